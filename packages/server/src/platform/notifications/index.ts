import './notifications.tables.ts'

export { cameBefore, type DueDigest, fillDigests } from './digests.queries.ts'
export { excerptOf } from './excerpt.ts'
export { notificationRead, notificationsAdded } from './notifications.events.ts'
export type { NotificationFacts } from './notifications.tables.ts'
export {
  type NewNotification,
  notificationMail,
  notificationPush,
  notify,
  notifyAll,
  settleNotification,
  withdrawActor,
  withdrawNotifications,
} from './notify.queries.ts'
export { getPreferences, listWantingMailAtOnce, savePreferences, wantsMailAtOnce } from './preferences.queries.ts'
export { deleteNotificationsBefore, deleteNotificationsOf, markAllRead, markRead } from './reading.queries.ts'
