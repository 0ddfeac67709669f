import { messagesOf } from '../../../lib/language.ts'
import type { messages } from './messages.en.ts'

/** What search engines and link previews read of the public pages: written into them when they are built, and loaded by nobody. */
export const [, descriptions] = messagesOf<typeof messages>('descriptions')
