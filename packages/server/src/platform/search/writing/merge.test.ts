import { expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { putDocuments, tendSearch } from '../index.ts'
import { document } from '../testing/documents.ts'

async function write({ db }: TestDatabase, count: number): Promise<void> {
  const written = Array.from({ length: count }, (_, nth) => document(`Herd ${nth}`))
  for (let from = 0; from < count; from += 100) {
    await db.transaction().execute((tx) => putDocuments(tx, written.slice(from, from + 100)))
  }
}

it('merges wait for more documents while many are written, and not for long', async () => {
  const database = await testDatabase()
  const { pool } = database
  const tended = async ({ lastMergeSecondsAgo }: { lastMergeSecondsAgo: number }) => {
    await pool.query('update search_segments set appended_at = now() - make_interval(secs => $1)', [
      lastMergeSecondsAgo,
    ])
    return (await tendSearch(pool)).merged
  }

  await write(database, 200)
  expect((await tendSearch(pool)).merged).toBe(200)

  await write(database, 900)
  expect(await tended({ lastMergeSecondsAgo: 0 })).toBe(0)
  await write(database, 100)
  expect(await tended({ lastMergeSecondsAgo: 0 })).toBe(1_000)

  await write(database, 200)
  expect(await tended({ lastMergeSecondsAgo: 0 })).toBe(0)
  expect(await tended({ lastMergeSecondsAgo: 6 })).toBe(200)
})
