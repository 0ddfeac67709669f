import { messagesOf } from '../../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useItemPageMessages, itemPageMessages] = messagesOf<typeof messages>('itemPage')
