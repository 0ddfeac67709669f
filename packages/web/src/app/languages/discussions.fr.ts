import { messages as chatActions } from '../../features/chat/actions/messages.fr.ts'

export const messages = { chatActions }
