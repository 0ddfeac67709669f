import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [usePageMessages, pageMessages] = messagesOf<typeof messages>('pages')
