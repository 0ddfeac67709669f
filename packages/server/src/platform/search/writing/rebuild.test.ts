import { expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { openDatabase } from '../../db/db.ts'
import { rebuild } from '../index.ts'

it('a rebuild that gets no second connection gives the first one back', async () => {
  const { url } = await testDatabase()
  const { pool, close } = openDatabase({ url, poolSize: 1, connectMs: 200 })

  const refused = await rebuild(pool).catch((error: Error) => error)
  const { rows } = await pool.query('select 1 as one')
  await close()

  expect(refused).toBeInstanceOf(Error)
  expect(rows).toEqual([{ one: 1 }])
})
