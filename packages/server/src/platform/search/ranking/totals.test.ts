import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { everyone, mergeFresh, putDocuments, putSynonyms, rebuild, type SearchDocument, search } from '../index.ts'
import { document } from '../testing/documents.ts'

let database: TestDatabase
const known = new Map<string, SearchDocument>()

async function put(documents: SearchDocument[]) {
  await database.db.transaction().execute((tx) => putDocuments(tx, documents))
  for (const each of documents) known.set(each.id, each)
}

const wordsIn = ({ title, body = '' }: SearchDocument) => `${title} ${body}`.toLowerCase().split(' ')
const kindOf = (n: number) => (n % 10 === 1 ? { kind: 2, type: 4 + (n % 3) } : { kind: n % 2, type: n % 2 })

beforeAll(async () => {
  database = await testDatabase()
  const documents = Array.from({ length: 1_500 }, (_, n) =>
    document(`Report ${n % 7}`, {
      ...kindOf(n),
      body: [n % 2 && 'regulatory', n % 3 && 'decision', n % 5 === 0 && 'quorum', n % 400 === 0 && 'seldom']
        .filter(Boolean)
        .join(' '),
    }),
  )
  await put(documents)
  await rebuild(database.pool)
  // Brought again and again, as by importers: the posting lists name these twice, and some that are gone or closed.
  for (const round of [1, 2]) {
    await put(documents.filter((_, n) => n % 4 === 0).map((each) => ({ ...each, summary: `round ${round}` })))
    await mergeFresh(database.pool)
  }
  await put(documents.slice(0, 200).map((each) => ({ ...each, body: '' })))
  await put(documents.slice(200, 260).map((each) => ({ ...each, audiences: ['user:1'] })))
  await mergeFresh(database.pool)
  await database.db
    .transaction()
    .execute((tx) => putSynonyms(tx, 'names', [{ term: 'quorum', synonym: 'regulatory decision' }]))
})

const open = () => [...known.values()].filter(({ audiences }) => audiences.includes(everyone))

describe('the totals of a search', () => {
  it('are those of the documents that hold a word, by class and by type', async () => {
    for (const text of ['regulatory', 'decision', 'report', 'regulatory decision', 'quorum', 'seldom report']) {
      const words = text.split(' ')
      const { total, isExact, types, classes } = await search(database.pool, { text, audiences: [everyone], limit: 5 })

      const holds = (each: SearchDocument) =>
        words.some((word) => wordsIn(each).includes(word)) ||
        (text === 'quorum' && ['regulatory', 'decision'].every((word) => wordsIn(each).includes(word))) ||
        (text === 'regulatory decision' && wordsIn(each).includes('quorum'))
      expect([text, total, isExact]).toEqual([text, open().filter(holds).length, true])
      for (const { key, count } of types)
        expect([text, key, count]).toEqual([
          text,
          key,
          open().filter((each) => each.type === key && holds(each)).length,
        ])
      expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    }
  })

  it('are those of the types asked for, newest first of the documents that hold every word', async () => {
    const asked = { text: 'regulatory decision', audiences: [everyone], limit: 5, sort: 'newest' as const }
    const holds = (each: SearchDocument) =>
      ['regulatory', 'decision'].every((word) => wordsIn(each).includes(word)) && each.type === 5

    const { total, types } = await search(database.pool, { ...asked, kinds: [2], types: [5] })

    expect(total).toBe(open().filter(holds).length)
    expect(types).toEqual([{ key: 5, count: total }])
  })

  it('never exceed what exists, estimated or counted, and types and classes add up to them', async () => {
    const text = fc
      .uniqueArray(fc.constantFrom('regulatory', 'decision', 'quorum', 'report', 'seldom', '"regulatory decision"'), {
        minLength: 1,
      })
      .map((words) => words.join(' '))
    const types = fc.option(fc.uniqueArray(fc.constantFrom<number[]>(0, 1, 4, 5, 6), { minLength: 1 }), {
      nil: undefined,
    })
    const sort = fc.constantFrom('relevance' as const, 'newest' as const)
    const countable = fc.constantFrom(undefined, 0)
    await fc.assert(
      fc.asyncProperty(text, types, sort, countable, async (asked, only, order, most) => {
        const result = await search(database.pool, {
          text: asked,
          audiences: [everyone],
          limit: 5,
          sort: order,
          ...(only && { types: only, kinds: [0, 1, 2] }),
          ...(most !== undefined && { countable: most }),
        })

        const existing = open().filter((each) => !only || only.includes(each.type))
        expect(result.total).toBeLessThanOrEqual(existing.length)
        for (const { key, count } of result.types)
          expect(count).toBeLessThanOrEqual(existing.filter((each) => each.type === key).length)
        expect(result.types.reduce((sum, { count }) => sum + count, 0)).toBe(result.total)
        expect(result.classes.reduce((sum, { count }) => sum + count, 0)).toBe(result.total)
      }),
      { numRuns: 80 },
    )
  })
})
