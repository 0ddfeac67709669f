import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useAccountMessages, accountMessages] = messagesOf<typeof messages>('accounts')
