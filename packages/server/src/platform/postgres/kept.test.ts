import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folioRoutes } from '@materia/contract'
import pg from 'pg'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { atFileEnd } from '../../testing/ending.ts'
import { migrate } from '../db/migrate.ts'
import { keepEmbeddedPostgres } from './kept.ts'

const parent = await mkdtemp(join(tmpdir(), 'materia-kept-'))
atFileEnd(() => rm(parent, { recursive: true, force: true }))
await chmod(parent, 0o755)
const folder = join(parent, 'postgres')
const kept = await keepEmbeddedPostgres({ folder, log: pino({ level: 'silent' }) })
atFileEnd(() => kept.stop())
await migrate(kept.url)
const { as, make, server } = await testApp({ LOG_LEVEL: 'silent' }, { templateUrl: kept.url, replicaUrl: undefined })

const postmaster = async () =>
  Number((await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])

describe('an embedded PostgreSQL that is killed', () => {
  it('is started again, and nothing that was acknowledged is lost', async () => {
    const doctor = as(await make.doctor())
    const acknowledged: string[] = []
    const write = async () => {
      const reply = await doctor.call(folioRoutes.createFolio, { body: { title: `Folio ${acknowledged.length}` } })
      if (reply.status === 200) acknowledged.push(reply.body.folioId)
      return reply.status
    }
    for (let nth = 0; nth < 20; nth++) await write()
    const killed = await postmaster()

    const statuses = Array.from({ length: 20 }, write)
    process.kill(killed, 'SIGKILL')
    await expect.poll(write, { interval: 100 }).toBe(200)
    const ready = await server.inject('/readyz')
    const folios = await doctor.call(folioRoutes.listFolios)

    expect(ready.statusCode).toBe(200)
    expect(await postmaster()).not.toBe(killed)
    expect((await Promise.all(statuses)).every((status) => status === 200 || status === 503)).toBe(true)
    expect(folios.body.map(({ folioId }) => folioId)).toEqual(expect.arrayContaining(acknowledged))
  })

  it('stays down when it was stopped', async () => {
    const other = await keepEmbeddedPostgres({ folder: join(parent, 'other'), log: pino({ level: 'silent' }) })

    await other.stop()
    const client = new pg.Client({ connectionString: other.url })

    expect(await other.hasEnded()).toBe(true)
    await expect(client.connect()).rejects.toThrow()
  })
})
