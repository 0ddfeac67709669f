import { type TestDatabase, testDatabase } from '@materia/server/testing/database.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import '@materia/ingest/import-state.tables.ts'
import { fixture, folderWith } from '@materia/ingest/testing/files.ts'
import { articles } from '@materia/ingest/testing/generate.ts'
import { command, countItems, run } from './command.ts'
import { proxyOf } from './database-proxy.ts'

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not come to pass.')
    await new Promise((wake) => setTimeout(wake, 20))
  }
}

const contentOf = async ({ db }: TestDatabase) =>
  (
    await sql`select i.source_key, v.fingerprint, v.source_date from content_items i join content_versions v on v.id = i.current_version_id order by 1`.execute(
      db,
    )
  ).rows

describe('npm run import, broken off', { timeout: 120_000 }, () => {
  it('loses nothing to kill -9 in the middle: the next run ends with the same rows as an undisturbed one', async () => {
    const folder = await folderWith({ 'pubmed26n0003.xml': articles(6_000) })
    const [killed, undisturbed] = [await testDatabase(), await testDatabase()]
    const { child, ended } = command(killed, ['pubmed', '--from', folder])
    await until(async () => ((await countItems(killed)) ?? 0) >= 1_000)

    child.kill('SIGKILL')
    await ended
    const left = await countItems(killed)
    const resumed = await run(killed, 'pubmed', '--from', folder)
    await run(undisturbed, 'pubmed', '--from', folder)

    expect(left).toBeLessThan(6_000)
    expect(resumed).toMatchObject({ code: 0, output: expect.stringMatching(/done before/) })
    expect(await contentOf(killed)).toEqual(await contentOf(undisturbed))
  })

  it('waits for a database that is slow to take a connection', async () => {
    const database = await testDatabase()
    const slow = await proxyOf(database, { heldMs: [0, 0, 5_500] })

    const imported = await run(slow, 'trials', '--from', fixture('trials/page.json'))

    expect(imported).toMatchObject({ code: 0, output: expect.stringContaining('2 new') })
    expect(slow.connections()).toBeGreaterThan(2)
  })

  it('says in a sentence that the database went away, and goes on from there once it is back', async () => {
    const folder = await folderWith({ 'pubmed26n0003.xml': articles(6_000) })
    const database = await testDatabase()
    const breaking = await proxyOf(database)
    const { ended } = command(breaking, ['pubmed', '--from', folder])
    await until(async () => ((await countItems(database)) ?? 0) >= 1_000)

    breaking.close()
    const broken = await ended
    const resumed = await run(database, 'pubmed', '--from', folder)

    expect(broken).toMatchObject({ code: 1, output: expect.stringContaining('The database cannot be reached') })
    expect(broken.output).toContain('the same command goes on from here.')
    expect(broken.output).not.toMatch(/^\s+at /m)
    expect(resumed).toMatchObject({ code: 0, output: expect.stringMatching(/done before/) })
    expect(await countItems(database)).toBe(6_000)
  })

  it('does not run beside another of the same source', async () => {
    const folder = await folderWith({ 'pubmed26n0003.xml': articles(6_000) })
    const database = await testDatabase()
    const { ended } = command(database, ['pubmed', '--from', folder])
    await until(async () => ((await countItems(database)) ?? 0) > 0)

    const second = await run(database, 'pubmed', '--from', folder)

    expect(second).toEqual({ code: 1, output: 'PubMed is being imported already: try again when that has ended.\n' })
    expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('6,000 new') })
  })

  it('stops cleanly on Ctrl-C and goes on from there', async () => {
    const folder = await folderWith({ 'pubmed26n0003.xml': articles(6_000) })
    const database = await testDatabase()
    const { child, ended } = command(database, ['pubmed', '--from', folder])
    await until(async () => ((await countItems(database)) ?? 0) >= 1_000)

    child.kill('SIGINT')
    const stopped = await ended
    const resumed = await run(database, 'pubmed', '--from', folder)

    expect(stopped).toMatchObject({
      code: 130,
      output: expect.stringContaining('Stopped. The same command goes on from here.'),
    })
    expect(resumed).toMatchObject({ code: 0 })
    expect(await countItems(database)).toBe(6_000)
  })
})
