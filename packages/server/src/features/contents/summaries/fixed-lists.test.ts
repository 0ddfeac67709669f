import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'

it.each(['content_sources', 'areas_of_interest'])('%s lose no entry that content may refer to', async (list) => {
  const { db } = await testDatabase()
  const count = async () => (await sql`select 1 from ${sql.table(list)}`.execute(db)).rows.length
  const before = await count()

  await expect(sql`delete from ${sql.table(list)}`.execute(db)).rejects.toThrow(`Entries of ${list} are kept`)

  expect(await count()).toBe(before)
  expect(before).toBeGreaterThan(0)
})
