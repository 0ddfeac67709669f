import { z } from 'zod'
import { csvRows } from '../../formats/csv.ts'
import { readJson } from '../../formats/json-value.ts'
import { NotInFormat } from '../../formats/refusal.ts'
import type { InputFile } from '../../input/input.ts'
import { jsonFileRecords } from '../../input/json-file.ts'

const text = z.string().optional()
const ingredient = z.object({ strength: text, strength_unit: text, dosage_value: text, dosage_unit: text })
const reason = z.object({ id: z.int(), en_reason: text, fr_reason: text }).optional()

/** What is read of a report; contacts and comments, which name people, are not. */
export const SupplyRecord = z.object({
  id: z.union([z.int(), z.string().regex(/^\d+$/, 'Expected a number.')]),
  type: z.object({ label: z.enum(['shortage', 'discontinuance']) }),
  status: z.string().min(1),
  updated_date: z.string().min(1),
  din: text,
  drug: z
    .object({
      din: text,
      brand_name: text,
      company: z.object({ name: text }).optional(),
      drug_ingredients: z.array(ingredient).optional().catch(undefined),
    })
    .optional(),
  en_drug_brand_name: text,
  fr_drug_brand_name: text,
  en_drug_common_name: text,
  fr_drug_common_name: text,
  company_name: text,
  drug_strength: text,
  drug_dosage_form: text,
  drug_package_quantity: text,
  tier_3: z.boolean().optional(),
  anticipated_start_date: text,
  actual_start_date: text,
  estimated_end_date: text,
  actual_end_date: text,
  anticipated_discontinuation_date: text,
  discontinuation_date: text,
  shortage_reason: reason,
  discontinuance_reason: reason,
})
export type SupplyRecord = z.infer<typeof SupplyRecord>

export type SupplyEntry =
  | { kind: 'record'; record: SupplyRecord; place: string }
  | { kind: 'broken'; place: string; reason: string; excerpt: string }

/** The API's search pages, arrays and lines of records, or the website's CSV. */
export const parseShortages = (file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<SupplyEntry> =>
  /\.csv(\.gz)?$/i.test(file.name) ? csvEntries(file, onRead) : jsonEntries(file, onRead)

async function* jsonEntries(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<SupplyEntry> {
  for await (const { text: json, index, line } of jsonFileRecords(file, { listKey: 'data', onRead })) {
    const place = `${file.name}, record ${index} (line ${line})`
    const read = readJson(json, SupplyRecord)
    if (index === 1 && 'reason' in read && !/"(?:type|din|status)"\s*:/.test(json))
      throw new NotInFormat(place, 'expected reports of Drug Shortages Canada, with "type", "status" and "din".')
    if ('value' in read) yield { kind: 'record', record: read.value, place }
    else yield { kind: 'broken', place, reason: read.reason, excerpt: json.slice(0, 300) }
  }
}

/** A line of explanation may stand before the header; discontinuations follow under a header of their own. */
async function* csvEntries(file: InputFile, onRead: (bytes: number) => void): AsyncGenerator<SupplyEntry> {
  let header: string[] | undefined
  for await (const { cells, line } of csvRows(await file.open(onRead), file.name)) {
    if (isHeader(cells)) {
      header = headerOf(cells, `${file.name}, line ${line}`)
      continue
    }
    if (!header) {
      if (line > 5) throw new NotInFormat(`${file.name}, line ${line}`, 'expected a header with "Report ID".')
      continue
    }
    const place = `${file.name}, line ${line}`
    const read = SupplyRecord.safeParse(recordOf(header, cells))
    // A row that ends early was cut off: its last cells are not empty, nobody knows them.
    if (read.success && cells.length >= header.length) yield { kind: 'record', record: read.data, place }
    else
      yield {
        kind: 'broken',
        place,
        reason: `Expected ${header.length} cells with a report number, a type, a status and the day of its update; found ${cells.length}.`,
        excerpt: cells.join(',').slice(0, 300),
      }
  }
  if (!header) throw new NotInFormat(file.name, 'expected a header with "Report ID".')
}

const isHeader = (cells: string[]) => cells.some((cell) => /^report id$/i.test(cell.trim()))

/** A report that tells neither of these says nothing. */
const needed: [shown: string, known: RegExp][] = [
  ['Drug Identification Number', /^(?:drug identification number|din)$/],
  ['Shortage status', /^(?:(?:shortage|discontinuation) )?status$/],
  ['Date Updated', /^(?:date updated|updated date)$/],
]

function headerOf(cells: string[], place: string): string[] {
  const header = cells.map((cell) => cell.trim().toLowerCase())
  const missing = needed.filter(([, known]) => !header.some((name) => known.test(name))).map(([shown]) => shown)
  if (missing.length === 0) return header
  throw new NotInFormat(place, `expected the columns of Drug Shortages Canada; missing: ${missing.join(', ')}.`)
}

function recordOf(header: string[], cells: string[]): unknown {
  const cell = (...names: string[]) => {
    const at = header.findIndex((name) => names.includes(name))
    return cells[at]?.trim() || undefined
  }
  const label = /discontinu/i.test(cell('report type') ?? header.join()) ? 'discontinuance' : 'shortage'
  const words = cell('reason', 'reason for shortage', 'reason for discontinuation')
  const told = words && { id: reasonNumber(label, words), en_reason: words }
  return {
    id: cell('report id'),
    type: { label },
    status: cell('shortage status', 'discontinuation status', 'status'),
    updated_date: cell('date updated', 'updated date'),
    din: cell('drug identification number', 'din'),
    en_drug_brand_name: cell('brand name'),
    en_drug_common_name: cell('common or proper name'),
    company_name: cell('company name'),
    drug_strength: cell('strength(s)'),
    drug_dosage_form: cell('dosage form(s)'),
    drug_package_quantity: cell('packaging size'),
    tier_3: /^(yes|true|1)$/i.test(cell('tier 3') ?? ''),
    anticipated_start_date: cell('anticipated start date'),
    actual_start_date: cell('actual start date'),
    estimated_end_date: cell('estimated end date'),
    actual_end_date: cell('actual end date'),
    anticipated_discontinuation_date: cell('anticipated discontinuation date'),
    discontinuation_date: cell('discontinuation date', 'actual discontinuation date'),
    ...(told && (label === 'shortage' ? { shortage_reason: told } : { discontinuance_reason: told })),
  }
}

const reasonWords: Record<SupplyRecord['type']['label'], [RegExp, number][]> = {
  shortage: [
    [/good manufacturing/i, 3],
    [/inactive ingredient/i, 6],
    [/active ingredient/i, 5],
    [/manufacture/i, 7],
    [/shipping/i, 8],
    [/demand/i, 9],
  ],
  discontinuance: [
    [/business/i, 1],
    [/raw material/i, 2],
    [/manufactur/i, 3],
  ],
}

const otherReason = { shortage: 10, discontinuance: 4 }

const reasonNumber = (label: SupplyRecord['type']['label'], words: string) =>
  reasonWords[label].find(([pattern]) => pattern.test(words))?.[1] ?? otherReason[label]
