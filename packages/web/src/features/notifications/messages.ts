import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useNotificationMessages, notificationMessages] = messagesOf<typeof messages>('notifications')
