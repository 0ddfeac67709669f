import { mentionedIn } from '@materia/contract'
import type { Tx } from '../../platform/db/db.ts'
import { excerptOf, notifyAll, withdrawNotifications } from '../../platform/notifications/index.ts'
import { listTold } from './comment-notifications.queries.ts'

interface SaidComment {
  id: string
  contentItemId: string
  authorId: string
  /** The first comment of the thread, for an answer. */
  parentId: string | null
  content: string
}

/** The author of the item, and of the comment that is answered, hear of it; whoever is mentioned hears that alone. */
export async function notifyOfComment(tx: Tx, comment: SaidComment, at: Date): Promise<void> {
  const { id: key, contentItemId, authorId: actorId } = comment
  const { mentioned, concerned } = await listTold(tx, comment, mentionedIn(comment.content))
  const facts = { excerpt: excerptOf(comment.content) }
  const about = { key, at, actorId, contentItemId, facts }
  await notifyAll(tx, [
    ...mentioned.map((userId) => ({ userId, kind: 'Mentioned' as const, ...about })),
    ...concerned.map((userId) => ({ userId, kind: 'Commented' as const, ...about })),
  ])
}

/** A comment that nobody reads any more is told of no more. */
export const withdrawComment = (tx: Tx, commentId: string): Promise<void> =>
  withdrawNotifications(tx, { kinds: ['Commented', 'Mentioned'], key: commentId })
