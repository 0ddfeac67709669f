import { messagesOf } from '../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useUiMessages, uiMessages] = messagesOf<typeof messages>('ui')
