import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useFolioMessages, folioMessages] = messagesOf<typeof messages>('folios')
