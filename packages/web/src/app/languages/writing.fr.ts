import { messages as attachments } from '../../features/attachments/messages.fr.ts'
import { messages as posts } from '../../features/posts/messages.fr.ts'

export const messages = { attachments, posts }
