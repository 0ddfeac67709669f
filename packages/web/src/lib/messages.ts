import { messagesOf } from './language.ts'
import type { messages } from './messages.en.ts'

export const [useLibMessages, libMessages] = messagesOf<typeof messages>('lib')
