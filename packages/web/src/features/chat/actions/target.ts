import type { ChatMessage, QuotedMessage } from '@materia/contract'
import { createContext, useContext } from 'react'

/** What the writing field is about: a message to answer, or one's own to change. */
export interface Target {
  kind: 'reply' | 'edit'
  message: ChatMessage
}

interface Conversing {
  target: Target | null
  setTarget: (target: Target | null) => void
  /** Shows a message of the room by its place. */
  jumpTo: (sequence: number) => void
  isClosed: boolean
}

const Conversing = createContext<Conversing>({
  target: null,
  setTarget: () => undefined,
  jumpTo: () => undefined,
  isClosed: false,
})

export const ConversingProvider = Conversing.Provider
export const useConversing = () => useContext(Conversing)

const quotedLength = 200

export const quoteOf = (message: ChatMessage): QuotedMessage => ({
  id: message.id,
  sequence: message.sequence,
  fromUserId: message.fromUserId,
  fromUserFullName: message.fromUserFullName,
  content: message.content.slice(0, quotedLength),
})
