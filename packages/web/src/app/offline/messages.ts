import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useOfflineMessages, offlineMessages] = messagesOf<typeof messages>('offline')
