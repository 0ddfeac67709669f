import type { notificationShapes } from './notifications.schemas.ts'
import { route, routes } from './route.ts'

const access = 'signed-in'

export const notificationRoutes = routes<typeof notificationShapes>()({
  listNotifications: route('GET', '/api/notifications', { access }),
  countUnreadNotifications: route('GET', '/api/notifications/unread-count', { access }),
  readAllNotifications: route('POST', '/api/notifications/read-all', { access }),
  readNotification: route('POST', '/api/notifications/:id/read', { access }),
  getNotificationPreferences: route('GET', '/api/notifications/preferences', { access }),
  updateNotificationPreferences: route('PUT', '/api/notifications/preferences', { access }),
})
