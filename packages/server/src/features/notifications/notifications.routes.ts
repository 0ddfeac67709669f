import { notificationRoutes, notificationShapes } from '@materia/contract'
import { serve } from '../../platform/http/serve.ts'
import { getPreferences } from '../../platform/notifications/index.ts'
import { countUnread } from './notifications.queries.ts'
import { changePreferences, listFor, readAll, readOne } from './notifications.service.ts'

export const notificationsHttp = serve(notificationRoutes, notificationShapes, {
  listNotifications: ({ app, actor, query }) => listFor(app, actor, query),
  countUnreadNotifications: async ({ app, actor }) => ({
    count: await countUnread(app.db, { userId: actor.userId, now: app.clock.now() }),
  }),
  readNotification: ({ app, actor, params }) => readOne(app, actor, params.id),
  readAllNotifications: ({ app, actor }) => readAll(app, actor),
  getNotificationPreferences: ({ app, actor }) => getPreferences(app.db, actor.userId),
  updateNotificationPreferences: ({ app, actor, body }) => changePreferences(app, actor, body),
})
