import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startEmbeddedPostgres } from './embedded.ts'

const parent = await mkdtemp(join(tmpdir(), 'materia-socket-'))
await chmod(parent, 0o755)
afterAll(() => rm(parent, { recursive: true, force: true }))

/** Whether the server sees its client come from an address of the network. */
async function comesByNetwork(folder: string): Promise<boolean> {
  const server = await startEmbeddedPostgres({ folder, durable: false })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    const { rows } = await client.query('select inet_client_addr() is not null as by_network')
    return rows[0].by_network
  } finally {
    await client.end()
    await server.stop()
  }
}

it('PostgreSQL is spoken to through a socket of its own folder, and by network where the path is too long for one', async () => {
  const long = join(parent, 'a'.repeat(100))
  await mkdir(long)

  expect(await comesByNetwork(join(parent, 'short'))).toBe(false)
  expect(await comesByNetwork(long)).toBe(true)
})

it('PostgreSQL starts in a folder whose name has commas, quotes, accents and per cents, and is adopted there', async () => {
  const folder = join(parent, 'Démo, "v2" 100%41')
  const first = await startEmbeddedPostgres({ folder, durable: false })
  try {
    const second = await startEmbeddedPostgres({ folder, durable: false })

    expect(second.wasRunning).toBe(true)
    expect(second.url).toBe(first.url)
  } finally {
    await first.stop()
  }
})
