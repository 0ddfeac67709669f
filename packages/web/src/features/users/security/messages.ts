import { messagesOf } from '../../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useSecurityMessages] = messagesOf<typeof messages>('security')
