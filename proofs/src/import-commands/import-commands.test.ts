import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { testDatabase } from '@materia/server/testing/database.ts'
import { zip } from '@materia/server/testing/files.ts'
import { describe, expect, it } from 'vitest'
import '@materia/ingest/import-state.tables.ts'
import { fixture, folderWith } from '@materia/ingest/testing/files.ts'
import { articles, formularyExtract, productTables } from '@materia/ingest/testing/generate.ts'
import { stateOf } from '@materia/ingest/testing/state.ts'
import { countItems, run } from './command.ts'

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

  it('refuses an archive that is torn or damaged with a sentence, having changed nothing', async () => {
    const database = await testDatabase()
    const before = await stateOf(database.db)
    const tables = zip([['drug.txt', productTables([], '15-MAR-2026')['drug.txt'] ?? '']])
    const folder = await folderWith({
      'pubmed26n0003.xml.gz': gzipSync(articles(3_000)).subarray(0, -2_000),
      'extract.xml.gz': gzipSync(formularyExtract('2026-01-30', { '00000001': '1' })).subarray(0, -12),
      'allfiles.zip': Buffer.from(tables).subarray(0, -30),
    })

    const article = await run(database, 'pubmed', '--from', join(folder, 'pubmed26n0003.xml.gz'))
    const prices = await run(database, 'formulary', '--from', join(folder, 'extract.xml.gz'))
    const products = await run(database, 'drug-products', '--from', join(folder, 'allfiles.zip'))

    expect(article).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'pubmed26n0003.xml.gz: not a readable gzip file (unexpected end of file): expected a whole one.',
      ),
    })
    expect(prices).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'extract.xml.gz: not a readable gzip file (unexpected end of file): expected a whole one.',
      ),
    })
    expect(products).toMatchObject({ code: 1, output: expect.stringContaining('allfiles.zip: not a readable zip') })
    for (const { output } of [article, prices, products]) expect(output).not.toMatch(/^\s+at /m)
    expect(await stateOf(database.db)).toEqual(before)
  })

  it('imports what is whole beside an archive that is torn, and says which it passed over', async () => {
    const database = await testDatabase()
    const folder = await folderWith({
      'pubmed26n0003.xml.gz': gzipSync(articles(5)),
      'pubmed26n0004.xml.gz': gzipSync(articles(2_000, { from: 5 })).subarray(0, -1_000),
    })

    const imported = await run(database, 'pubmed', '--from', folder)

    expect(imported).toMatchObject({
      code: 0,
      output: expect.stringContaining('Passed over: pubmed26n0004.xml.gz: not a readable gzip file'),
    })
    expect(await countItems(database)).toBe(5)
  })

  it('says which folders within a folder it did not enter', async () => {
    const database = await testDatabase()
    const folder = await folderWith({ 'a.xml': articles(2) })
    await mkdir(join(folder, 'samples'))
    const outer = await folderWith({})
    await mkdir(join(outer, '2026-03'))

    const beside = await run(database, 'pubmed', '--from', folder)
    const alone = await run(database, 'pubmed', '--from', outer)

    expect(beside).toMatchObject({
      code: 0,
      output: expect.stringContaining('Passed over: samples: a folder within the folder; import it by itself.'),
    })
    expect(alone).toEqual({
      code: 1,
      output: `${outer}: expected files, found folders alone (2026-03); import each by itself.\n`,
    })
  })

  it('gives the reason of what it left out, and names what it does after reading', async () => {
    const database = await testDatabase()
    const product = (code: number) => ({ code, name: `BRAND${code}`, ingredient: 'SUBSTANCE', company: 'ALPHA' })
    const tables = productTables([product(1), product(2)], '15-MAR-2026')
    const folder = await folderWith({
      ...tables,
      'drug.txt': tables['drug.txt']?.replace('"2","","Human"', '"2","","Veterinary"') ?? '',
    })

    const { output } = await run(database, 'drug-products', '--from', folder)

    expect(output).toContain('2 records: 1 new, 1 left out (1 for animals).')
    expect(output).toContain('Binding: brands and ingredients')
  })

  it('runs all sources of a folder, goes on after one that fails, and reports each at the end', async () => {
    const database = await testDatabase()
    const folder = await folderWith({})
    for (const name of ['trials', 'decisions', 'formulary']) await mkdir(join(folder, name))
    await copyFile(fixture('trials/page.json'), join(folder, 'trials', 'page.json'))
    await copyFile(fixture('trials/page.json'), join(folder, 'formulary', 'page.json'))
    await copyFile(fixture('decisions/list.json'), join(folder, 'decisions', 'list.json'))

    const { code, output } = await run(database, 'all', '--from', folder)

    expect(code).toBe(1)
    const report = output.trim().split('\n').slice(-3)
    expect(report[0]).toMatch(/^formulary +failed: .*expected one XML file/)
    expect(report[1]).toMatch(/^decisions +finished: /)
    expect(report[2]).toMatch(/^trials +finished: /)
    expect((await run(database, 'all', '--from', fixture('trials'))).output).toContain(
      'expected folders named after the sources',
    )
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
    [
      ['nonsense'],
      'There is no source "nonsense". Sources: drug-products, formulary, decisions, pubmed, trials, shortages, recalls, retractions.',
    ],
    [['trials', '--form', 'x'], "Unknown option '--form'"],
    [['trials', 'pubmed'], 'Expected one source'],
  ])('explains itself when asked for %j', async (args, message) => {
    const database = { url: 'postgres://nowhere' }

    expect(await run(database, ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining(message),
    })
  })
})
