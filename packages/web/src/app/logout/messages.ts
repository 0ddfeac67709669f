import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useLogoutMessages] = messagesOf<typeof messages>('logout')
