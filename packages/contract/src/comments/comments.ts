import { messageMax } from '../chat/chat.ts'

export const commentMax = messageMax
export const commentsPerPage = 50
/** Items that one comment refers to. */
export const commentReferencesMax = 5
