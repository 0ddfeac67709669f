import { route, routes } from '../route.ts'
import type { notificationShapes } from './notifications.schemas.ts'

const access = 'signed-in'

export const notificationRoutes = routes<typeof notificationShapes>()({
  listNotifications: route('GET', '/api/notifications', { access }),
  countUnreadNotifications: route('GET', '/api/notifications/unread-count', { access }),
  readAllNotifications: route('POST', '/api/notifications/read-all', { access }),
  readNotification: route('POST', '/api/notifications/:id/read', { access }),
  getNotificationPreferences: route('GET', '/api/notifications/preferences', { access }),
  updateNotificationPreferences: route('PUT', '/api/notifications/preferences', { access }),
  getDigestTime: route('GET', '/api/notifications/digest-time', { access }),
  setDigestTime: route('PUT', '/api/notifications/digest-time', { access }),
  /** Whether this device is told of news while Materia is not open, and the key with which its browser asks for that. */
  getPush: route('GET', '/api/notifications/push', { access, writes: true }),
  subscribeToPush: route('PUT', '/api/notifications/push', { access }),
  unsubscribeFromPush: route('DELETE', '/api/notifications/push', { access }),
  /** A page that asks: programs that follow every link of a mail must change nothing. */
  askToUnsubscribe: route('GET', '/api/notifications/unsubscribe/:token', { access: 'public', download: true }),
  /** One click of a mail program (RFC 8058), which cannot sign in: the token is the key. */
  unsubscribe: route('POST', '/api/notifications/unsubscribe/:token', { access: 'public', download: true, form: true }),
})
