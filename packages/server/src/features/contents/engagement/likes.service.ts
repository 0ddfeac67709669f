import type { Actor, App } from '../../../platform/app.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { isVisible } from '../summaries/contents.queries.ts'
import { changeLikesCount, deleteLike, insertLike } from './likes.queries.ts'

/** Twice is once. Gives the new number of likes. */
export const like = (app: App, actor: Actor, contentItemId: string): Promise<number> =>
  inTransaction(app, async (tx) => {
    if (!(await isVisible(tx, actor, contentItemId))) throw notFound('content')
    const isNew = await insertLike(tx, { contentItemId, userId: actor.userId, at: app.clock.now() })
    return changeLikesCount(tx, contentItemId, isNew ? 1 : 0)
  })

export const removeLike = (app: App, actor: Actor, contentItemId: string): Promise<number> =>
  inTransaction(app, async (tx) => {
    if (!(await isVisible(tx, actor, contentItemId))) throw notFound('content')
    const wasThere = await deleteLike(tx, { contentItemId, userId: actor.userId })
    return changeLikesCount(tx, contentItemId, wasThere ? -1 : 0)
  })
