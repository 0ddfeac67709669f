import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useChatMessages, chatMessages] = messagesOf<typeof messages>('chat')
