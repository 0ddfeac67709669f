import type { DrugStatus } from '@materia/contract/contents/kinds/drug.schemas.ts'
import { csvRows } from '../../formats/csv.ts'
import { NotInFormat } from '../../formats/refusal.ts'
import { dashedDate } from '../../text/dates.ts'
import { type Extract, type ExtractFile, type Table, tableColumns, widthsOf } from './drug-product-files.ts'

const statuses: Record<string, DrugStatus> = {
  APPROVED: 'Approved',
  MARKETED: 'Marketed',
  DORMANT: 'Dormant',
  'CANCELLED PRE MARKET': 'CancelledPreMarket',
  'CANCELLED POST MARKET': 'CancelledPostMarket',
  'CANCELLED (UNRETURNED ANNUAL)': 'CancelledPostMarket',
  'CANCELLED (SAFETY ISSUE)': 'CancelledPostMarket',
}

/** Undefined where the word is none of the source's. */
export const drugStatusOf = (status: string): DrugStatus | undefined =>
  statuses[status] ?? (status.startsWith('CANCELLED') ? 'CancelledPostMarket' : undefined)

type Row = Record<string, string>

export interface DrugProduct {
  code: string
  class: string
  din: string
  brandName: string
  brandNameFr: string
  descriptor: string
  lastUpdated: string | null
  company: Row | undefined
  ingredients: Row[]
  status: string
  statusDate: string | null
  marketedOn: string | null
  /** Oldest first. */
  statusHistory: { status: string; date: string }[]
  therapeuticClasses: Row[]
  forms: string[]
  routes: string[]
  schedules: string[]
  french: { descriptor: string; forms: string[]; routes: string[]; schedules: string[] }
  packages: string[]
  standards: string[]
  isBiosimilar: boolean
  line: number
}

export type DrugProductEntry =
  | { kind: 'product'; product: DrugProduct }
  | { kind: 'broken'; code: string | null; line: number; reason: string; excerpt: string }

/** Joins an extract's tables by DRUG_CODE while they stream; a table that is not in that order is held in memory instead. */
export async function* parseDrugProducts(
  extract: Extract,
  onRead?: (bytes: number) => void,
): AsyncGenerator<DrugProductEntry> {
  const drugs = extract.files.get('drug')
  if (!drugs) throw new NotInFormat(extract.name, 'expected a drug file among the tables.')
  const sides = new Map<Table, SideTable>()
  for (const [table, file] of extract.files) {
    if (table === 'drug') continue
    const isInStep = drugs.isOrdered && file.isOrdered
    sides.set(table, isInStep ? orderedTable(file, table, onRead) : await heldTable(file, table, onRead))
  }
  try {
    for await (const { cells, line } of csvRows(await drugs.input.open(onRead), drugs.input.name)) {
      const row = named('drug', cells)
      const code = row.DRUG_CODE ?? ''
      const broken = (reason: string): DrugProductEntry => ({
        kind: 'broken',
        code: code || null,
        line,
        reason,
        excerpt: cells.join(', ').slice(0, 300),
      })
      if (!widthsOf('drug').includes(cells.length)) {
        yield broken(`Expected ${widthsOf('drug')} columns in ${drugs.input.name}, found ${cells.length}.`)
        continue
      }
      if (!/^\d+$/.test(code)) {
        yield broken(`Expected DRUG_CODE as digits, found "${code}".`)
        continue
      }
      const rows = async (table: Table) => (await sides.get(table)?.take(Number(code))) ?? []
      const product = await joined(row, line, rows)
      const problem = problemOf(product) ?? statusProblem(await rows('status')) ?? dayProblem('LAST_UPDATE_DATE', row)
      yield problem ? broken(problem) : { kind: 'product', product }
    }
  } finally {
    for (const side of sides.values()) await side.close()
  }
}

async function joined(drug: Row, line: number, rows: (table: Table) => Promise<Row[]>): Promise<DrugProduct> {
  const statuses = await rows('status')
  const current = statuses.find(isCurrent)
  const marketed = statuses
    .filter(({ STATUS }) => STATUS === 'MARKETED')
    .flatMap(({ HISTORY_DATE = '' }) => dashedDate(HISTORY_DATE) ?? [])
  return {
    code: drug.DRUG_CODE ?? '',
    class: drug.CLASS ?? '',
    din: dinOf(drug.DRUG_IDENTIFICATION_NUMBER ?? ''),
    brandName: drug.BRAND_NAME ?? '',
    brandNameFr: drug.BRAND_NAME_F ?? '',
    descriptor: drug.DESCRIPTOR ?? '',
    lastUpdated: dashedDate(drug.LAST_UPDATE_DATE ?? '') ?? null,
    company:
      (await rows('comp')).find(({ COMPANY_TYPE = '' }) => /^DIN.OWNER$/.test(COMPANY_TYPE)) ?? (await rows('comp'))[0],
    ingredients: distinct(await rows('ingred')),
    status: current?.STATUS ?? '',
    statusDate: dashedDate(current?.HISTORY_DATE ?? '') ?? null,
    marketedOn: marketed.sort()[0] ?? null,
    statusHistory: historyOf(statuses),
    therapeuticClasses: distinct(await rows('ther')).sort(byClass),
    forms: column(await rows('form'), 'PHARMACEUTICAL_FORM'),
    routes: column(await rows('route'), 'ROUTE_OF_ADMINISTRATION'),
    schedules: column(await rows('schedule'), 'SCHEDULE'),
    french: {
      descriptor: drug.DESCRIPTOR_F ?? '',
      forms: frenchColumn(await rows('form'), 'PHARMACEUTICAL_FORM'),
      routes: frenchColumn(await rows('route'), 'ROUTE_OF_ADMINISTRATION'),
      schedules: frenchColumn(await rows('schedule'), 'SCHEDULE'),
    },
    packages: column(await rows('package'), 'PRODUCT_INFORMATION'),
    standards: column(await rows('pharm'), 'PHARMACEUTICAL_STD'),
    isBiosimilar: (await rows('biosimilar')).length > 0,
    line,
  }
}

