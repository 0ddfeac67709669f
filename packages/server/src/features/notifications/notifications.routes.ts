import { notificationRoutes, notificationShapes } from '@materia/contract'
import { serve } from '../../platform/http/serve.ts'
import { getPreferences } from '../../platform/notifications/index.ts'
import { getDigestTime, saveDigestTime } from './digests.queries.ts'
import { countUnread } from './notifications.queries.ts'
import { listFor, readAll, readOne } from './notifications.service.ts'
import { changePreferences } from './preferences.service.ts'
import { getPush, subscribe, unsubscribeBrowser } from './push/push.service.ts'
import { askToUnsubscribe, unsubscribe } from './unsubscribing.service.ts'

const htmlPage = 'text/html; charset=utf-8'

export const notificationsHttp = serve(notificationRoutes, notificationShapes, {
  listNotifications: ({ app, actor, query }) => listFor(app, actor, query),
  countUnreadNotifications: async ({ app, actor }) => ({
    count: await countUnread(app.db, { userId: actor.userId, now: app.clock.now() }),
  }),
  readNotification: ({ app, actor, params }) => readOne(app, actor, params.id),
  readAllNotifications: ({ app, actor }) => readAll(app, actor),
  getNotificationPreferences: ({ app, actor }) => getPreferences(app.db, actor.userId),
  updateNotificationPreferences: ({ app, actor, body }) => changePreferences(app, actor, body),
  getDigestTime: ({ app, actor }) => getDigestTime(app.db, actor.userId),
  setDigestTime: async ({ app, actor, body }) => {
    await saveDigestTime(app.db, actor.userId, body)
    return body
  },
  getPush: ({ app, actor }) => getPush(app, actor),
  subscribeToPush: ({ app, actor, body }) => subscribe(app, actor, body),
  unsubscribeFromPush: ({ app, actor, body }) => unsubscribeBrowser(app, actor, body.endpoint),
  askToUnsubscribe: async ({ app, params, reply }) => {
    const page = await askToUnsubscribe(app, params.token)
    reply.type(htmlPage)
    return page
  },
  unsubscribe: async ({ app, params, reply }) => {
    const page = await unsubscribe(app, params.token)
    reply.type(htmlPage)
    return page
  },
})
