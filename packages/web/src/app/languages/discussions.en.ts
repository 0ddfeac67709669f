import { messages as attachments } from '../../features/attachments/messages.en.ts'
import { messages as chatActions } from '../../features/chat/actions/messages.en.ts'

export const messages = { attachments, chatActions }
