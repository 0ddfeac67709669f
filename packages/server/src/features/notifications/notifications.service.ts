import type { Notification } from '@materia/contract'
import { actorLanguage } from '../../platform/actor-language.ts'
import type { Actor, App } from '../../platform/app.ts'
import { notFound } from '../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { markAllRead, markRead, notificationRead } from '../../platform/notifications/index.ts'
import { findCursor, listNotifications } from './notifications.queries.ts'
import { notificationView } from './notifications.view.ts'

export async function listFor(
  app: App,
  actor: Actor,
  { count, before, unread }: { count: number; before?: string; unread: boolean },
): Promise<Notification[]> {
  const { userId } = actor
  const cursor = before ? await findCursor(app.db, { id: before, userId }) : undefined
  if (before && !cursor) throw notFound('notification')
  const rows = await listNotifications(app.db, { userId, now: app.clock.now(), count, before: cursor, unread })
  return rows.map((row) => notificationView(row, actorLanguage(actor)))
}

/** On every device of the person. */
export const readOne = (app: App, { userId }: Actor, id: string): Promise<void> =>
  inTransaction(app, async (tx) => {
    if (!(await markRead(tx, { id, userId, at: app.clock.now() }))) throw notFound('notification')
    announce(tx, notificationRead, { notificationId: id, userId })
  })

export const readAll = (app: App, { userId }: Actor): Promise<void> =>
  inTransaction(app, async (tx) => {
    await markAllRead(tx, { userId, at: app.clock.now() })
    announce(tx, notificationRead, { notificationId: null, userId })
  })
