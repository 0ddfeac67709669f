import { messagesOf } from '../../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useOwnPostMessages] = messagesOf<typeof messages>('ownPosts')
