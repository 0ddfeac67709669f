import { messages as notifications } from '../../features/notifications/messages.fr.ts'
import { messages as subscriptions } from '../../features/subscriptions/messages.fr.ts'

/** What the screens of notifications and follows say. */
export const messages = { notifications, subscriptions }
