import { messages as attachments } from '../../features/attachments/messages.en.ts'
import { messages as posts } from '../../features/posts/messages.en.ts'

export const messages = { attachments, posts }
