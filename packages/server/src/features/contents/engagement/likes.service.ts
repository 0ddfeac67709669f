import type { Actor, App } from '../../../platform/app.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { notify, withdrawActor } from '../../../platform/notifications/index.ts'
import { isVisible } from '../summaries/contents.queries.ts'
import { changeLikesCount, deleteLike, findOwnerOf, insertLike } from './likes.queries.ts'

/** Twice is once. Gives the new number of likes. */
export const like = (app: App, actor: Actor, contentItemId: string): Promise<number> =>
  inTransaction(app, async (tx) => {
    if (!(await isVisible(tx, actor, contentItemId))) throw notFound('content')
    const at = app.clock.now()
    const isNew = await insertLike(tx, { contentItemId, userId: actor.userId, at })
    const ownerId = isNew ? await findOwnerOf(tx, contentItemId) : undefined
    if (ownerId) await notify(tx, { ...likedBy(actor, contentItemId), userId: ownerId, at, contentItemId })
    return changeLikesCount(tx, contentItemId, isNew ? 1 : 0)
  })

export const removeLike = (app: App, actor: Actor, contentItemId: string): Promise<number> =>
  inTransaction(app, async (tx) => {
    if (!(await isVisible(tx, actor, contentItemId))) throw notFound('content')
    const wasThere = await deleteLike(tx, { contentItemId, userId: actor.userId })
    const ownerId = wasThere ? await findOwnerOf(tx, contentItemId) : undefined
    if (ownerId) await withdrawActor(tx, { ...likedBy(actor, contentItemId), userId: ownerId, at: app.clock.now() })
    return changeLikesCount(tx, contentItemId, wasThere ? -1 : 0)
  })

/** The likes of an item are grouped into one notification of its owner. */
const likedBy = ({ userId }: Actor, contentItemId: string) =>
  ({ kind: 'Liked', key: contentItemId, actorId: userId }) as const
