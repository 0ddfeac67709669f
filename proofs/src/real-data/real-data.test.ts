import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { openZipEntry } from '@materia/ingest/input/zip.ts'
import type { ImportContext } from '@materia/ingest/run-import.ts'
import { importContext, importFrom } from '@materia/ingest/testing/import.ts'
import { stateOf } from '@materia/ingest/testing/state.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

// Real files of the sources lie beside the repository where somebody keeps them; the counts here are made without the parsers.
const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const path = (name: string) => join(folder, name)
const json = (name: string) => JSON.parse(readFileSync(path(name), 'utf8'))
const countMatches = (content: string, pattern: RegExp) => content.match(pattern)?.length ?? 0

async function countItems({ db }: ImportContext, type: string): Promise<number | undefined> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from content_items where type = ${type}`.execute(db)
  return rows[0]?.count
}

/** Rows of a table of a release, split by hand. */
async function rowsOf(release: string, table: string): Promise<string[][]> {
  const content = await text(await openZipEntry(path(`dpd/${release}/allfiles.zip`), `${table}.txt`))
  return content
    .split('\r\n')
    .filter(Boolean)
    .map((line) => line.slice(1, -1).split('","'))
}

// What a reader sees of each table, by column.
const seen: Record<string, number[]> = {
  drug: [3, 4, 5, 12, 13],
  comp: [2, 3],
  ingred: [2, 4, 5, 7, 9, 11, 12, 14],
  status: [2, 3],
  ther: [1, 2],
  form: [2, 3],
  route: [2, 3],
  schedule: [1, 2],
  package: [5],
  biosimilar: [],
}

/** Everything a reader sees of each product for people, as one text. */
async function productsOf(release: string): Promise<Map<string, string>> {
  const facts = new Map<string, Set<string>>()
  for (const [code = '', , kind = ''] of await rowsOf(release, 'drug'))
    if (!/^(Veterinary|Disinfectant)/.test(kind)) facts.set(code, new Set())
  for (const [table, columns] of Object.entries(seen))
    for (const row of await rowsOf(release, table)) {
      if (table === 'status' && row[1] !== 'Y') continue
      if (columns.length > 0 && columns.every((column) => !row[column]?.trim())) continue
      facts.get(row[0] ?? '')?.add([table, ...columns.map((column) => row[column]?.trim())].join('|'))
    }
  return new Map([...facts].map(([code, rows]) => [code, [...rows].sort().join('\n')]))
}

describe.runIf(existsSync(folder))('the real files', { timeout: 1_800_000 }, () => {
  it('of two releases of the Drug Product Database make versions exactly where products differ', async () => {
    const context = await importContext()
    const [march, may] = [await productsOf('2026-03'), await productsOf('2026-05')]

    const first = await importFrom(context, 'drug-products', path('dpd/2026-03/allfiles.zip'))
    const second = await importFrom(context, 'drug-products', path('dpd/2026-05/allfiles.zip'))

    expect(first.counts).toMatchObject({ read: 13_443, created: march.size, leftOut: 13_443 - march.size, broken: 0 })
    const differing = [...may]
      .filter(([code, facts]) => march.has(code) && march.get(code) !== facts)
      .map(([code]) => `dpd:${code}`)
    const added = [...may.keys()].filter((code) => !march.has(code))
    const gone = [...march.keys()].filter((code) => !may.has(code)).map((code) => `dpd:${code}`)
    expect(second.counts).toMatchObject({
      read: 13_454,
      leftOut: 13_454 - may.size,
      created: added.length,
      updated: differing.length,
      gone: gone.length,
    })
    const { rows } = await sql<{ source_key: string }>`
      select i.source_key from content_items i
      where i.type = 'Drug' and (select count(*) from content_versions v where v.content_item_id = i.id) > 1`.execute(
      context.db,
    )
    expect(rows.map((row) => row.source_key).sort()).toEqual(differing.sort())
    const { rows: marked } = await sql<{
      source_key: string
    }>`select source_key from content_items where type = 'Drug' and gone_at is not null`.execute(context.db)
    expect(marked.map((row) => row.source_key).sort()).toEqual(gone.sort())
  })

  it('of the formulary give a price row for each product', async () => {
    const context = await importContext()
    const content = readFileSync(path('odb/data_extract_20250730.xml'), 'utf8')

    const { counts } = await importFrom(context, 'formulary', path('odb'))

    expect(counts).toMatchObject({ read: countMatches(content, /<drug /g), broken: 0 })
    expect(counts.read).toBe(8_438)
    const { rows } = await sql<{ rows: number; prices: number; paid: number; numbered: number }>`
      select count(*)::int as rows, count(individual_price)::int as prices, count(amount_mohltc_pays)::int as paid,
             count(*) filter (where item_number <> '')::int as numbered
      from drug_prices`.execute(context.db)
    // Each set of interchangeable products names its number once.
    const numbered = content
      .split('<pcg9 ')
      .slice(1)
      .filter((set) => set.includes('<itemNumber>'))
      .reduce((sum, set) => sum + countMatches(set, /<drug /g), 0)
    expect(rows).toEqual([
      {
        rows: 8_438,
        prices: countMatches(content, /<individualPrice>/g),
        paid: countMatches(content, /<amountMOHLTCPays>/g),
        numbered,
      },
    ])
    const { rows: coverage } = await sql<{ coverage: string; products: number }>`
      select coverage, count(*)::int as products from drug_prices group by 1 order by 1`.execute(context.db)
    const drugs = content.match(/<drug [^>]*>/g) ?? []
    const isNone = (drug: string) => drug.includes('notABenefit="Y"')
    const isExceptional = (drug: string) => !isNone(drug) && drug.includes('sec3bEAP="Y"')
    const isLimited = (drug: string) => !isNone(drug) && !isExceptional(drug) && drug.includes('sec12="Y"')
    const [none, exceptional, limited] = [isNone, isExceptional, isLimited].map((rule) => drugs.filter(rule).length)
    expect(coverage).toEqual([
      { coverage: 'ExceptionalAccess', products: exceptional },
      { coverage: 'GeneralBenefit', products: 8_438 - (none ?? 0) - (exceptional ?? 0) - (limited ?? 0) },
      { coverage: 'LimitedUse', products: limited },
      { coverage: 'NotABenefit', products: none },
    ])
    const groups = content.match(/<pcgGroup.*?<\/pcgGroup>/gs) ?? []
    const { rows: criteria } = await sql<{ products: number; codes: number }>`
      select count(*)::int as products,
             sum((select count(*) from jsonb_array_elements(limited_use) as c where c ->> 'code' is not null))::int as codes
      from drug_prices where limited_use <> '[]'`.execute(context.db)
    const withCriteria = groups.filter((group) => group.includes('<lccNote'))
    expect(criteria).toEqual([
      {
        products: withCriteria.reduce((sum, group) => sum + countMatches(group, /<drug /g), 0),
        codes: withCriteria.reduce(
          (sum, group) => sum + countMatches(group, /<drug /g) * countMatches(group, /reasonForUseId=/g),
          0,
        ),
      },
    ])
  })

  it('of the decisions are all there, the whole texts over the short ones', async () => {
    const context = await importContext()
    const [regulatory, basis] = [json('decisions/rdsResult.json'), json('decisions/sbdResult.json')]
    const reviews = countMatches(readFileSync(path('decisions/safety_review.csv'), 'utf8'), /","\d{4}-\d\d-\d\d","/g)

    const lists = await importFrom(context, 'decisions', path('decisions'))
    const samples = await importFrom(context, 'decisions', path('decisions/samples'))

    expect(lists.counts).toMatchObject({
      read: regulatory.length + basis.length + reviews,
      created: 412 + 431 + 146,
      broken: 0,
    })
    expect(samples.counts).toMatchObject({ read: 5, created: 1, broken: 0 })
    expect(await countItems(context, 'Decision')).toBe(412 + 431 + 146 + 1)
    // Of the summary basis there is the French text alone, which does not replace the English list.
    const { rows } = await sql<{ items: number }>`
      select jsonb_array_length(face -> 'decisionItems') as items
      from content_items i
      join content_versions v on v.id = i.current_version_id
      cross join lateral (values (v.details), (v.details -> 'french')) as faces (face)
      where i.source_key in ('decision:RDS00001', 'decision:SBD00001', 'decision:SSR00001')`.execute(context.db)
    expect(rows.filter((row) => row.items >= 3)).toHaveLength(5)
  })

  it('of PubMed are all read, with their deletions, and a second time change not one row', async () => {
    const context = await importContext()
    const contents = readdirSync(path('pubmed')).map((name) => {
      const bytes = readFileSync(path(`pubmed/${name}`))
      return name.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString()
    })
    const records = contents.reduce((sum, content) => sum + countMatches(content, /<PubmedArticle[ >]/g), 0)
    const pmids = new Set(
      contents.flatMap((content) =>
        [...content.matchAll(/<MedlineCitation [^>]*>\s*(?:<MedlineID>\d+<\/MedlineID>\s*)?<PMID[^>]*>(\d+)</g)].map(
          ([, pmid]) => pmid,
        ),
      ),
    )
    const deletions = contents.reduce(
      (sum, content) => sum + countMatches(content.split('<DeleteCitation>')[1] ?? '', /<PMID/g),
      0,
    )

    const { counts } = await importFrom(context, 'pubmed', path('pubmed'))
    const before = await stateOf(context.db)
    const again = await importFrom(context, 'pubmed', path('pubmed'))

    expect(counts).toMatchObject({ read: records, deletions, broken: 0, created: pmids.size })
    expect([records, deletions]).toEqual([756 + 735 + 9, 218])
    expect(await countItems(context, 'Article')).toBe(pmids.size)
    expect(again.counts).toMatchObject({ created: 0, updated: 0, gone: 0 })
    expect(await stateOf(context.db)).toEqual(before)
  })

  it('of the trials are all there, and those of a hostile shape are refused one by one', async () => {
    const context = await importContext()
    const hostile = json('trials/hostile-shape.json').studies.length

    await importFrom(context, 'trials', path('trials/ctg-studies-120.json'))
    await importFrom(context, 'trials', path('trials/ctg-studies-50-canada.json'))
    const refused = await importFrom(context, 'trials', path('trials/hostile-shape.json'))

    expect(await countItems(context, 'Trial')).toBe(170)
    expect(refused.counts).toMatchObject({ read: hostile, broken: hostile, created: 0 })
    const reasons = await context.db.selectFrom('import_quarantine').select(['record_key', 'reason']).execute()
    expect(reasons).toHaveLength(hostile)
    for (const { record_key, reason } of reasons) {
      expect(record_key).toMatch(/^nct:NCT\d{8}$/)
      expect(reason).toContain('Expected string, received array.')
    }
  })
})
