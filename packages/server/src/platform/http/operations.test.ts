import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { app, server } = await testApp()

const status = async () => (await server.inject('/readyz')).statusCode
const setHash = (hash: string) =>
  sql`update schema_migrations set hash = ${hash} where name = 'functions/search.sql'`.execute(app.db)

it('is ready once its migrations are done, and stays so beside a newer version', async () => {
  const { rows } = await sql<{ hash: string }>`
    select hash from schema_migrations where name = 'functions/search.sql'`.execute(app.db)
  await setHash('another')
  const before = await status()
  await setHash(rows[0]?.hash ?? '')
  const done = await status()
  await setHash('a newer one')

  expect([before, done, await status()]).toEqual([503, 200, 200])
})
