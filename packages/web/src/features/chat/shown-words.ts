import { blockedMessage, deletedMessage, hiddenMessage } from '@materia/contract'
import { actionMessages } from './actions/messages.ts'
import { chatMessages } from './messages.ts'

/** What a message says, or why its words are not shown. */
export function shownWords(content: string): string {
  if (content === hiddenMessage) return chatMessages()('hiddenMessage')
  if (content === deletedMessage) return actionMessages()('deletedMessage')
  if (content === blockedMessage) return actionMessages()('blockedMessage')
  return content
}

/** The server says in place of the words why they are not there. */
export const isWithheld = (content: string): boolean =>
  content === hiddenMessage || content === deletedMessage || content === blockedMessage
