import { getSession } from '../../lib/session.ts'
import { personKey } from '../../lib/storage-keys.ts'
import { tabId } from '../../lib/tab-id.ts'

/** What was typed on this device and is not known to be stored yet. */
export interface Unsaved<Fields> {
  fields: Fields
  /** The stored state it was typed upon; null for a draft that was never stored. */
  xmin: number | null
  at: number
}

export interface DraftBuffer<Fields> {
  keep(unsaved: Unsaved<Fields>): void
  clear(): void
  /** From this and earlier visits, the newest first. */
  find(): Unsaved<Fields> | undefined
}

export function createBuffer<Fields>(userId: string, contentItemId: string): DraftBuffer<Fields> {
  const prefix = `${personKey('draft', userId)}.${contentItemId}.`
  // Each tab has a place of its own: two that are offline at once do not overwrite each other.
  const ownKey = prefix + tabId
  const adopted = new Set<string>()

  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix))

  return {
    keep(unsaved) {
      // An editor that closes after the session ended leaves nothing behind.
      if (getSession().userId !== userId) return
      try {
        localStorage.setItem(ownKey, JSON.stringify(unsaved))
      } catch {
        // A full or closed storage leaves the server's copy and the one on the screen.
      }
    },
    clear() {
      for (const key of [ownKey, ...adopted]) localStorage.removeItem(key)
    },
    find() {
      const found = keys()
        .map((key) => ({ key, unsaved: read<Fields>(key) }))
        .filter((entry): entry is { key: string; unsaved: Unsaved<Fields> } => entry.unsaved !== undefined)
        .sort((a, b) => b.unsaved.at - a.unsaved.at)
      const [newest] = found
      if (newest) adopted.add(newest.key)
      return newest?.unsaved
    },
  }
}

function read<Fields>(key: string): Unsaved<Fields> | undefined {
  try {
    const stored: Partial<Unsaved<Fields>> | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    return stored?.fields && typeof stored.at === 'number' ? (stored as Unsaved<Fields>) : undefined
  } catch {
    return undefined
  }
}

const newKey = (userId: string, type: string) => `${personKey('draft', userId)}.new.${type}`

/** The id of a post that was begun here and has not reached the server; the same one until it has. */
export function newDraftId(userId: string, type: string): string {
  const known = localStorage.getItem(newKey(userId, type))
  if (known) return known
  const id = crypto.randomUUID()
  localStorage.setItem(newKey(userId, type), id)
  return id
}
export const isNewDraft = (userId: string, type: string, contentItemId: string): boolean =>
  localStorage.getItem(newKey(userId, type)) === contentItemId
export const forgetNewDraft = (userId: string, type: string) => localStorage.removeItem(newKey(userId, type))
