import { hiddenMessage } from '@materia/contract'
import { chatMessages } from './messages.ts'

/** What a message says, or that it is held for review. */
export const shownWords = (content: string): string =>
  content === hiddenMessage ? chatMessages()('hiddenMessage') : content
