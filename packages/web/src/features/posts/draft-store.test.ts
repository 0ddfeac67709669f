import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { personKey } from '../../lib/storage-keys.ts'
import { signInAs } from '../../testing/people.ts'
import { createBuffer } from './draft-buffer.ts'
import { createDraftStore, type DraftStore, type Stored, saveDelayMs } from './draft-store.ts'

interface Note {
  title: string
  content: string
}

/** A server of one draft: refuses a stale mark, as the real one does. */
function draftServer() {
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

function problem(status: number, extensions: object = {}, detail = 'Refused.') {
  const body = JSON.stringify({ type: 'about:blank', title: 'x', status, detail, instance: null, extensions })
  return new ApiError({ status, body, headers: new Headers() })
}

const opened: DraftStore<Note>[] = []
type Server = Pick<ReturnType<typeof draftServer>, 'stored' | 'put'>

function open(server: Server, { id = 'draft', isAutomatic = true } = {}) {
  const store = createDraftStore<Note>({
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
  opened.push(store)
  return store
}

const kinds = (store: DraftStore<Note>) => store.getState().save.kind
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(personKey('draft', 'me')))
const pass = (ms = saveDelayMs) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  signInAs(['Doctor'], { sub: 'me' })
})
afterEach(() => {
  for (const store of opened.splice(0)) store.close()
  vi.useRealTimers()
})

describe('autosave', () => {
  it('stores a pause after the last key, once', async () => {
    const server = draftServer()
    const store = open(server)

    store.change({ title: 'H' })
    await pass(saveDelayMs / 2)
    store.change({ title: 'He' })
    expect(kinds(store)).toBe('waiting')
    await pass()

    expect(server.put).toHaveBeenCalledTimes(1)
    expect(server.stored()?.fields.title).toBe('He')
    expect(kinds(store)).toBe('saved')
    expect(keptKeys()).toHaveLength(0)
  })

  it('stores again what was typed while it was storing, with the new mark', async () => {
    const server = draftServer()
    const store = open(server)
    store.change({ title: 'One' })
    void store.flush()
    store.change({ title: 'Two' })
    await pass(saveDelayMs * 3)

    expect(server.put.mock.calls.map(([fields, xmin]) => [fields.title, xmin])).toEqual([
      ['One', null],
      ['Two', 1],
    ])
    expect(kinds(store)).toBe('saved')
  })

  it('says nothing when nothing changed', async () => {
    const server = draftServer()
    const store = open(server)

    store.change({ title: '' })
    await pass()

    expect(server.put).not.toHaveBeenCalled()
    expect(kinds(store)).toBe('unchanged')
  })

  it('tells why it was refused, and tries again after the next key', async () => {
    const server = draftServer()
    server.put.mockRejectedValueOnce(problem(400, {}, 'Use at most 300 characters.'))
    const store = open(server)
    store.change({ title: 'x' })
    await pass()
    expect(store.getState().save).toMatchObject({ kind: 'refused', message: 'Use at most 300 characters.' })

    store.change({ title: 'y' })
    await pass()

    expect(kinds(store)).toBe('saved')
  })

  it('reaches the end before publishing', async () => {
    const server = draftServer()
    const store = open(server)
    store.change({ title: 'All of it' })

    const isStored = store.flush()
    await pass(0)

    expect(await isStored).toBe(true)
    expect(server.stored()?.fields.title).toBe('All of it')
  })
})

describe('offline', () => {
  it('keeps what is typed on the device and stores it when the server is back', async () => {
    const server = draftServer()
    const store = open(server)
    server.cutOff()
    store.change({ content: 'typed offline' })
    await pass()
    expect(kinds(store)).toBe('offline')
    store.change({ content: 'typed offline, and more' })

    server.reconnect()
    await pass()

    expect(server.stored()?.fields.content).toBe('typed offline, and more')
    expect(kinds(store)).toBe('saved')
  })

  it('tries again by itself', async () => {
    const server = draftServer()
    const store = open(server)
    server.put.mockRejectedValueOnce(problem(503))
    store.change({ content: 'x' })
    await pass()
    expect(kinds(store)).toBe('offline')

    await pass(5_000)

    expect(kinds(store)).toBe('saved')
  })

  it('survives the page being closed', async () => {
    const server = draftServer()
    const before = open(server)
    before.change({ content: 'stored' })
    await pass()
    server.cutOff()
    before.change({ content: 'stored, then typed offline' })
    before.close()

    server.reconnect()
    const after = open(server)
    expect(after.getState().fields.content).toBe('stored, then typed offline')
    await pass()

    expect(server.stored()?.fields.content).toBe('stored, then typed offline')
    expect(keptKeys()).toHaveLength(0)
  })

  it('is not tried again once the desk is left, and goes on when it is opened again', async () => {
    const server = draftServer()
    const left = open(server)
    server.cutOff()
    left.change({ content: 'typed offline' })
    void left.flush()
    left.close()
    await pass(600_000)
    expect(server.put).toHaveBeenCalledTimes(1)

    server.reconnect()
    const again = open(server)
    expect(again.getState().fields.content).toBe('typed offline')
    await pass()

    expect(server.stored()?.fields.content).toBe('typed offline')
    expect(keptKeys()).toHaveLength(0)
  })
})

describe('a published post', () => {
  it('is stored only when the writer says so, and kept on the device until then', async () => {
    const server = draftServer()
    await server.put({ title: 'Out', content: '' }, null)
    const store = open(server, { isAutomatic: false })

    store.change({ title: 'Out, revised' })
    await pass(60_000)
    store.close()
    const again = open(server, { isAutomatic: false })

    expect(server.put).toHaveBeenCalledTimes(1)
    expect(again.getState().fields.title).toBe('Out, revised')
    again.adopt({ fields: { title: 'Out, revised', content: '' }, xmin: 2, isPublished: true })
    expect(kinds(again)).toBe('saved')
    expect(keptKeys()).toHaveLength(0)
  })
})
