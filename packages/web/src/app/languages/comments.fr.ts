import { messages as comments } from '../../features/comments/messages.fr.ts'

export const messages = { comments }
