import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openZipEntry } from './input/zip.ts'
import { folderWith } from './testing/files.ts'
import { importContext, importFrom } from './testing/import.ts'
import { listItems } from './testing/items.ts'

// Real files of the sources lie beside the repository where somebody keeps them.
const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const formularyFile = join(folder, 'odb/data_extract_20250730.xml')
const drawn = 40

const tableNames = ['drug', 'comp', 'form', 'ingred', 'package', 'route', 'schedule', 'status', 'ther']

/** The rows of a table by the code of their product, with no help of the importer's own reader. */
async function rowsByCode(table: string): Promise<Map<string, string[]>> {
  const zip = join(folder, 'dpd/2026-05/allfiles.zip')
  const text = (await buffer(await openZipEntry(zip, `${table}.txt`))).toString('utf8')
  return Map.groupBy(text.split('\r\n').filter(Boolean), (row) => row.slice(1, row.indexOf('"', 1)))
}

const cellsOf = (row: string) => row.slice(1, -1).split('","')

interface Listed {
  coverage: string
  price: number | null
  pays: number | null
  set: string
}

/** What the formulary says of each number, read by its tags alone. */
function formularyByNumber(): Map<string, Listed> {
  const listed = new Map<string, Listed>()
  const text = readFileSync(formularyFile, 'utf8')
  for (const [, set = '', inside = ''] of text.matchAll(/<pcg9 id="([^"]+)"[^>]*>(.*?)<\/pcg9>/gs))
    for (const [, attributes = '', drug = ''] of inside.matchAll(/<drug ([^>]*)>(.*?)<\/drug>/gs)) {
      const number = (tag: string) => {
        const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(drug)?.[1]
        return found ? Number(found) : null
      }
      listed.set(/id="(\d{8})"/.exec(attributes)?.[1] ?? '', {
        coverage: coverageOf(attributes),
        price: number('individualPrice'),
        pays: number('amountMOHLTCPays'),
        set,
      })
    }
  return listed
}

function coverageOf(attributes: string): string {
  if (attributes.includes('notABenefit="Y"')) return 'NotABenefit'
  if (attributes.includes('sec3bEAP="Y"')) return 'ExceptionalAccess'
  return attributes.includes('sec12="Y"') ? 'LimitedUse' : 'GeneralBenefit'
}

/** The same lot each time: a linear congruential generator with a fixed seed. */
function drawLot<Value>(values: Value[], count: number): Value[] {
  let state = 20_261_116
  const left = [...values]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return left.splice(state % left.length, 1)[0] as Value
  })
}

describe.runIf(existsSync(formularyFile))('forty products drawn by lot from the real files', () => {
  it('have the status, coverage, price and set that an independent reading finds', async () => {
    const listed = formularyByNumber()
    const tables = new Map(await Promise.all(tableNames.map(async (name) => [name, await rowsByCode(name)] as const)))
    const human = [...(tables.get('drug') ?? [])].filter(([, [row = '']]) => cellsOf(row)[2] === 'Human')
    const known = human.map(([code, [row = '']]) => ({ code, din: cellsOf(row)[3] ?? '' }))
    const lot = drawLot(
      known.filter(({ din }) => listed.has(din)),
      drawn,
    )
    const context = await importContext()
    const files = tableNames.map((name) => {
      const rows = lot.flatMap(({ code }) => tables.get(name)?.get(code) ?? [])
      return [`${name}.txt`, rows.map((row) => `${row}\r\n`).join('')] as const
    })

    await importFrom(context, 'drug-products', await folderWith(Object.fromEntries(files)))
    await importFrom(context, 'formulary', formularyFile)

    const items = await listItems(context.db, 'Drug')
    const prices = await context.db
      .selectFrom('drug_prices')
      .select(['din', 'coverage', 'individual_price', 'amount_mohltc_pays', 'interchangeable_id'])
      .execute()
    const said = lot.map(({ din }) => {
      const price = prices.find((row) => row.din === din)
      return {
        din,
        status: items.find(({ details }) => details.din === din)?.details.drugStatus,
        coverage: price?.coverage,
        price: price?.individual_price === null ? null : Number(price?.individual_price),
        pays: price?.amount_mohltc_pays === null ? null : Number(price?.amount_mohltc_pays),
        set: prices
          .filter((row) => row.interchangeable_id === price?.interchangeable_id)
          .map((row) => row.din)
          .sort(),
      }
    })
    const read = lot.map(({ din }) => {
      const { set, ...facts } = listed.get(din) as Listed
      const others = [...listed].filter(([, other]) => other.set === set).map(([number]) => number)
      return { din, status: 'Marketed', ...facts, set: others.sort() }
    })
    expect(lot).toHaveLength(drawn)
    expect(said).toEqual(read)
  })
})
