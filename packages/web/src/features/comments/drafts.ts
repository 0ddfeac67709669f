import { keptText } from '../../lib/kept-text.ts'

/** What was begun beneath an item, or in answer to a comment, and not sent. */
export const commentDrafts = keptText('comment-draft')
