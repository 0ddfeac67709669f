import { beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import {
  everyone,
  mergeFresh,
  putDocuments,
  removeDocument,
  type SearchDocument,
  search,
  similar,
  tendMeaning,
  tendSearch,
} from '../index.ts'
import { document } from '../testing/documents.ts'

const subjects = [
  'kidney dialysis creatinine nephron filtrate urine transplant glomerulus tubule potassium albumin',
  'asthma bronchus inhaler wheeze spirometry airway lung eosinophil allergen mucus steroid',
].map((words) => words.split(' '))

/** Ten words of one subject, always others, so that they are learnt to belong together; every word as rare as the next. */
function about(subject: number, nth: number): string {
  const words = subjects[subject] as string[]
  return Array.from({ length: 24 }, (_, place) => words[(nth * 7 + place * (1 + (nth % 3))) % words.length]).join(' ')
}

const collection = Array.from({ length: 1_100 }, (_, nth) =>
  document(`Record ${nth}`, { body: `${about(nth % 2, nth)} study cohort` }),
)

let database: TestDatabase

const put = (...documents: SearchDocument[]) => database.db.transaction().execute((tx) => putDocuments(tx, documents))

const orderOf = async (text: string, among: SearchDocument[]) => {
  const { hits } = await search(database.pool, { text, audiences: [everyone], limit: 300 })
  const ids = among.map(({ id }) => id)
  return hits.map(({ id }) => ids.indexOf(id)).filter((place) => place >= 0)
}

beforeAll(async () => {
  database = await testDatabase()
  await put(...collection)
})

describe('a document like another', () => {
  it('means what it means, once that was learnt from the collection', async () => {
    const [kidneys, lungs] = subjects.map((words) => words.slice(0, 9).join(' '))
    const shared = 'quorumase vexatol'
    const [asked, alike, other] = [
      document('Quorumase', { body: `${shared} ${kidneys} ${kidneys}` }),
      document('Vexatol', { body: `${shared} ${kidneys}` }),
      document('Quorumase vexatol', { body: `${shared} ${lungs} ${lungs}` }),
    ]
    const { db, pool } = await testDatabase()
    await db.transaction().execute((tx) => putDocuments(tx, [...collection, asked, alike, other]))
    const likeAsked = async () =>
      (await similar(pool, { id: asked.id, limit: 10, least: 0 })).map(({ id }) => id).toSorted()
    expect(await likeAsked()).toEqual([alike.id, other.id].toSorted())

    await tendMeaning(pool)
    expect(await likeAsked()).toEqual([alike.id])
  })
})

describe('a question of many words', () => {
  it('is answered first by what is about the same, once that was learnt from the collection', async () => {
    const filler = (subject: number) => (subjects[subject] as string[]).slice(4, 11).join(' ')
    const lungs = document('Quorum one', { body: `sulfazole kidney creatinine dialysis nephron ${filler(1)}` })
    const kidneys = document('Quorum two', { body: `sulfazole kidney creatinine dialysis nephron ${filler(0)}` })
    await put(kidneys)
    await put(lungs)
    const asked = 'sulfazole kidney creatinine dialysis nephron'
    expect(await orderOf(asked, [kidneys, lungs])).toEqual([1, 0])

    await tendMeaning(database.pool)
    expect(await orderOf(asked, [kidneys, lungs])).toEqual([0, 1])

    await put({ ...kidneys, body: lungs.body ?? '' }, { ...lungs, body: kidneys.body ?? '' })
    await tendSearch(database.pool)
    expect(await orderOf(asked, [kidneys, lungs])).toEqual([1, 0])
    await mergeFresh(database.pool)
    expect(await orderOf(asked, [kidneys, lungs])).toEqual([1, 0])
  })

  it('means the same whatever the order in which the documents came', async () => {
    const learnt = async (documents: SearchDocument[]) => {
      const { db, pool } = await testDatabase()
      await db.transaction().execute((tx) => putDocuments(tx, documents))
      await tendMeaning(pool)
      const { rows } = await pool.query<{ lexeme: string; vector: Buffer }>(
        'select t.lexeme, v.vector from search_term_vectors v join search_terms t on t.id = v.term order by 1',
      )
      return rows.map(({ lexeme, vector }) => [lexeme, vector.subarray(4).toString('hex')])
    }
    const [one, other] = [await learnt(collection), await learnt(collection.toReversed())]
    expect(one.length).toBeGreaterThan(20)
    expect(other).toEqual(one)
  })

  it('is not learnt where that is broken off, and is at the next turn', async () => {
    const { db, pool } = await testDatabase()
    await db.transaction().execute((tx) => putDocuments(tx, collection))

    await expect(tendMeaning(pool, AbortSignal.abort())).rejects.toThrow('aborted')

    expect((await pool.query('select from search_learnings')).rowCount).toBe(0)
    expect(await tendMeaning(pool)).toBe('learnt')
  })

  it('is learnt anew only when the collection has grown by half', async () => {
    expect(await tendMeaning(database.pool)).toBe('unchanged')

    await put(...collection.map((each, nth) => ({ ...each, id: document(`Other ${nth}`).id })))
    expect(await tendMeaning(database.pool)).toBe('learnt')
  })

  it('goes on where giving the documents their directions was broken off', async () => {
    const { pool } = database
    const directions = async () =>
      (await pool.query('select ord, learning, vector from search_vectors order by ord')).rows
    await tendMeaning(pool)
    const whole = await directions()
    await pool.query(`delete from search_vectors where ord > 700`)
    await pool.query(`update search_learnings set is_folded = false, folded_to = 700`)

    await tendMeaning(pool)

    expect(await directions()).toEqual(whole)
  })

  it('is not learnt from a collection of names', async () => {
    const { db, pool } = await testDatabase()
    const names = collection.map((_, nth) => document(`Name ${nth}`))
    await db.transaction().execute((tx) => putDocuments(tx, names))

    expect(await tendMeaning(pool)).toBe('unchanged')
  })

  it('is learnt of no document that holds nothing but new words, however many came', async () => {
    const { db, pool } = await testDatabase()
    await db.transaction().execute((tx) => putDocuments(tx, collection))
    await tendMeaning(pool)
    for (const batch of ['zyx', 'xyz']) {
      const unheardOf = Array.from({ length: 150 }, (_, nth) => document(`${batch}${nth}`))
      await db.transaction().execute((tx) => putDocuments(tx, unheardOf))
    }

    expect(await tendSearch(pool, { mergeFrom: 1_000 })).toEqual({ merged: 0, rebuilt: false })
  })

  it('knows no direction of a document that is gone', async () => {
    const gone = document('Gone', { body: about(0, 1) })
    await put(gone)
    await tendSearch(database.pool)
    const count = async () => Number((await database.pool.query('select count(*) from search_vectors')).rows[0].count)
    const before = await count()

    await database.db.transaction().execute((tx) => removeDocument(tx, gone.id))

    expect(await count()).toBe(before - 1)
  })
})
