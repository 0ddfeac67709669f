import { messages as notifications } from '../../features/notifications/messages.en.ts'
import { messages as subscriptions } from '../../features/subscriptions/messages.en.ts'

/** What the screens of notifications and follows say. */
export const messages = { notifications, subscriptions }
