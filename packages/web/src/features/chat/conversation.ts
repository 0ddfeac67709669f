import type { ChatMessage, MessagePage } from '@materia/contract'

/** The messages of a room that are here: a run without a gap that ends at the newest one heard of. */
export interface Conversation {
  messages: ChatMessage[]
  nextCursor: string | null
  /** Every change of the room's messages up to this one is here. */
  changeVersion: number
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
  return { ...conversation, messages: [...older, ...conversation.messages], nextCursor: page.nextCursor }
}

/** With messages as they are now, those that are here; an older word about one changes nothing. */
export function replace(conversation: Conversation, changedMessages: ChatMessage[]): Conversation {
  if (changedMessages.length === 0) return conversation
  const newer = new Map(changedMessages.map((message) => [message.id, message]))
  const nowOf = (known: ChatMessage) => {
    const now = newer.get(known.id)
    return now && now.changeVersion >= known.changeVersion ? now : known
  }
  const versions = changedMessages.map(({ changeVersion }) => changeVersion)
  return {
    ...conversation,
    messages: conversation.messages.map(nowOf),
    changeVersion: Math.max(conversation.changeVersion, ...versions),
  }
}

const changed = (conversation: Conversation, messages: ChatMessage[]): Conversation =>
  messages.length === conversation.messages.length ? conversation : { ...conversation, messages }
