import { event } from '../events/events.ts'

/** People have news: notifications that are new, or unread anew. */
export const notificationsAdded = event<{ notificationIds: string[] }>('notifications-added')

/** Read or answered; without an id, all of them. */
export const notificationRead = event<{ notificationId: string | null; userId: string }>('notification-read')
