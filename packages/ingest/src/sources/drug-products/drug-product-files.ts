import { createHash } from 'node:crypto'
import { csvRows } from '../../formats/csv.ts'
import { NotInFormat } from '../../formats/refusal.ts'
import type { InputFile } from '../../input/input.ts'
import { dashedDate } from '../../text/dates.ts'

const columns = {
  drug: 'DRUG_CODE PRODUCT_CATEGORIZATION CLASS DRUG_IDENTIFICATION_NUMBER BRAND_NAME DESCRIPTOR PEDIATRIC_FLAG ACCESSION_NUMBER NUMBER_OF_AIS LAST_UPDATE_DATE AI_GROUP_NO CLASS_F BRAND_NAME_F DESCRIPTOR_F',
  comp: 'DRUG_CODE MFR_CODE COMPANY_CODE COMPANY_NAME COMPANY_TYPE ADDRESS_MAILING_FLAG ADDRESS_BILLING_FLAG ADDRESS_NOTIFICATION_FLAG ADDRESS_OTHER SUITE_NUMBER STREET_NAME CITY_NAME PROVINCE COUNTRY POSTAL_CODE POST_OFFICE_BOX PROVINCE_F COUNTRY_F',
  ingred:
    'DRUG_CODE ACTIVE_INGREDIENT_CODE INGREDIENT INGREDIENT_SUPPLIED_IND STRENGTH STRENGTH_UNIT STRENGTH_TYPE DOSAGE_VALUE BASE DOSAGE_UNIT NOTES INGREDIENT_F STRENGTH_UNIT_F STRENGTH_TYPE_F DOSAGE_UNIT_F',
  status: 'DRUG_CODE CURRENT_STATUS_FLAG STATUS HISTORY_DATE STATUS_F LOT_NUMBER EXPIRATION_DATE',
  ther: 'DRUG_CODE TC_ATC_NUMBER TC_ATC TC_ATC_F',
  form: 'DRUG_CODE PHARM_FORM_CODE PHARMACEUTICAL_FORM PHARMACEUTICAL_FORM_F',
  route: 'DRUG_CODE ROUTE_OF_ADMINISTRATION_CODE ROUTE_OF_ADMINISTRATION ROUTE_OF_ADMINISTRATION_F',
  schedule: 'DRUG_CODE SCHEDULE SCHEDULE_F',
  pharm: 'DRUG_CODE PHARMACEUTICAL_STD',
  vet: 'DRUG_CODE VET_SPECIES VET_SUB_SPECIES VET_SPECIES_F',
  package:
    'DRUG_CODE UPC PACKAGE_SIZE_UNIT PACKAGE_TYPE PACKAGE_SIZE PRODUCT_INFORMATION PACKAGE_SIZE_UNIT_F PACKAGE_TYPE_F',
  biosimilar: 'DRUG_CODE BIOSIMILAR BIOSIMILAR_F BIOSIMILAR_CODE',
} as const
// Until 2020 the American hospital classes stood beside the ATC ones.
const olderTherapeuticColumns = 'DRUG_CODE TC_ATC_NUMBER TC_ATC TC_AHFS_NUMBER TC_AHFS TC_ATC_F TC_AHFS_F'

export type Table = keyof typeof columns
const columnNames = new Map(Object.entries(columns).map(([table, names]) => [table as Table, names.split(' ')]))
const olderTherapeuticNames = olderTherapeuticColumns.split(' ')

const states = { '': 'marketed', ap: 'approved', dr: 'dormant', ia: 'cancelled' } as const
export type ExtractState = (typeof states)[keyof typeof states]

export interface ExtractFile {
  input: InputFile
  isOrdered: boolean
}

/** The tables of one state: drug.txt, comp.txt … are the marketed products, drug_ap.txt … the approved ones. */
export interface Extract {
  name: string
  state: ExtractState
  files: Map<Table, ExtractFile>
  fingerprint: string
  sizeBytes: number
  products: number
}

export function tableColumns(table: Table, count: number): string[] {
  if (table === 'ther' && count === olderTherapeuticNames.length) return olderTherapeuticNames
  return columnNames.get(table) ?? []
}

