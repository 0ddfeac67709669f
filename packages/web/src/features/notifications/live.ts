import { notificationHub, notificationRoutes } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { live } from '../../lib/live.ts'
import { replyKey } from '../../lib/query.ts'

export const reloadNotifications = (cache: QueryClient): void => {
  void cache.invalidateQueries({ queryKey: replyKey(notificationRoutes.countUnreadNotifications) })
  void cache.invalidateQueries({ queryKey: replyKey(notificationRoutes.listNotifications) })
}

export const notificationsLive = live(
  notificationHub,
  {
    NotificationAdded: (_, cache) => reloadNotifications(cache),
    NotificationRead: (_, cache) => reloadNotifications(cache),
  },
  reloadNotifications,
)
