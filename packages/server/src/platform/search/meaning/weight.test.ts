import { beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { everyone, putDocuments, search, tendMeaning } from '../index.ts'
import { document } from '../testing/documents.ts'
import { closenessTo } from './closeness.ts'

const words =
  'kidney dialysis creatinine nephron filtrate urine transplant glomerulus tubule potassium albumin sodium renin ureter bladder'.split(
    ' ',
  )
const others = 'asthma bronchus inhaler wheeze spirometry airway lung eosinophil allergen mucus steroid'.split(' ')
const lengths = [2, 4, 5, 7, 10, 13, 15] as const

/** Of every few documents one is about something else, so that there are directions to learn. */
const collection = Array.from({ length: 1_100 }, (_, nth) => {
  const subject = nth % 3 === 0 ? others : words
  const body = Array.from({ length: 24 }, (_, place) => subject[(nth * 7 + place * (1 + (nth % 4))) % subject.length])
  return document(`Record ${nth}`, { body: body.join(' ') })
})

let database: TestDatabase

const hitsFor = async (length: number) => {
  const text = words.slice(0, length).join(' ')
  const factors = { freshness: 0, rank: 0, popularity: 0 }
  const { hits } = await search(database.pool, { text, audiences: [everyone], limit: 200, factors })
  return new Map(hits.map(({ id, score }) => [id, score]))
}

beforeAll(async () => {
  database = await testDatabase()
  await database.db.transaction().execute((tx) => putDocuments(tx, collection))
})

it('what a question means counts nothing up to four words, a sixth more with each, and at most one and a half times', async () => {
  const before = new Map<number, Map<string, number>>()
  for (const length of lengths) before.set(length, await hitsFor(length))
  expect(await tendMeaning(database.pool)).toBe('learnt')

  const weights = new Map<number, number>()
  for (const length of lengths) weights.set(length, await weightOf(length, before.get(length) ?? new Map()))

  for (const [length, expected] of [
    [2, 0],
    [4, 0],
    [5, 1 / 6],
    [7, 1 / 2],
    [10, 1],
    [13, 1.5],
    [15, 1.5],
  ] as const) {
    expect(weights.get(length), `of ${length} words`).toBeCloseTo(expected, 3)
  }
})

/** What the best document gained by its direction, in parts of its score. */
async function weightOf(length: number, before: Map<string, number>): Promise<number> {
  const after = await hitsFor(length)
  const [best = ['', 0]] = before
  const [id, score] = best
  const { rows: terms } = await database.pool.query<{ id: number }>(
    `select t.id from search_terms t where t.lexeme in (select unnest(tsvector_to_array(to_tsvector('english', $1))))`,
    [words.slice(0, length).join(' ')],
  )
  const { rows: documents } = await database.pool.query<{ ord: number }>(
    'select ord from search_documents join unnest($1::uuid[]) with ordinality b(id, place) using (id) order by place',
    [[...before.keys()]],
  )
  const ord = documents[0]?.ord ?? 0
  const closeness = await closenessTo(
    database.pool,
    terms.map((term) => term.id),
    documents.map((each) => each.ord),
  )
  const near = closeness?.(ord) ?? 0
  expect(near).toBeGreaterThan(0.1)
  return ((after.get(id) ?? 0) - score) / (score * near)
}
