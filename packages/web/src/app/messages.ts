import { messagesOf } from '../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useAppMessages, appMessages] = messagesOf<typeof messages>('app')
