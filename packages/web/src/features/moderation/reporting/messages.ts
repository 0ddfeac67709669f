import { messagesOf } from '../../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useReportingMessages] = messagesOf<typeof messages>('reporting')
