import { messagesOf } from '../../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useActionMessages, actionMessages] = messagesOf<typeof messages>('chatActions')
