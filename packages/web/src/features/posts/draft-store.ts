import { type ApiError, explain, isRefused, statusOf } from '../../lib/api-error.ts'
import type { DraftBuffer } from './draft-buffer.ts'

/** A post as the server holds it. */
export interface Stored<Fields> {
  fields: Fields
  xmin: number
  isPublished: boolean
}

export type SaveState<Fields> =
  | { kind: 'unchanged' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** Kept on this device; the server is tried again. */
  | { kind: 'offline' }
  | { kind: 'refused'; message: string; isGone: boolean }
  | { kind: 'conflict'; stored: Stored<Fields> }

export interface DraftState<Fields> {
  fields: Fields
  save: SaveState<Fields>
  /** Rises when the fields came from elsewhere than the keyboard, so that the editor shows them anew. */
  revision: number
}

export interface DraftStore<Fields> {
  getState(): DraftState<Fields>
  subscribe(listener: () => void): () => void
  change(changes: Partial<Fields>): void
  /** Stores what is not stored yet; true when nothing is left to store. */
  flush(): Promise<boolean>
  resolve(choice: 'mine' | 'theirs' | 'both'): void
  retry(): void
  /** What the server holds now, after a call made beside the store. */
  adopt(stored: Stored<Fields>): void
  /** Whether a call made beside the store failed because the server holds something else than what was written upon, or nothing. */
  meet(error: unknown): boolean
  getXmin(): number | null
  /** Nothing is tried again from here on; what is not stored waits on this device. */
  close(): void
}

interface Parts<Fields> {
  initial: Fields
  /** Undefined for a draft that was never stored. */
  stored: Stored<Fields> | undefined
  buffer: DraftBuffer<Fields>
  /** Undefined where nothing is stored until the writer says so. */
  put: ((fields: Fields, xmin: number | null) => Promise<Stored<Fields>>) | undefined
  isSame(one: Fields, other: Fields): boolean
  join(mine: Fields, theirs: Fields): Fields
  /** The server's own words in a conflict. */
  readStored(error: ApiError): Stored<Fields> | undefined
  now?(): number
}

export const saveDelayMs = 1_200
const firstRetryMs = 2_000
const longestRetryMs = 30_000

/** Keeps one post in step with the server without ever dropping what was typed. Knows nothing of the screen. */
export function createDraftStore<Fields extends object>(parts: Parts<Fields>): DraftStore<Fields> {
  const { buffer, put, isSame, now = Date.now } = parts
  const listeners = new Set<() => void>()
  let xmin = parts.stored?.xmin ?? null
  let storedFields = parts.stored?.fields
  let state: DraftState<Fields> = {
    fields: parts.stored?.fields ?? parts.initial,
    save: { kind: 'unchanged' },
    revision: 0,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let retryMs = firstRetryMs
  let isClosed = false

  const set = (changes: Partial<DraftState<Fields>>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const isStored = () => storedFields !== undefined && isSame(state.fields, storedFields)
  const keep = () => buffer.keep({ fields: state.fields, xmin, at: now() })

  function schedule(delayMs: number) {
    clearTimeout(timer)
    if (put && !isClosed) timer = setTimeout(() => void store(), delayMs)
  }

  /** One call at a time: the next one carries the mark that this one brought. */
  function store(): Promise<boolean> {
    clearTimeout(timer)
    running ??= storeOnce().finally(() => {
      running = undefined
    })
    return running
  }

  async function storeOnce(): Promise<boolean> {
    if (!put || state.save.kind === 'conflict') return false
    const sent = state.fields
    set({ save: { kind: 'saving' } })
    try {
      adopt(await put(sent, xmin), sent)
      return isStored()
    } catch (error) {
      fail(error)
      return false
    }
  }

  function adopt(stored: Stored<Fields>, sent = stored.fields) {
    xmin = stored.xmin
    storedFields = sent
    retryMs = firstRetryMs
    if (isStored()) {
      buffer.clear()
      set({ save: { kind: 'saved', at: now() } })
      return
    }
    keep()
    set({ save: { kind: 'waiting' } })
    schedule(saveDelayMs)
  }

  function fail(error: unknown) {
    if (meet(error)) return
    if (isRefused(error)) return set({ save: { kind: 'refused', message: explain(error), isGone: false } })
    set({ save: { kind: 'offline' } })
    schedule(retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  function meet(error: unknown): boolean {
    const status = statusOf(error)
    const stored = status === 409 ? parts.readStored(error as ApiError) : undefined
    if (stored) set({ save: { kind: 'conflict', stored } })
    if (status === 404) set({ save: { kind: 'refused', message: explain(error), isGone: true } })
    return stored !== undefined || status === 404
  }

  function replace(fields: Fields) {
    set({ fields, revision: state.revision + 1 })
  }

  const onOnline = () => {
    if (state.save.kind === 'offline') schedule(0)
  }
  globalThis.addEventListener?.('online', onOnline)
  takeUpUnsaved()

  /** What an earlier visit typed and could not store. */
  function takeUpUnsaved() {
    const unsaved = buffer.find()
    if (!unsaved) return
    if (storedFields && isSame(unsaved.fields, storedFields)) return buffer.clear()
    const isUponStored = parts.stored === undefined || unsaved.xmin === xmin
    replace(unsaved.fields)
    if (!isUponStored && parts.stored) return set({ save: { kind: 'conflict', stored: parts.stored } })
    set({ save: { kind: 'waiting' } })
    schedule(saveDelayMs)
  }

  return {
    getState: () => state,
    getXmin: () => xmin,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changes) {
      const fields = { ...state.fields, ...changes }
      if (isSame(fields, state.fields)) return
      set({ fields })
      keep()
      if (state.save.kind === 'conflict' || (state.save.kind === 'refused' && state.save.isGone)) return
      if (state.save.kind !== 'saving' && state.save.kind !== 'offline') set({ save: { kind: 'waiting' } })
      if (state.save.kind !== 'offline') schedule(saveDelayMs)
    },
    async flush() {
      while (put && !isStored()) {
        if (!(await store()) && state.save.kind !== 'waiting') return false
      }
      return isStored()
    },
    resolve(choice) {
      if (state.save.kind !== 'conflict') return
      const { stored } = state.save
      xmin = stored.xmin
      storedFields = stored.fields
      if (choice === 'theirs') {
        buffer.clear()
        replace(stored.fields)
        return set({ save: { kind: 'saved', at: now() } })
      }
      if (choice === 'both') replace(parts.join(state.fields, stored.fields))
      keep()
      set({ save: { kind: 'waiting' } })
      schedule(0)
    },
    retry() {
      set({ save: { kind: 'waiting' } })
      schedule(0)
    },
    adopt: (stored) => adopt(stored),
    meet,
    close() {
      isClosed = true
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', onOnline)
      listeners.clear()
    },
  }
}
