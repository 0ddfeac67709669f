import type { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { NotInFormat } from './refusal.ts'

export interface CsvRow {
  cells: string[]
  line: number
}

// All three: a line of explanation may end otherwise than the rows behind it.
const lineEnds = ['\r\n', '\n', '\r']

/** Rows of any length of CSV; quotes may be missing, rows may differ in length (the reader of the rows decides). */
export async function* csvRows(stream: Readable, file: string): AsyncGenerator<CsvRow> {
  const rows = stream.pipe(
    parse({ bom: true, relax_column_count: true, skip_empty_lines: true, info: true, record_delimiter: lineEnds }),
  )
  stream.on('error', (error) => rows.destroy(error))
  try {
    for await (const row of rows as AsyncIterable<{ record: string[]; info: { lines: number } }>)
      yield { cells: row.record, line: row.info.lines }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new NotInFormat(
        `${file}, line ${'lines' in error ? error.lines : '?'}`,
        `not a readable CSV row (${error.message}).`,
        { cause: error },
      )
    throw error
  } finally {
    stream.destroy()
  }
}
