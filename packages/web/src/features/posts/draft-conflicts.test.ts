import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
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

describe('a draft changed elsewhere', () => {
  async function conflicting() {
    const server = draftServer()
    const [here, there] = [open(server, { id: 'here' }), open(server, { id: 'there' })]
    here.change({ content: 'first' })
    await pass()
    const again = open(server, { id: 'there' })
    again.change({ content: 'from there' })
    await pass()
    here.change({ content: 'from here' })
    await pass()
    there.close()
    return { server, here }
  }

  it('shows both texts and overwrites neither', async () => {
    const { server, here } = await conflicting()

    expect(here.getState()).toMatchObject({
      fields: { content: 'from here' },
      save: { kind: 'conflict', stored: { fields: { content: 'from there' } } },
    })
    here.change({ content: 'from here, still typing' })
    await pass(60_000)
    expect(server.stored()?.fields.content).toBe('from there')
    expect(JSON.stringify(localStorage)).toContain('from here, still typing')
  })

  it.each([
    ['mine', 'from here'],
    ['theirs', 'from there'],
    ['both', 'from herefrom there'],
  ] as const)('goes on with %s', async (choice, expected) => {
    const { server, here } = await conflicting()

    here.resolve(choice)
    await pass()

    expect(here.getState().fields.content).toBe(expected)
    expect(server.stored()?.fields.content).toBe(expected)
    expect(kinds(here)).toBe('saved')
  })

  it('is noticed on opening when something typed offline waits on the device', async () => {
    const server = draftServer()
    const first = open(server)
    first.change({ content: 'one' })
    await pass()
    server.cutOff()
    first.change({ content: 'typed offline' })
    await pass()
    first.close()
    server.reconnect()
    await server.put({ title: '', content: 'changed elsewhere' }, 1)

    const second = open(server)

    expect(second.getState()).toMatchObject({
      fields: { content: 'typed offline' },
      save: { kind: 'conflict', stored: { fields: { content: 'changed elsewhere' } } },
    })
  })

  it('loses no text in any order of saves', async () => {
    for (let seed = 0; seed < 40; seed++) {
      const server = draftServer()
      const stores = [open(server, { id: `a${seed}` }), open(server, { id: `b${seed}` })]
      const typed: string[] = []
      for (let step = 0; step < 12; step++) {
        const dice = (seed * 31 + step * 17 + ((seed >> 2) ^ step) * 7) % 97
        const store = stores[dice % 2] as DraftStore<Note>
        const word = `w${seed}-${step};`
        typed.push(word)
        store.change({ content: `${store.getState().fields.content}${word}` })
        if (dice % 3 === 0) await pass()
        for (const each of stores) if (kinds(each) === 'conflict' && dice % 5 !== 0) each.resolve('both')
      }
      for (let round = 0; round < 4; round++) {
        await pass(saveDelayMs * 2)
        for (const each of stores) if (kinds(each) === 'conflict') each.resolve('both')
      }
      await pass(saveDelayMs * 2)

      const everything = server.stored()?.fields.content ?? ''
      expect(typed.filter((word) => !everything.includes(word))).toEqual([])
    }
  })
})
