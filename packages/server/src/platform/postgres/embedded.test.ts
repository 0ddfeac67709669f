import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from './embedded.ts'

// A folder closed to others, as a clone in a private home is.
const parent = await mkdtemp(join(tmpdir(), 'materia-closed-'))
const folder = join(parent, 'postgres')
afterAll(async () => {
  await rm(await realpath(folder), { recursive: true, force: true })
  await rm(parent, { recursive: true, force: true })
})

const postmasterOf = async () =>
  Number((await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  it('starts below a closed folder, is adopted while it runs, and keeps what was committed through kill -9', async () => {
    const first = await startEmbeddedPostgres({ folder })
    await query(first.url, 'create table kept (n int); insert into kept values (42)')
    const adopted = await startEmbeddedPostgres({ folder })
    const pid = await postmasterOf()

    process.kill(pid, 'SIGKILL')
    const restarted = await startEmbeddedPostgres({ folder })
    const rows = await query(restarted.url, 'select n from kept')
    const restartedPid = await postmasterOf()
    await restarted.stop()

    expect(adopted.url).toBe(first.url)
    expect(rows).toEqual([{ n: 42 }])
    expect(restartedPid).not.toBe(pid)
    await expect(query(restarted.url, 'select 1')).rejects.toThrow()
  })

  it('gives a copy of the folder of a running server a server of its own', async () => {
    const original = await startEmbeddedPostgres({ folder })
    await query(original.url, 'checkpoint')
    const home = await realpath(folder)
    const copied = `${home}-copy`
    execFileSync('cp', ['-a', home, copied])

    const copy = await startEmbeddedPostgres({ folder: copied })
    await query(copy.url, 'create table of_the_copy (n int)')
    const [ofOriginal] = await query(original.url, "select to_regclass('of_the_copy') as name")
    await copy.stop()
    const rows = await query(original.url, 'select 1 as n')
    await original.stop()
    await rm(copied, { recursive: true, force: true })

    expect(copy.wasRunning).toBe(false)
    expect(ofOriginal).toEqual({ name: null })
    expect(rows).toEqual([{ n: 1 }])
  })
})
