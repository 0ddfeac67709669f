import type { Attachment, QuotedMessage } from '@materia/contract'
import { personList } from '../../lib/person-list.ts'
import { getSession } from '../../lib/session.ts'

/** A message that the server has not acknowledged yet. It keeps its name, so a retry is the same message. */
export interface Unsent {
  chatroomId: string
  clientMessageId: string
  content: string
  sharedContentItemId: string | null
  replyTo: QuotedMessage | null
  attachments?: Attachment[]
  fromUserId: string
  createdUtc: string
  state: 'sending' | 'failed'
  /** Why the server refused it. */
  refusal?: string
}

const unsent = personList<Unsent>('outbox')

/** All of the signed-in person's, oldest first; kept on this device until acknowledged. */
export const listUnsent = unsent.list

export const useUnsent = unsent.use

type Said = Pick<Unsent, 'chatroomId' | 'content' | 'sharedContentItemId' | 'replyTo' | 'attachments'>

export function addUnsent(message: Said): Unsent {
  const entry: Unsent = {
    ...message,
    clientMessageId: crypto.randomUUID(),
    fromUserId: getSession().userId ?? '',
    createdUtc: new Date().toISOString(),
    state: 'sending',
  }
  unsent.store([...listUnsent(), entry])
  return entry
}

export const changeUnsent = (clientMessageId: string, changes: Pick<Unsent, 'state' | 'refusal'>) =>
  unsent.store(
    listUnsent().map((entry) => (entry.clientMessageId === clientMessageId ? { ...entry, ...changes } : entry)),
  )

export function removeUnsent(clientMessageId: string): void {
  const others = listUnsent().filter((entry) => entry.clientMessageId !== clientMessageId)
  if (others.length < listUnsent().length) unsent.store(others)
}
