import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { app, background } = await testApp({ DATABASE_STATEMENT_TIMEOUT_SECONDS: '1' })
const sleep = sql`select pg_sleep(1.5)`

describe('a statement that takes too long', () => {
  it('is given up where a request waits for it', async () => {
    await expect(sleep.execute(app.db)).rejects.toMatchObject({ code: '57014' })
  })

  it('may go on in the background', async () => {
    await expect(sleep.execute(background.db)).resolves.toBeDefined()
  })
})
