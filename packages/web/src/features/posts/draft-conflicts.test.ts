import { describe, expect, it } from 'vitest'
import { type DraftStore, saveDelayMs } from './draft-store.ts'
import { draftServer, draftStores, kinds, type Note, pass } from './testing/drafts.ts'

const open = draftStores()

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
