import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useUserMessages, userMessages] = messagesOf<typeof messages>('users')
