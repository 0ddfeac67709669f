import type { Actor, App } from '../../../platform/app.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { countView, countViewsOf, findVisibleItemOf, insertView } from './views.queries.ts'

export async function getViewCount(app: App, actor: Actor, versionId: string): Promise<number> {
  if (!(await findVisibleItemOf(app.db, actor, versionId))) throw notFound('version')
  return countViewsOf(app.db, versionId)
}

export const recordView = (app: App, actor: Actor, versionId: string): Promise<void> =>
  inTransaction(app, async (tx) => {
    const contentItemId = await findVisibleItemOf(tx, actor, versionId)
    if (!contentItemId) throw notFound('version')
    const view = { versionId, contentItemId, userId: actor.userId, at: app.clock.now() }
    if (await insertView(tx, view)) await countView(tx, view)
  })
