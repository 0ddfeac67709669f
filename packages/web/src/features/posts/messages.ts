import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [usePostMessages, postMessages] = messagesOf<typeof messages>('posts')
