import { csvRows } from '../../formats/csv.ts'
import { NotInFormat } from '../../formats/refusal.ts'
import type { InputFile } from '../../input/input.ts'

const columns = [
  'Record ID',
  'Title',
  'Journal',
  'RetractionDate',
  'RetractionDOI',
  'RetractionPubMedID',
  'OriginalPaperDate',
  'OriginalPaperDOI',
  'OriginalPaperPubMedID',
  'RetractionNature',
  'Reason',
] as const

export type RetractionRow = Record<(typeof columns)[number], string>

export type RetractionEntry =
  | { kind: 'row'; row: RetractionRow; line: number }
  | { kind: 'broken'; line: number; reason: string; excerpt: string }

/** The CSV of Retraction Watch; some vintages end each row with an empty cell. */
export async function* parseRetractions(
  file: InputFile,
  onRead: (bytes: number) => void,
): AsyncGenerator<RetractionEntry> {
  let places: number[] | undefined
  let width = 0
  for await (const { cells, line } of csvRows(await file.open(onRead), file.name)) {
    if (!places) {
      places = placesOf(cells, file.name)
      width = cells.length
      continue
    }
    const row = Object.fromEntries(columns.map((name, at) => [name, cells[places?.[at] ?? -1]?.trim() ?? '']))
    if (Math.abs(cells.length - width) > 1 || !/^\d+$/.test(row['Record ID'] ?? ''))
      yield {
        kind: 'broken',
        line,
        reason: `Expected ${width} cells that begin with a record number, found ${cells.length}.`,
        excerpt: cells.join(',').slice(0, 300),
      }
    else yield { kind: 'row', row: row as RetractionRow, line }
  }
  if (!places) throw new NotInFormat(file.name, 'the file is empty.')
}

function placesOf(header: string[], file: string): number[] {
  const names = header.map((cell) => cell.trim())
  const missing = columns.filter((name) => !names.includes(name))
  if (missing.length > 0)
    throw new NotInFormat(
      `${file}, line 1`,
      `expected the columns of Retraction Watch; missing: ${missing.join(', ')}.`,
    )
  return columns.map((name) => names.indexOf(name))
}
