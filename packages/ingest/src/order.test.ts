import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportContext } from './run-import.ts'
import type { SourceName } from './sources/source-names.ts'
import { catalogueOf } from './testing/catalogue.ts'
import { folderWith } from './testing/files.ts'
import { articles, formularyExtract, type GeneratedProduct, productTables } from './testing/generate.ts'
import { importContext, importFrom } from './testing/import.ts'
import { stateOf } from './testing/state.ts'

type Files = Record<string, string>

async function importAll(context: ImportContext, source: SourceName, sets: Files[]) {
  for (const files of sets) await importFrom(context, source, await folderWith(files))
  return catalogueOf(context.db)
}

/** In the order of age, then in others: each gives the same rows. */
async function expectSameInAnyOrder(source: SourceName, byAge: Files[], numRuns: number) {
  const expected = await importAll(await importContext(), source, byAge)
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...byAge.keys()], { minLength: byAge.length }), async (places) => {
      const sets = places.map((place) => byAge[place] ?? {})
      expect(await importAll(await importContext(), source, sets)).toEqual(expected)
    }),
    { numRuns },
  )
  return expected
}

const editions = [
  formularyExtract('2016-01-29', { '00000001': '.5', '00000002': '.7', '00000003': '3', '00000005': '5' }),
  formularyExtract('2018-02-28', { '00000001': '1.5', '00000002': '2.5', '00000004': '4', '00000005': '5' }),
  formularyExtract('2025-07-30', { '00000001': '1.6', '00000004': '4.4', '00000006': '6', '00000005': 'five' }),
].map((text) => ({ 'data_extract.xml': text }))

const product = (code: number, name = `BRAND${code}`, company = 'ALPHA INC'): GeneratedProduct => ({
  code,
  name,
  ingredient: `SUBSTANCE${code % 3}`,
  company,
})
const [march, april, may] = ['15-MAR-2026', '15-APR-2026', '15-MAY-2026'] as const
// 3 goes into another state, 4 goes for good, 5 goes and comes back, 6 comes late, 7 is renamed and goes, 8 moves twice.
const releases = [
  productTables([product(1), product(3), product(4), product(5), product(7), product(8)], march),
  productTables([product(2), product(20)], march, '_dr'),
  productTables([product(1), product(3), product(7, 'RENAMED7', 'BETA LTD'), product(8)], april),
  productTables([product(2), product(20)], april, '_dr'),
  productTables([product(1, 'BRAND1 NEW', 'ALPHABET'), product(5), product(6)], may),
  productTables([product(2), product(3), product(8)], may, '_dr'),
]

const series: Files[] = [
  { 'pubmed26n0003.xml': articles(6) },
  { 'pubmed26n0004.xml': articles(3, { from: 1, revised: '2026-03-01', deleted: [0, 4] }) },
  { 'pubmed26n0005.xml': articles(2, { from: 4, revised: '2026-04-01', deleted: [1] }) },
]

describe('extracts in any order of age', () => {
  it('of the formulary give the same prices: what the newest does not know is gone', async () => {
    const { prices, priceEditions } = await expectSameInAnyOrder('formulary', editions, 5)

    expect(prices).toMatchObject([
      { din: '00000001', individual_price: '1.6000' },
      { din: '00000004', individual_price: '4.4000' },
      { din: '00000005', individual_price: '5.0000' },
      { din: '00000006', individual_price: '6.0000' },
    ])
    expect(priceEditions).toHaveLength(11)
    expect(priceEditions).toContainEqual(expect.objectContaining({ din: '00000002', individual_price: '2.5000' }))
  })

  it('of the Drug Product Database give the same products, groups and companies, state by state', async () => {
    const { items } = await expectSameInAnyOrder('drug-products', releases, 12)

    const drugs = items.filter(({ source_key }) => source_key.startsWith('dpd:'))
    const gone = drugs.filter((item) => (item as { gone_at?: Date }).gone_at).map(({ source_key }) => source_key)
    expect(gone).toEqual(['dpd:20', 'dpd:4', 'dpd:7'])
    expect(drugs).toHaveLength(9)
  })

  it('of PubMed give the same articles, deletions among them', async () => {
    await expectSameInAnyOrder('pubmed', series, 5)
  })

  it('change not one row when the older ones are read again', async () => {
    const all: [SourceName, Files[]][] = [
      ['formulary', editions],
      ['drug-products', releases],
      ['pubmed', series],
    ]
    for (const [source, sets] of all) {
      const context = await importContext()
      await importAll(context, source, sets.toReversed())
      const before = await stateOf(context.db)

      await importAll(context, source, sets)

      expect(await stateOf(context.db)).toEqual(before)
    }
  })
})

it('a product that leaves one state for another within a release is not gone in between', async () => {
  const context = await importContext()
  await importAll(context, 'drug-products', [{ ...releases[0], ...releases[1] }])

  const { counts } = await importFrom(context, 'drug-products', await folderWith({ ...releases[4], ...releases[5] }))
  const dry = await importFrom(context, 'drug-products', await folderWith({ ...releases[4], ...releases[5] }), {
    isDryRun: true,
  })

  // 4, 7 and 20 are in neither state.
  expect([counts.gone, dry.counts.gone]).toEqual([3, 0])
})

it('a dry run counts as gone what the extract does not hold, and nothing else', async () => {
  const context = await importContext()
  await importAll(context, 'formulary', editions.slice(0, 1))

  const { counts } = await importFrom(context, 'formulary', await folderWith(editions[1] ?? {}), { isDryRun: true })

  expect(counts.gone).toBe(1)
})
