import { testDatabase } from '@materia/server/testing/database.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import { chatStorm } from './storm.ts'

it('keeps its promise through broken sockets, killed servers and a database that cuts its connections', {
  timeout: 240_000,
}, async () => {
  const database = await testDatabase({ poolSize: 2 })

  const report = await chatStorm({
    databaseUrl: database.url,
    clients: 10,
    rooms: 3,
    messages: 600,
    serverKills: 1,
    databaseFaults: 2,
    breakDatabase: () => cutConnections(database.url),
  })

  expect(report).toMatchObject({ serverKills: 1, databaseFaults: 2 })
  expect(report.disconnects).toBeGreaterThan(5)
  expect(report.acknowledged).toBeGreaterThan(600)
  expect(report.stored).toBe(report.acknowledged)
  expect(report.changes).toBeGreaterThan(50)
  expect(report.comments).toBeGreaterThan(50)
  expect(report).toMatchObject({ lost: 0, lostChanges: 0, doubled: 0, wrongViews: 0, leaks: 0, wrongCounts: 0 })
  expect(report.wrongComments).toBe(0)
})

async function cutConnections(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}
