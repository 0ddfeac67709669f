import { useSyncExternalStore } from 'react'
import { getSession } from './session.ts'
import { personKey } from './storage-keys.ts'

/** A list that this device keeps of whoever is signed in, the same in all tabs; it goes with their session. */
export interface PersonList<Entry> {
  list(): Entry[]
  /** For what is done one after the other: ends where its person has left, so that nothing is done as another. */
  each(): Generator<Entry, void>
  store(entries: Entry[]): void
  use(): Entry[]
}

export function personList<Entry>(name: string): PersonList<Entry> {
  const keyOf = (userId: string) => personKey(name, userId)
  const listeners = new Set<() => void>()
  const none: Entry[] = []
  let kept: { userId: string | null; text: string | null; entries: Entry[] } = {
    userId: null,
    text: null,
    entries: none,
  }

  function list(): Entry[] {
    const { userId } = getSession()
    const text = userId ? localStorage.getItem(keyOf(userId)) : null
    if (kept.userId !== userId || kept.text !== text) kept = { userId, text, entries: parsed(text) }
    return kept.entries
  }

  function* each(): Generator<Entry, void> {
    const { userId } = getSession()
    for (const entry of list()) {
      if (getSession().userId !== userId) return
      yield entry
    }
  }

  function parsed(text: string | null): Entry[] {
    try {
      const entries: unknown = JSON.parse(text ?? '[]')
      return Array.isArray(entries) ? entries : none
    } catch {
      return none
    }
  }

  function store(entries: Entry[]): void {
    const { userId } = getSession()
    if (!userId) return
    if (entries.length === 0) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), JSON.stringify(entries))
    for (const listener of listeners) listener()
  }

  function onChange(listener: () => void): () => void {
    const onStorage = () => listener()
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }

  return { list, each, store, use: () => useSyncExternalStore(onChange, list, () => none) }
}
