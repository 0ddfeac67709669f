import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { everyone, mergeFresh, putDocuments, rebuild, type SearchDocument, search, suggest } from './index.ts'

const vocabulary = ['asthma', 'insulin', 'renal', 'cardiac', 'trial', 'dose', 'child', 'vaccine', 'pain', 'sleep']
const keys = [everyone, ...Array.from({ length: 12 }, (_, n) => `user:${n}`)]

let database: TestDatabase
const audiencesById = new Map<string, string[]>()

const pick = <Item>(list: Item[], seed: number): Item => list[seed % list.length] as Item

function randomDocument(n: number): SearchDocument {
  const audiences = n % 3 === 0 ? [everyone] : [pick(keys, n * 7), pick(keys, n * 11)]
  return {
    id: randomUUID(),
    kind: n % 4,
    type: n % 9,
    audiences,
    title: `${pick(vocabulary, n)} ${pick(vocabulary, n >> 3)} ${n}`,
    body: `${pick(vocabulary, n * 3)} ${pick(vocabulary, n * 5)}`,
    publishedOn: `20${10 + (n % 15)}-01-01`,
  }
}

beforeAll(async () => {
  database = await testDatabase()
  for (let round = 0; round < 4; round++) {
    const documents = Array.from({ length: 150 }, (_, n) => randomDocument(round * 150 + n))
    for (const { id, audiences } of documents) audiencesById.set(id, audiences)
    await database.db.transaction().execute((tx) => putDocuments(tx, documents))
    if (round === 1) await rebuild(database.pool)
    if (round === 2) await mergeFresh(database.pool)
  }
  // Opened first and closed later: the posting lists still name them.
  const closed = [...audiencesById.keys()].slice(0, 30)
  const documents = closed.map((id, n) => ({ ...randomDocument(n), id, audiences: ['user:3'] }))
  for (const { id, audiences } of documents) audiencesById.set(id, audiences)
  await database.db.transaction().execute((tx) => putDocuments(tx, documents))
})

const maySee = (id: string, held: string[]) => audiencesById.get(id)?.some((key) => held.includes(key)) === true

describe('what a reader may not see', () => {
  it('is shown by no search and no suggestion, whatever is asked', async () => {
    const held = fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 4 })
    const text = fc.array(fc.constantFrom(...vocabulary, '"asthma insulin"', '-dose'), { minLength: 1, maxLength: 4 })
    const sort = fc.constantFrom('relevance' as const, 'newest' as const)
    const types = fc.option(fc.uniqueArray(fc.nat({ max: 8 }), { minLength: 1 }), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(held, text, sort, types, fc.nat({ max: 60 }), async (audiences, words, order, only, offset) => {
        const asked = {
          text: words.join(' '),
          audiences,
          limit: 50,
          offset,
          sort: order,
          ...(only ? { types: only } : {}),
        }
        const { hits } = await search(database.pool, asked)
        const suggestions = await suggest(database.pool, { text: words.join(' '), audiences })

        const strange = [...hits, ...suggestions].filter(({ id }) => !maySee(id, audiences))
        expect(strange).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('does not push aside what the reader may see: own documents are found beside thousands of others', async () => {
    for (const key of keys.slice(1)) {
      const { hits } = await search(database.pool, { text: vocabulary.join(' '), audiences: [key], limit: 1_000 })

      const own = [...audiencesById].filter(([, audiences]) => !audiences.includes(everyone) && audiences.includes(key))
      expect(new Set(hits.map(({ id }) => id))).toEqual(new Set(own.map(([id]) => id)))
    }
  })
})

describe('what is a reader’s own', () => {
  it('stands apart where that is asked for: every one that holds all words, and none among the others', async () => {
    for (const sort of ['relevance', 'newest'] as const) {
      for (const text of ['asthma', 'renal dose', 'vaccine pain -sleep']) {
        const asked = { text, audiences: [everyone, 'user:3'], limit: 1_000, sort }
        const [among, apart] = [
          await search(database.pool, asked),
          await search(database.pool, { ...asked, isOwnApart: true }),
        ]
        const open = await search(database.pool, { ...asked, audiences: [everyone] })

        const isOpen = (id: string) => audiencesById.get(id)?.includes(everyone) === true
        expect(among.own).toEqual([])
        expect(apart.hits.map(({ id }) => id)).toEqual(open.hits.map(({ id }) => id))
        expect(apart.total).toBe(open.total)
        expect(apart.own.length).toBeGreaterThan(0)
        expect(apart.own.filter(({ id }) => isOpen(id) || !maySee(id, ['user:3']))).toEqual([])
        const closed = among.hits.filter(({ id }) => !isOpen(id)).map(({ id }) => id)
        expect(closed).toEqual(expect.arrayContaining(apart.own.map(({ id }) => id)))
      }
    }
  })
})