const isCurrent = ({ CURRENT_STATUS_FLAG }: Row) => CURRENT_STATUS_FLAG === 'Y'

function historyOf(statuses: Row[]): DrugProduct['statusHistory'] {
  const dated = statuses.flatMap(({ STATUS = '', HISTORY_DATE = '' }) => {
    const date = dashedDate(HISTORY_DATE)
    return date ? [{ status: STATUS, date }] : []
  })
  return dated.sort((one, other) => (`${one.date} ${one.status}` < `${other.date} ${other.status}` ? -1 : 1))
}

// A few radiopharmaceuticals carry no number.
const dinOf = (text: string) => (/^not applicable/i.test(text) ? '' : text)

function problemOf(product: DrugProduct): string | undefined {
  if (!product.brandName.trim()) return 'Expected a BRAND_NAME.'
  if (product.din && !/^\d{8}$/.test(product.din))
    return `Expected DRUG_IDENTIFICATION_NUMBER of eight digits, found "${product.din}".`
  if (!product.company) return 'Expected a row of the product in the table comp.'
  return product.ingredients.length === 0 ? 'Expected a row of the product in the table ingred.' : undefined
}

/** A product has one current status; rows that say the same twice occur. */
function statusProblem(statuses: Row[]): string | undefined {
  const [current, other] = new Map(statuses.filter(isCurrent).map((row) => [row.STATUS, row])).values()
  if (!current?.STATUS) return 'Expected a status row with CURRENT_STATUS_FLAG "Y" for the product.'
  if (other) return `Expected one current status for the product, found ${current.STATUS} and ${other.STATUS}.`
  if (!drugStatusOf(current.STATUS))
    return `Expected a current STATUS such as MARKETED, APPROVED, DORMANT or CANCELLED POST MARKET, found "${current.STATUS}".`
  return dayProblem('HISTORY_DATE', current)
}

function dayProblem(column: string, row: Row): string | undefined {
  const text = row[column]
  return text && !dashedDate(text) ? `Expected ${column} as DD-MON-YYYY, found "${text}".` : undefined
}

interface SideTable {
  take(code: number): Promise<Row[]>
  close(): Promise<void>
}

// Rows come in the order of DRUG_CODE: those of one product are taken as the product comes by, and kept until the next.
function orderedTable(file: ExtractFile, table: Table, onRead?: (bytes: number) => void): SideTable {
  let rows: AsyncGenerator<{ cells: string[] }> | undefined
  let ahead: Row | undefined
  let isDone = false
  let taken: { code: number; rows: Row[] } = { code: -1, rows: [] }

  async function advance() {
    rows ??= csvRows(await file.input.open(onRead), file.input.name)
    const next = await rows.next()
    isDone = Boolean(next.done)
    ahead = next.done ? undefined : named(table, next.value.cells)
  }

  return {
    async take(code) {
      if (taken.code === code) return taken.rows
      const found: Row[] = []
      if (!ahead && !isDone) await advance()
      while (ahead && Number(ahead.DRUG_CODE) <= code) {
        if (Number(ahead.DRUG_CODE) === code) found.push(ahead)
        await advance()
      }
      taken = { code, rows: found }
      return found
    },
    async close() {
      await rows?.return(undefined)
    },
  }
}

async function heldTable(file: ExtractFile, table: Table, onRead?: (bytes: number) => void): Promise<SideTable> {
  const byCode = new Map<number, Row[]>()
  for await (const { cells } of csvRows(await file.input.open(onRead), file.input.name)) {
    const row = named(table, cells)
    const code = Number(row.DRUG_CODE)
    byCode.set(code, [...(byCode.get(code) ?? []), row])
  }
  return { take: async (code) => byCode.get(code) ?? [], close: async () => undefined }
}

function named(table: Table, cells: string[]): Row {
  const columns = tableColumns(table, cells.length)
  return Object.fromEntries(columns.map((name, at) => [name, (cells[at] ?? '').trim()]))
}

const byClass = (one: Row, other: Row) => ((one.TC_ATC_NUMBER ?? '') < (other.TC_ATC_NUMBER ?? '') ? -1 : 1)

function distinct(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}

// The source gives no order to them: sorted, so that a mere change of order is none.
const column = (rows: Row[], name: string) => [...new Set(rows.map((row) => row[name] ?? '').filter(Boolean))].sort()

/** The same in French, in the order of the English. */
const frenchColumn = (rows: Row[], name: string) =>
  column(rows, name).map((english) => rows.find((row) => row[name] === english)?.[`${name}_F`] || english)
