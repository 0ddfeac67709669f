import { messages as chatActions } from '../../features/chat/actions/messages.en.ts'

export const messages = { chatActions }
