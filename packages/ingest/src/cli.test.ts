import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type TestDatabase, testDatabase } from '@materia/server/testing/database.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import './import-state.tables.ts'
import { fixture, folderWith } from './testing/files.ts'
import { articles } from './testing/generate.ts'
import { stateOf } from './testing/state.ts'

const program = fileURLToPath(new URL('./cli.ts', import.meta.url))

function command(database: TestDatabase, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATABASE_URL: database.url, ...environment },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => done({ code, output })),
  )
  return { child, ended }
}

const run = (database: TestDatabase, ...args: string[]) => command(database, args).ended

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not come to pass.')
    await new Promise((wake) => setTimeout(wake, 20))
  }
}

const countItems = async ({ db }: TestDatabase) =>
  (await sql<{ count: number }>`select count(*)::int as count from content_items`.execute(db)).rows[0]?.count

const contentOf = async ({ db }: TestDatabase) =>
  (
    await sql`select i.source_key, v.fingerprint, v.source_date from content_items i join content_versions v on v.id = i.current_version_id order by 1`.execute(
      db,
    )
  ).rows

describe('npm run import', { timeout: 120_000 }, () => {
  it('imports a file, reports what it refused, and tells the status', async () => {
    const database = await testDatabase()
    const report = join(await folderWith({}), 'report.jsonl')

    const imported = await run(database, 'trials', '--from', fixture('trials/page.json'), '--report', report)
    const status = await run(database, 'status')

    expect(imported).toMatchObject({
      code: 0,
      output: expect.stringContaining('ClinicalTrials.gov: 4 records: 2 new, 2 refused.'),
    })
    const lines = (await readFile(report, 'utf8')).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        source: 'trials',
        place: 'page.json, record 2 (line 52)',
        key: 'nct:NCT90000002',
        reason: expect.stringContaining('Expected string'),
      },
      { place: 'page.json, record 3 (line 58)' },
    ])
    expect(status.output).toMatch(/trials\s+finished .* from .*page\.json/)
    expect(status.output).toMatch(/pubmed\s+has never run\./)
  })

  it('says how to get on when an edition of the formulary is known already', async () => {
    const database = await testDatabase()
    const edition = ['formulary', '--from', fixture('formulary/extract.xml')]
    const first = await run(database, ...edition)

    const second = await run(database, ...edition)

    expect(first.output).not.toContain('known already')
    expect(second.output).toContain(
      'This edition is known already: the address of the next one belongs into MATERIA_IMPORT_FORMULARY_URL.',
    )
  })

  it('does not take a dry run for one that filled the catalogue', async () => {
    const database = await testDatabase()
    await run(database, 'trials', '--from', fixture('trials/page.json'))
    const before = await run(database, 'status')

    const dry = await run(database, 'trials', '--from', fixture('trials'), '--dry-run')

    expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was written.') })
    expect(await run(database, 'status')).toEqual(before)
  })

  it('ends with 1 and changes nothing on a file that is not in the format', async () => {
    const database = await testDatabase()
    const before = await stateOf(database.db)

    const refused = await run(database, 'pubmed', '--from', fixture('pubmed/error-reply.xml'))
    const missing = await run(database, 'pubmed', '--from', '/nowhere.xml')

    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining('the source replied with an error: Empty id list.'),
    })
    expect(missing).toMatchObject({ code: 1, output: '/nowhere.xml: there is no such file or folder.\n' })
    expect(await stateOf(database.db)).toEqual(before)
  })

  it('ends with 1 where every record was refused', async () => {
    const database = await testDatabase()
    const folder = await folderWith({ 'hostile.json': JSON.stringify({ studies: [{ protocolSection: [] }, 7] }) })

    expect(await run(database, 'trials', '--from', folder)).toMatchObject({
      code: 1,
      output: expect.stringContaining('2 refused'),
    })
  })

  it.each([
    [['nonsense'], 'There is no source "nonsense". Sources: drug-products, formulary, decisions, pubmed, trials.'],
    [['trials', '--form', 'x'], "Unknown option '--form'"],
    [['trials', 'pubmed'], 'Expected one source'],
  ])('explains itself when asked for %j', async (args, message) => {
    const database = { url: 'postgres://nowhere' } as TestDatabase

    expect(await run(database, ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining(message),
    })
  })

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
