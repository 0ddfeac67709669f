import { messagesOf } from '../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useDomainMessages, domainMessages] = messagesOf<typeof messages>('domain')
