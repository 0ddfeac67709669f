import { notificationHub, notificationHubShapes } from '@materia/contract'
import type { Feature } from '../../platform/feature.ts'
import { serveHub } from '../../platform/realtime/serve-hub.ts'
import { invitationsHttp } from './invitations.routes.ts'
import { eraseNotified, joinNotifications } from './notifications.jobs.ts'
import { notificationsHttp } from './notifications.routes.ts'
import './notifications.tables.ts'
import './push/push.tables.ts'

export { makeDigests } from './digests.service.ts'
export { getPushKeys } from './push/push-keys.service.ts'

export const notifications: Feature = {
  routes: [...invitationsHttp, ...notificationsHttp],
  hubs: [serveHub(notificationHub, notificationHubShapes, {})],
  eraseUser: eraseNotified,
  mayReadHeldFile: null,
  join: joinNotifications,
}
