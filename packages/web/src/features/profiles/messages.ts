import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useProfileMessages, profileMessages] = messagesOf<typeof messages>('profiles')
