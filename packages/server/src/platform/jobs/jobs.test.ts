import { once } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import pino from 'pino'
import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { days, later } from '../clock.ts'
import { deleteFailedJobs } from './jobs.queries.ts'
import { createJobs, enqueue, job } from './jobs.ts'
import { keepRunning } from './runner.ts'

const database = await testDatabase({ poolSize: 8 })
type Begin = Parameters<typeof keepRunning>[0]
const greet = job<{ name: string }>('greet')

it('takes up the job of a process that died in the middle of it', async () => {
  const jobs = createJobs(database.pool, pino({ level: 'silent' }))
  await enqueue(database.db, greet, { name: 'Robin' })
  await sql`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-of-the-dead', attempts = 1`.execute(
    database.db,
  )

  const greeted = new Promise((heard) => jobs.handle(greet, async ({ name }) => heard(name)))
  await jobs.start(1)

  expect(await greeted).toBe('Robin')
  await jobs.stop()
})

it('sends a mail while forty pages elsewhere keep their workers waiting', async () => {
  const own = await testDatabase({ poolSize: 12 })
  const jobs = createJobs(own.pool, pino({ level: 'silent' }))
  const [lookUp, write] = [job<{ page: number }>('look-up', 'safeFetch'), job<{ to: string }>('write', 'mail')]
  const { promise: pagesAnswer, resolve: answerPages } = Promise.withResolvers<void>()
  const waiting: number[] = []
  jobs.handle(lookUp, async ({ page }) => {
    waiting.push(page)
    await pagesAnswer
  })
  const sent = new Promise((arrived) => jobs.handle(write, async ({ to }) => arrived(to)))
  for (let page = 0; page < 40; page += 1) await enqueue(own.db, lookUp, { page })
  await jobs.start(1)
  await expect.poll(() => waiting.length).toBeGreaterThan(0)

  await enqueue(own.db, write, { to: 'Robin' })

  expect(await sent).toBe('Robin')
  expect(waiting.length).toBeLessThan(40)
  answerPages()
  await jobs.stop()
})

it('leaves the job of a process that lives alone', async () => {
  const [one, other] = [
    createJobs(database.pool, pino({ level: 'silent' })),
    createJobs(database.pool, pino({ level: 'silent' })),
  ]
  const runs: string[] = []
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const looks = new Promise<void>((enough) => {
    let left = 3
    other.repeat('look', 2_000, async () => {
      left -= 1
      if (left === 0) enough()
    })
  })
  one.handle(greet, async () => {
    runs.push('one')
    await finished
  })
  other.handle(greet, async () => {
    runs.push('other')
  })
  await one.start(1)
  await enqueue(database.db, greet, { name: 'Robin' })
  await expect.poll(() => runs).toEqual(['one'])

  await other.start(1)
  await looks

  expect(runs).toEqual(['one'])
  finish()
  await Promise.all([one.stop(), other.stop()])
})

it('breaks off upkeep that is under way when the process stops, and does not call that a failure', async () => {
  const complaints: string[] = []
  const jobs = createJobs(database.pool, pino({ level: 'error' }, { write: (line) => complaints.push(line) }))
  const begun = new Promise<void>((begin) =>
    jobs.repeat('long', 1_000, async (signal) => {
      begin()
      await once(signal, 'abort')
      signal.throwIfAborted()
    }),
  )
  await jobs.start(1)
  await begun

  await jobs.stop()

  expect(complaints).toEqual([])
})

it('begins anew when the runner has given up, also if the database is not back at once', async () => {
  let begun = 0
  const begin = async () => {
    begun += 1
    if (begun === 2) throw new Error('Not back yet')
    const promise =
      begun === 1 ? Promise.reject(new Error('The database went away')) : new Promise<void>(() => undefined)
    return { promise, stop: async () => undefined } as unknown as Awaited<ReturnType<Begin>>
  }
  const complaints: unknown[] = []

  const running = await keepRunning(begin, (error) => complaints.push((error as Error).message))
  await expect.poll(() => begun).toBe(3)

  expect(complaints).toEqual(['The database went away', 'Not back yet'])
  await running.stop()
})

it('stops a runner that was just about to begin anew', async () => {
  const { promise: late, resolve: beginLate } = Promise.withResolvers<Awaited<ReturnType<Begin>>>()
  const stopped: string[] = []
  const runner = (name: string, promise: Promise<void>) =>
    ({ promise, stop: async () => void stopped.push(name) }) as unknown as Awaited<ReturnType<Begin>>
  let begun = 0
  const begin = async () => {
    begun += 1
    return begun === 1 ? runner('first', Promise.reject(new Error('The database went away'))) : late
  }
  const running = await keepRunning(begin, () => undefined)
  await expect.poll(() => begun).toBe(2)

  const stopping = running.stop()
  beginLate(runner('second', new Promise<void>(() => undefined)))
  await stopping

  expect(stopped).toEqual(['first', 'second'])
})

it('runs a job again that ended while the database was away, in the same process', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const own = await testDatabase({ poolSize: 8 })
  const jobs = createJobs(own.pool, log)
  let runs = 0
  jobs.handle(greet, async () => {
    runs += 1
    if (runs === 1) await closeDatabase(own.url)
  })
  await jobs.start(1)

  await enqueue(own.db, greet, { name: 'Robin' })
  await expect.poll(() => lines.some((line) => line.includes('job runner ended'))).toBe(true)
  await openDatabase(own.url)

  await expect.poll(() => runs).toBe(2)
  await jobs.stop()
})

const closeDatabase = (url: string) =>
  beside(url, (name) => [
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  ])
const openDatabase = (url: string) => beside(url, (name) => [`alter database ${name} allow_connections true`])

async function beside(url: string, statements: (name: string) => string[]): Promise<void> {
  const server = new URL(url)
  const name = server.pathname.slice(1)
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  for (const statement of statements(name)) await client.query(statement)
  await client.end()
}

it('forgets a job that was tried for the last time', async () => {
  const { db, pool } = await testDatabase({ poolSize: 4 })
  const jobs = createJobs(pool, pino({ level: 'silent' }))
  jobs.handle(greet, () => Promise.reject(new Error('Nobody is there.')))
  await enqueue(db, greet, { name: 'Robin' }, { maxAttempts: 1 })
  await enqueue(db, greet, { name: 'Lou' })
  await jobs.runDue()
  const names = async () => {
    const { rows } = await sql<{ name: string }>`
      select payload ->> 'name' as name from graphile_worker._private_jobs order by 1`.execute(db)
    return rows.map(({ name }) => name)
  }

  await deleteFailedJobs(db, { before: later(new Date(), -days(1)) })
  const kept = await names()
  await deleteFailedJobs(db, { before: later(new Date(), days(1)) })

  expect([kept, await names()]).toEqual([['Lou', 'Robin'], ['Lou']])
})
