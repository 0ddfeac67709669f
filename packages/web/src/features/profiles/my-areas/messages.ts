import { messagesOf } from '../../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useMyAreaMessages] = messagesOf<typeof messages>('myAreas')
