import { messages as comments } from '../../features/comments/messages.en.ts'

export const messages = { comments }
