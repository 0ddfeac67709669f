import { afterEach, beforeEach, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { signInAs } from '../../../testing/people.ts'
import { createBuffer } from '../draft-buffer.ts'
import { createDraftStore, type DraftStore, type Stored, saveDelayMs } from '../draft-store.ts'

export interface Note {
  title: string
  content: string
}

/** A server of one draft: refuses a stale mark, as the real one does. */
export function draftServer() {
  let xmin = 0
  let fields: Note | undefined
  let isReachable = true
  return {
    stored: () => (fields ? { fields, xmin, isPublished: false } : undefined),
    cutOff: () => {
      isReachable = false
    },
    reconnect: () => {
      isReachable = true
      window.dispatchEvent(new Event('online'))
    },
    put: vi.fn(async (sent: Note, seen: number | null): Promise<Stored<Note>> => {
      await Promise.resolve()
      if (!isReachable) throw new TypeError('Failed to fetch')
      if (fields && seen !== xmin) throw problem(409, { stored: { fields, xmin } })
      fields = sent
      xmin += 1
      return { fields, xmin, isPublished: false }
    }),
  }
}

export function problem(status: number, extensions: object = {}, detail = 'Refused.') {
  const body = JSON.stringify({ type: 'about:blank', title: 'x', status, detail, instance: null, extensions })
  return new ApiError({ status, body, headers: new Headers() })
}

type Server = Pick<ReturnType<typeof draftServer>, 'stored' | 'put'>

/** Stores of the draft of one person; the clock stands still, and what was opened is closed after each test. */
export function draftStores() {
  const opened: DraftStore<Note>[] = []
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    signInAs(['Doctor'], { sub: 'me' })
  })
  afterEach(() => {
    for (const store of opened.splice(0)) store.close()
    vi.useRealTimers()
  })
  return (server: Server, options: OpenOptions = {}) => {
    const store = open(server, options)
    opened.push(store)
    return store
  }
}

interface OpenOptions {
  id?: string
  isAutomatic?: boolean
}

function open(server: Server, { id = 'draft', isAutomatic = true }: OpenOptions) {
  return createDraftStore<Note>({
    initial: { title: '', content: '' },
    stored: server.stored(),
    buffer: createBuffer<Note>('me', id),
    put: isAutomatic ? server.put : undefined,
    isSame: (one, other) => one.title === other.title && one.content === other.content,
    join: (mine, theirs) => ({ ...mine, content: `${mine.content}${theirs.content}` }),
    readStored: (error) => {
      const stored = error.problem?.extensions.stored as Stored<Note> | undefined
      return stored && { ...stored, isPublished: false }
    },
  })
}

export const kinds = (store: DraftStore<Note>) => store.getState().save.kind

export const pass = (ms = saveDelayMs) => vi.advanceTimersByTimeAsync(ms)
