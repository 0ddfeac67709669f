import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ImportContext } from './run-import.ts'
import { fixture, folderWith } from './testing/files.ts'
import { articles } from './testing/generate.ts'
import { importContext, importFrom } from './testing/import.ts'
import { stateOf } from './testing/state.ts'

/** What a reader would find, apart from ids and times of writing. */
async function catalogueOf({ db }: ImportContext) {
  const { rows } = await sql`
    select i.source_key, i.type, i.gone_at is not null as is_gone, v.title, v.fingerprint, v.source_date,
           (select count(*)::int from content_versions o where o.content_item_id = i.id) as versions,
           (select coalesce(array_agg(t.source_key order by t.source_key), '{}')
            from content_links l join content_items t on t.id = l.to_id where l.from_id = i.id) as links
    from content_items i
    join content_versions v on v.id = i.current_version_id
    order by i.source_key`.execute(db)
  const { rows: sightings } =
    await sql`select source, record_key, part, seen_on, gone_on from import_sightings order by 1, 2`.execute(db)
  return { rows, sightings }
}

describe('a run', () => {
  it('goes on where it was stopped and ends with the same rows as an undisturbed one', async () => {
    const folder = await folderWith({
      'pubmed26n0003.xml': articles(250),
      'pubmed26n0004.xml': articles(120, { from: 200, revised: '2026-03-01', deleted: [5, 210] }),
    })
    const undisturbed = await importContext()
    await importFrom(undisturbed, 'pubmed', folder, { batchSize: 50 })
    const disturbed = await importContext()

    const stops: string[] = []
    for (let runs = 0; runs < 20; runs++) {
      const { status } = await importFrom(disturbed, 'pubmed', folder, { batchSize: 50, shouldStop: () => true })
      stops.push(status)
      if (status === 'finished') break
    }

    expect(stops.filter((status) => status === 'stopped').length).toBeGreaterThan(5)
    expect(await catalogueOf(disturbed)).toEqual(await catalogueOf(undisturbed))
    expect(await disturbed.db.selectFrom('import_checkpoints').selectAll().execute()).toEqual([])
  })

  it('passes by what an earlier run has done, and begins anew in a file that has changed', async () => {
    const context = await importContext()
    const folder = await folderWith({ 'a.xml': articles(100) })
    await importFrom(context, 'pubmed', folder, { batchSize: 40, shouldStop: () => true })

    const resumed = await importFrom(context, 'pubmed', folder, { batchSize: 40, shouldStop: () => true })
    const changed = await importFrom(context, 'pubmed', await folderWith({ 'a.xml': articles(101) }), {
      batchSize: 200,
    })

    expect(resumed.counts).toMatchObject({ resumed: 40, read: 40, created: 40 })
    expect(changed.counts).toMatchObject({ resumed: 0, read: 101, created: 21, unchanged: 80 })
  })

  it('writes nothing in a dry run and still says what would become of each record', async () => {
    const context = await importContext()
    await importFrom(context, 'pubmed', fixture('pubmed/pubmed26n0001.xml'))
    const before = await stateOf(context.db)

    const { counts } = await importFrom(context, 'pubmed', fixture('pubmed/pubmed26n0002.xml'), { isDryRun: true })
    const drugs = await importFrom(context, 'drug-products', fixture('drug-products'), { isDryRun: true })

    expect(counts).toMatchObject({ updated: 1, deletions: 2, gone: 1 })
    expect(drugs.counts).toMatchObject({ created: 63 })
    expect(await stateOf(context.db)).toEqual(before)
  })

  it('goes on where it was stopped, whatever a dry run read in between', async () => {
    const context = await importContext()
    const folder = await folderWith({ 'a.xml': articles(100) })
    await importFrom(context, 'pubmed', folder, { batchSize: 40, shouldStop: () => true })

    await importFrom(context, 'pubmed', folder, { isDryRun: true })
    const resumed = await importFrom(context, 'pubmed', folder, { batchSize: 40 })

    expect(resumed.counts).toMatchObject({ resumed: 40, read: 60, created: 60 })
  })

  const cut = articles(120).slice(0, -2_000)

  it.each([
    ['', { 'cut.xml': cut }],
    [' that is packed', { 'cut.xml.gz': gzipSync(cut) }],
  ])('changes nothing where a file%s has a fault in its middle, and says where the fault is', async (_, files) => {
    const context = await importContext()
    const folder = await folderWith(files)
    const before = await stateOf(context.db)

    await expect(importFrom(context, 'pubmed', folder, { batchSize: 50 })).rejects.toThrow(
      /cut\.xml(\.gz)?, line \d+: not well-formed XML/,
    )

    expect(await stateOf(context.db)).toEqual(before)
  })

  it('keeps a diary of what each run did', async () => {
    const context = await importContext()

    await importFrom(context, 'trials', fixture('trials/page.json'))

    expect(await context.db.selectFrom('import_runs').select(['source', 'status', 'counts']).execute()).toEqual([
      { source: 'trials', status: 'finished', counts: expect.objectContaining({ read: 4, created: 2, broken: 2 }) },
    ])
  })
})
