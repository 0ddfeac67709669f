import { messageMax } from './chat.ts'

export const commentMax = messageMax
export const commentsPerPage = 50
