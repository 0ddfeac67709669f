import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { demoFolder } from './demo-files.ts'
import { openZipEntry } from './input/zip.ts'
import { type FormularyRow, parseFormulary } from './sources/formulary/formulary.parser.ts'
import { type PubmedRecord, parsePubmed } from './sources/pubmed/pubmed.parser.ts'

// Real files of the sources lie beside the repository where somebody keeps them.
const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const path = (name: string) => join(folder, name)
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Where the demo says something else than the source; what the demo leaves out is no difference. */
function differences(demo: unknown, source: unknown, at: string): string[] {
  if (Array.isArray(demo) && Array.isArray(source) && demo.length === source.length)
    return demo.flatMap((value, index) => differences(value, source[index], `${at}.${index}`))
  if (isFields(demo) && isFields(source) && !Array.isArray(demo))
    return Object.entries(demo).flatMap(([key, value]) => differences(value, source[key], `${at}.${key}`))
  return Object.is(demo, source) ? [] : [`${at}: ${JSON.stringify(demo)}, not ${JSON.stringify(source)}`]
}

/** Compares what both hold; the rest of the demo is told apart. */
function compare(demo: Map<string, unknown>, source: Map<string, unknown>) {
  const held = [...demo].filter(([key]) => source.has(key))
  return {
    compared: held.length,
    onlyInDemo: demo.size - held.length,
    differences: held.flatMap(([key, record]) => differences(record, source.get(key), key)),
  }
}

const rowsOf = (table: string) => table.split('\r\n').filter(Boolean)
const codeOf = (row: string) => row.slice(1, row.indexOf('"', 1))

/** The demo carries facts; criteria are the source's own sentences. */
type PriceFacts = Omit<FormularyRow, 'line' | 'limitedUse'>

async function formularyRows(file: string): Promise<Map<string, PriceFacts>> {
  const rows = new Map<string, PriceFacts>()
  for await (const entry of parseFormulary(createReadStream(file), file)) {
    if (entry.kind !== 'row') continue
    const { line: _, limitedUse: __, ...row } = entry.row
    rows.set(row.din, row)
  }
  return rows
}

type ArticleFacts = Omit<PubmedRecord, 'line' | 'abstract' | 'copyright' | 'corrections'> &
  Partial<Pick<PubmedRecord, 'corrections'>>

/** What an article cites or is commented in is left out. */
const isOfSafety = (type: string) => /^(?:Retraction|ExpressionOfConcern|Erratum|Republished)/.test(type)

async function articleFacts(files: string[]): Promise<Map<string, ArticleFacts>> {
  const articles = new Map<string, ArticleFacts>()
  for (const file of files) {
    const bytes = readFileSync(file)
    const content = file.endsWith('.gz') ? gunzipSync(bytes) : bytes
    if (content.includes('<ERROR>')) continue
    for await (const entry of parsePubmed(Readable.from([content.toString()]), file)) {
      if (entry.kind !== 'article') continue
      const { line: _line, abstract: _abstract, copyright: _copyright, corrections, ...facts } = entry.record
      const told = corrections.filter(({ type }) => isOfSafety(type))
      articles.set(facts.pmid, told.length > 0 ? { ...facts, corrections: told } : facts)
    }
  }
  return articles
}

const byKey = (records: Fields[], keyOf: (record: Fields) => string) =>
  new Map(records.map((record) => [keyOf(record), record]))
const linkId = (record: Fields) => `${record.link_id} ${record.is_md}`
const nctId = (study: Fields) => ((study.protocolSection as Fields).identificationModule as { nctId: string }).nctId

describe.runIf(existsSync(folder))('the demo says nothing else than its sources', () => {
  it('of drug products: each row is a row of the release, and none of a product is left out', async () => {
    const missing: string[] = []
    let compared = 0
    const demoRows = (file: string) => rowsOf(readFileSync(join(demoFolder('drug-products'), file), 'utf8'))
    for (const file of readdirSync(demoFolder('drug-products'))) {
      const state = /_(ap|dr)(?=\.txt$)/.exec(file)?.[0] ?? ''
      const demo = demoRows(file)
      const chosen = new Set(demoRows(`drug${state}.txt`).map(codeOf))
      const release = await text(await openZipEntry(path(`dpd/2026-05/allfiles${state}.zip`), file))
      const source = new Set(rowsOf(release).filter((row) => chosen.has(codeOf(row))))
      missing.push(...demo.filter((row) => !source.has(row)))
      missing.push(...[...source].filter((row) => !demo.includes(row)))
      compared += demo.length
    }

    expect(missing).toEqual([])
    expect(compared).toBeGreaterThan(7_000)
  })

  it('of prices', async () => {
    const demo = await formularyRows(join(demoFolder('formulary'), 'data_extract.xml'))
    const source = await formularyRows(path('odb/data_extract_20250730.xml'))

    expect(compare(demo, source)).toEqual({ compared: demo.size, onlyInDemo: 0, differences: [] })
  })

  it('of decisions', () => {
    const lists = ['regulatory-decisions.json', 'basis-of-decision.json'].flatMap((file) =>
      json(join(demoFolder('decisions'), file)),
    )
    const source = [...json(path('decisions/rdsResult.json')), ...json(path('decisions/sbdResult.json'))]

    const result = compare(byKey(lists, linkId), byKey(source, linkId))

    expect(result).toEqual({ compared: lists.length, onlyInDemo: 0, differences: [] })
  })

  it('of articles', async () => {
    const demo = await articleFacts([join(demoFolder('pubmed'), 'articles.xml')])
    const files = readdirSync(path('pubmed')).map((name) => path(`pubmed/${name}`))

    const result = compare(demo, await articleFacts([path('retractions/pubmedsample_2019.xml.gz'), ...files.sort()]))

    expect(result).toEqual({ compared: 30, onlyInDemo: 58, differences: [] })
  })

  it('of shortages', () => {
    const demo = json(join(demoFolder('shortages'), 'reports.json')) as Fields[]
    const source = json(path('shortages/active-reports-2026-01-05.json')) as Fields[]

    const result = compare(
      byKey(demo, ({ id }) => String(id)),
      byKey(source, ({ id }) => String(id)),
    )

    expect(result).toEqual({ compared: demo.length, onlyInDemo: 0, differences: [] })
  })

  it('of recalls, but for their texts', () => {
    const demo = json(join(demoFolder('recalls'), 'recalls.json')) as Fields[]
    const source = json(path('recalls/recalls-2025-06-part.json')) as Fields[]
    const facts = demo.map(({ 'What you should do': _, ...recall }) => recall)

    const result = compare(
      byKey(facts, ({ NID }) => String(NID)),
      byKey(source, ({ NID }) => String(NID)),
    )

    expect(result).toEqual({ compared: demo.length, onlyInDemo: 0, differences: [] })
  })

  it('of trials', () => {
    const demo = json(join(demoFolder('trials'), 'studies.json')).studies as Fields[]
    const source = ['trials/ctg-studies-120.json', 'trials/ctg-studies-50-canada.json'].flatMap((file) => {
      const content = json(path(file))
      return (content.studies ?? content) as Fields[]
    })

    expect(compare(byKey(demo, nctId), byKey(source, nctId))).toEqual({
      compared: 39,
      onlyInDemo: 9,
      differences: [],
    })
  })
})
