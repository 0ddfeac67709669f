import { messagesOf } from '../../lib/language.ts'
import type { messages } from './messages.en.ts'

export const [useAttachmentMessages, attachmentMessages] = messagesOf<typeof messages>('attachments')
