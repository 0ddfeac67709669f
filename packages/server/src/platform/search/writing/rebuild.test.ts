import { describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { openDatabase } from '../../db/db.ts'
import { everyone, mergeFresh, putDocuments, rebuild, type SearchDocument, search } from '../index.ts'
import { document } from '../testing/documents.ts'

describe('a rebuild', () => {
  it('that gets no second connection gives the first one back', async () => {
    const { url } = await testDatabase()
    const { pool, close } = openDatabase({ url, poolSize: 1, connectMs: 200 })

    const refused = await rebuild(pool).catch((error: Error) => error)
    const { rows } = await pool.query('select 1 as one')
    await close()

    expect(refused).toBeInstanceOf(Error)
    expect(rows).toEqual([{ one: 1 }])
  })

  it('hides nothing that changed beside it from a search that comes while it puts its postings in place', async () => {
    const database = await testDatabase({ poolSize: 8 })
    const { pool } = database
    const chosen = document('Beluga songs')
    await put(database, chosen)
    await mergeFresh(pool)
    const write = await begunWrite(database, { ...chosen, title: 'Narwhal tusks' })
    const rebuilt = rebuild(pool)
    await someoneWaits(database, 'ShareRowExclusiveLock')
    const reader = await pool.connect()
    await reader.query('begin')
    await reader.query('select from search_postings limit 1')
    await write.commit()
    await someoneWaits(database, 'AccessExclusiveLock')

    const searching = search(pool, { text: 'narwhal', audiences: [everyone], limit: 5 })
    await Promise.race([searching, someoneWaits(database, 'AccessShareLock')])
    await reader.query('commit')
    reader.release()

    expect((await searching).hits.map(({ id }) => id)).toEqual([chosen.id])
    expect(await rebuilt).toEqual({ documents: 1 })
  })
})

const put = ({ db }: TestDatabase, ...documents: SearchDocument[]) =>
  db.transaction().execute((tx) => putDocuments(tx, documents))

/** So many that they get their postings at once; not committed yet. */
async function begunWrite({ db }: TestDatabase, chosen: SearchDocument) {
  const [written, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const others = Array.from({ length: 250 }, (_, nth) => document(`Herd ${nth}`))
  const ended = db.transaction().execute(async (tx) => {
    await putDocuments(tx, [chosen, ...others])
    written.resolve()
    await held.promise
  })
  await written.promise
  return {
    commit: () => {
      held.resolve()
      return ended
    },
  }
}

/** Until a statement waits for such a lock on the postings. */
const someoneWaits = ({ pool }: TestDatabase, mode: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const { rowCount } = await pool.query(
          `select from pg_locks
           where not granted and mode = $1 and database = (select oid from pg_database where datname = current_database())
             and relation = 'search_postings'::regclass`,
          [mode],
        )
        return rowCount
      },
      { timeout: 20_000, interval: 5 },
    )
    .toBe(1)
