import { messagesOf } from '../../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useSavingMessages, savingMessages] = messagesOf<typeof messages>('savingToFolios')
