import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { someStatementWaits } from '../../../testing/locks.ts'
import { everyone, putDocument, search } from '../index.ts'
import { document } from '../testing/documents.ts'

type Database = Awaited<ReturnType<typeof testDatabase>>

const put = async ({ db }: Database, title: string) => {
  const written = document(title)
  await db.transaction().execute((tx) => putDocument(tx, written))
  return written.id
}

const idsFoundBy = async ({ pool }: Database, text: string) =>
  (await search(pool, { text, audiences: [everyone], limit: 10 })).hits.map(({ id }) => id)

describe('what a process remembers of the words', () => {
  it('holds for one database: the same words in another are found there under its own numbers', async () => {
    const [one, other] = [await testDatabase(), await testDatabase()]
    await put(one, 'kestrel plover')
    await put(one, 'kestrel plover')
    const first = await put(other, 'plover heron')
    const second = await put(other, 'heron kestrel')
    const third = await put(one, 'heron')

    expect(await idsFoundBy(other, 'plover')).toEqual([first])
    expect(await idsFoundBy(other, 'kestrel')).toEqual([second])
    expect(await idsFoundBy(one, 'heron')).toEqual([third])
  })

  it('stays apart while two databases are written to at once', async () => {
    const [one, other] = [await testDatabase(), await testDatabase()]
    const birds = ['kestrel', 'plover', 'heron', 'avocet', 'dunlin', 'godwit', 'turnstone', 'whimbrel']
    const writes = [1, 2, 3, 4, 5].flatMap(() => [
      ...birds.map((bird) => ({ database: one, bird })),
      ...birds.toReversed().map((bird) => ({ database: other, bird })),
    ])
    const ids = await Promise.all(writes.map(({ database, bird }) => put(database, bird)))

    for (const [nth, { database, bird }] of writes.entries()) {
      expect(await idsFoundBy(database, bird)).toContain(ids[nth])
    }
  })

  it('is given up before it learns anything elsewhere, so that writers there never wait for each other for ever', async () => {
    const [one, other] = [await testDatabase(), await testDatabase()]

    await put(one, 'avocet')
    const ids = await other.db.transaction().execute(async (tx) => {
      await putDocument(tx, document('avocet'))
      await put(one, 'avocet')
      const later = put(other, 'avocet plover')
      await someStatementWaits(other.db)
      const last = document('plover')
      await putDocument(tx, last)
      return [later, last.id]
    })

    const written = new Set(await Promise.all(ids))
    expect(new Set(await idsFoundBy(other, 'plover'))).toEqual(written)
  })

  it('is forgotten when the table of words was made anew, as by a restored backup', async () => {
    const database = await testDatabase()
    await put(database, 'kestrel plover heron')
    await put(database, 'kestrel plover heron')
    await database.pool.query(
      `truncate search_terms, search_documents, search_texts, search_titles, search_fresh, search_lexicon, search_typos restart identity`,
    )
    const bird = await put(database, 'heron')
    const other = await put(database, 'kestrel')

    expect(await idsFoundBy(database, 'heron')).toEqual([bird])
    expect(await idsFoundBy(database, 'kestrel')).toEqual([other])
  })

  it('leaves out words whose writer went back, though it met them twice', async () => {
    const database = await testDatabase()
    await put(database, 'avocet')
    const undone = database.db.transaction().execute(async (tx) => {
      await putDocument(tx, document('kestrel plover'))
      await putDocument(tx, document('kestrel plover'))
      throw new Error('No.')
    })
    await expect(undone).rejects.toThrow('No.')
    const heron = await put(database, 'heron')
    const kestrel = await put(database, 'kestrel')

    expect(await idsFoundBy(database, 'heron')).toEqual([heron])
    expect(await idsFoundBy(database, 'kestrel')).toEqual([kestrel])
  })
})

describe('the words that a member brings', () => {
  const countTerms = async ({ pool }: Database) =>
    (await pool.query<{ count: number }>('select count(*)::int as count from search_terms')).rows[0]?.count
  /** Words that nobody else writes. */
  const madeUp = (count: number, from = 0) =>
    Array.from({ length: count }, (_, nth) => `zq${(from + nth).toString(36).padStart(5, '0')}`).join(' ')
  const write = ({ db }: Database, title: string, body: string, learner?: string) => {
    const written = document(title, { body, ...(learner && { learner }) })
    return db.transaction().execute(async (tx) => {
      await putDocument(tx, written)
      return written.id
    })
  }

  it('are learnt up to 5,000 in a text and 20,000 a day; the text is found by the others', async () => {
    const database = await testDatabase()
    const learner = randomUUID()
    await write(database, 'kestrel', 'plover')
    const before = (await countTerms(database)) ?? 0

    const first = await write(database, 'kestrel', madeUp(6_000), learner)
    const afterFirst = await countTerms(database)
    for (let nth = 1; nth < 6; nth++) await write(database, 'kestrel', madeUp(6_000, nth * 6_000), learner)
    const afterAll = await countTerms(database)
    const last = await write(database, 'plover', madeUp(10, 90_000), learner)
    const others = await write(database, 'heron', 'avocet', randomUUID())
    const imported = await write(database, 'dunlin', madeUp(6_000, 100_000))

    expect(afterFirst).toBe(before + 5_000)
    expect(afterAll).toBe(before + 20_000)
    expect(await idsFoundBy(database, 'kestrel')).toContain(first)
    expect(await idsFoundBy(database, 'plover')).toContain(last)
    expect(await idsFoundBy(database, madeUp(1, 90_000))).toEqual([])
    expect(await idsFoundBy(database, 'avocet')).toEqual([others])
    expect(await countTerms(database)).toBe(before + 20_000 + 2 + 6_001)
    expect(await idsFoundBy(database, madeUp(1, 105_999))).toEqual([imported])
  })

  it('are not learnt where the numbers of words end, and writing goes on', async () => {
    const database = await testDatabase()
    const known = await write(database, 'kestrel', 'plover')
    await database.pool.query(`select setval('search_terms_id_seq', 33000000)`)

    const late = await write(database, 'kestrel', 'avocet')

    expect(new Set(await idsFoundBy(database, 'kestrel'))).toEqual(new Set([known, late]))
    expect(await idsFoundBy(database, 'avocet')).toEqual([])
  })
})
