import type { ChatMessage, MessagePage } from '@materia/contract'

/** The messages of a room that are here: a run without a gap that ends at the newest one heard of. */
export interface Conversation {
  messages: ChatMessage[]
  nextCursor: string | null
}

export const newestSequence = ({ messages }: Conversation) => messages.at(-1)?.sequence ?? 0

/** Takes what follows on, drops what is here already, and says whether something is missing in between. */
export function append(conversation: Conversation, incoming: ChatMessage[]): { next: Conversation; hasGap: boolean } {
  const messages = [...conversation.messages]
  for (const message of [...incoming].sort((one, other) => one.sequence - other.sequence)) {
    const newest = messages.at(-1)?.sequence ?? 0
    if (message.sequence <= newest) continue
    if (message.sequence > newest + 1) return { next: changed(conversation, messages), hasGap: true }
    messages.push(message)
  }
  return { next: changed(conversation, messages), hasGap: false }
}

export function prepend(conversation: Conversation, page: MessagePage): Conversation {
  const oldest = conversation.messages[0]?.sequence ?? Number.POSITIVE_INFINITY
  const older = page.messages.filter(({ sequence }) => sequence < oldest)
  return { messages: [...older, ...conversation.messages], nextCursor: page.nextCursor }
}

/** With the message as it is now, if it is here. */
export const replace = (conversation: Conversation, message: ChatMessage): Conversation => ({
  ...conversation,
  messages: conversation.messages.map((known) => (known.id === message.id ? message : known)),
})

const changed = (conversation: Conversation, messages: ChatMessage[]): Conversation =>
  messages.length === conversation.messages.length ? conversation : { ...conversation, messages }
