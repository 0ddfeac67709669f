import { messagesOf } from '../../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useInvitingMessages] = messagesOf<typeof messages>('inviting')
