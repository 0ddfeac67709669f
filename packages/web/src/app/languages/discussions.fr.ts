import { messages as attachments } from '../../features/attachments/messages.fr.ts'
import { messages as chatActions } from '../../features/chat/actions/messages.fr.ts'

export const messages = { attachments, chatActions }
