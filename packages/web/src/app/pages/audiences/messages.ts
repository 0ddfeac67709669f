import { messagesOf } from '../../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useAudienceMessages, audienceTexts] = messagesOf<typeof messages>('audiences')
