import type { Attachment, QuotedMessage } from '@materia/contract'
import { useSyncExternalStore } from 'react'
import { getSession } from '../../lib/session.ts'
import { personKey } from '../../lib/storage-keys.ts'

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

const keyOf = (userId: string) => personKey('outbox', userId)
const listeners = new Set<() => void>()
const none: Unsent[] = []
let kept: { userId: string | null; text: string | null; entries: Unsent[] } = {
  userId: null,
  text: null,
  entries: none,
}

/** All of the signed-in person's, oldest first; kept on this device until acknowledged. */
export function listUnsent(): Unsent[] {
  const { userId } = getSession()
  const text = userId ? localStorage.getItem(keyOf(userId)) : null
  if (kept.userId !== userId || kept.text !== text) kept = { userId, text, entries: parsed(text) }
  return kept.entries
}

export const useUnsent = (): Unsent[] => useSyncExternalStore(onOutboxChange, listUnsent, () => none)

function onOutboxChange(listener: () => void): () => void {
  const onStorage = () => listener()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

type Said = Pick<Unsent, 'chatroomId' | 'content' | 'sharedContentItemId' | 'replyTo' | 'attachments'>

export function addUnsent(message: Said): Unsent {
  const entry: Unsent = {
    ...message,
    clientMessageId: crypto.randomUUID(),
    fromUserId: getSession().userId ?? '',
    createdUtc: new Date().toISOString(),
    state: 'sending',
  }
  store([...listUnsent(), entry])
  return entry
}

export const changeUnsent = (clientMessageId: string, changes: Pick<Unsent, 'state' | 'refusal'>) =>
  store(listUnsent().map((entry) => (entry.clientMessageId === clientMessageId ? { ...entry, ...changes } : entry)))

export function removeUnsent(clientMessageId: string): void {
  const others = listUnsent().filter((entry) => entry.clientMessageId !== clientMessageId)
  if (others.length < listUnsent().length) store(others)
}

function store(entries: Unsent[]) {
  const { userId } = getSession()
  if (!userId) return
  if (entries.length === 0) localStorage.removeItem(keyOf(userId))
  else localStorage.setItem(keyOf(userId), JSON.stringify(entries))
  for (const listener of listeners) listener()
}

function parsed(text: string | null): Unsent[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries : none
  } catch {
    return none
  }
}
