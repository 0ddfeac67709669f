import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useContentMessages, contentMessages] = messagesOf<typeof messages>('contents')
