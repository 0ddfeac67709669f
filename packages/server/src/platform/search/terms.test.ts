import { describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { everyone, putDocument, search } from './index.ts'
import { document } from './testing/documents.ts'

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
    const isAnyoneWaiting = async () => {
      const { rows } = await other.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length > 0
    }

    await put(one, 'avocet')
    const ids = await other.db.transaction().execute(async (tx) => {
      await putDocument(tx, document('avocet'))
      await put(one, 'avocet')
      const later = put(other, 'avocet plover')
      await vi.waitUntil(isAnyoneWaiting)
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