/** How many columns a table may have. */
export const widthsOf = (table: Table): number[] =>
  [columnNames.get(table), table === 'ther' ? olderTherapeuticNames : undefined].flatMap((names) => names?.length ?? [])

const neededTables = ['drug', 'comp', 'ingred', 'status'] as const

const inactiveList = 'a list of cancelled products by their names; the tables whose names end in _ia tell of them.'

/** Sorts files into extracts and reads them once: their order, their size, and the release's date, which only their rows tell. */
export async function inspectExtracts(
  inputs: InputFile[],
): Promise<{ extracts: Extract[]; releasedOn: string; ignored: string[] }> {
  const byState = new Map<ExtractState, Map<Table, InputFile>>()
  const ignored: string[] = []
  for (const input of inputs) {
    const [, table, suffix = ''] = /^([a-z]+?)(?:_(ap|dr|ia))?\.txt$/i.exec(input.name) ?? []
    const state = states[suffix.toLowerCase() as keyof typeof states]
    const name = table?.toLowerCase() as Table | undefined
    if (!name || !columnNames.has(name)) {
      ignored.push(
        `${input.name}: ${/^inactive/i.test(input.name) ? inactiveList : 'not a table of the Drug Product Database.'}`,
      )
      continue
    }
    const tables = byState.get(state) ?? new Map<Table, InputFile>()
    if (tables.has(name))
      throw new NotInFormat(input.name, 'expected each table once, found it twice; import each release by itself.')
    byState.set(state, tables.set(name, input))
  }
  if (byState.size === 0)
    throw new NotInFormat(
      inputs.map(({ name }) => name).join(', ') || 'the folder',
      'expected the tables of the Drug Product Database: drug.txt, comp.txt, ingred.txt, status.txt …',
    )

  const extracts: Extract[] = []
  let releasedOn = ''
  for (const [state, tables] of byState) {
    for (const needed of neededTables)
      if (!tables.has(needed))
        throw new NotInFormat(
          `The ${state} products`,
          `expected the table ${needed} beside ${[...tables.keys()].join(', ')}.`,
        )
    const files = new Map<Table, ExtractFile>()
    let products = 0
    for (const [table, input] of tables) {
      const found = await inspectTable(input, table)
      files.set(table, { input, isOrdered: found.isOrdered })
      if (found.newestDate > releasedOn) releasedOn = found.newestDate
      if (table === 'drug') products = found.rows
    }
    const inputsOfState = [...tables.values()]
    extracts.push({
      name: `${state} products`,
      state,
      files,
      products,
      fingerprint: createHash('sha256')
        .update(
          inputsOfState
            .map(({ fingerprint }) => fingerprint)
            .sort()
            .join(),
        )
        .digest('hex')
        .slice(0, 32),
      sizeBytes: inputsOfState.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    })
  }
  return { extracts, releasedOn, ignored }
}

// The history of states names days to come; the last update of a product never does.
const dateColumn: Partial<Record<Table, number>> = { drug: 9 }

async function inspectTable(
  input: InputFile,
  table: Table,
): Promise<{ isOrdered: boolean; newestDate: string; rows: number }> {
  const widths = widthsOf(table)
  const expected = widths.join(' or ')
  let previous = -1
  let isOrdered = true
  let newestDate = ''
  let rows = 0
  for await (const { cells, line } of csvRows(await input.open(), input.name)) {
    rows++
    const code = Number(cells[0])
    // A broken row of a product is put aside with it; of another table nobody knows whose it is.
    const isReadable = /^\d+$/.test(cells[0] ?? '') && widths.includes(cells.length)
    if (!isReadable && (rows === 1 || table !== 'drug'))
      throw new NotInFormat(
        `${input.name}, line ${line}`,
        `expected ${expected} columns that begin with a DRUG_CODE of digits, found ${cells.length} that begin with "${cells[0]}".`,
      )
    if (!(code >= previous)) isOrdered = false
    previous = code
    const at = dateColumn[table]
    const date = at === undefined ? undefined : dashedDate(cells[at] ?? '')
    if (date && date > newestDate) newestDate = date
  }
  if (rows === 0 && neededTables.some((needed) => needed === table))
    throw new NotInFormat(input.name, `expected rows of ${expected} columns, the file is empty.`)
  return { isOrdered, newestDate, rows }
}
