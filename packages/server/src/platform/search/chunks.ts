import { termOf } from './entries.ts'

/** Documents as the forward table gives them, in order of ord. */
export interface Chunk {
  ords: Int32Array
  classes: Uint8Array
  lengths: Int32Array
  /** Where each document's entries begin in `entries`; one more at the end. */
  starts: Int32Array
  entries: Int32Array
}

export interface ForwardRow {
  ord: number
  class: number
  length: number
  terms: string
}

export function chunkOf(rows: ForwardRow[]): Chunk {
  const size = rows.reduce((sum, row) => sum + entriesIn(row.terms), 0)
  const chunk: Chunk = {
    ords: Int32Array.from(rows, (row) => row.ord),
    classes: Uint8Array.from(rows, (row) => row.class),
    lengths: Int32Array.from(rows, (row) => row.length),
    starts: new Int32Array(rows.length + 1),
    entries: new Int32Array(size),
  }
  let at = 0
  for (const [index, row] of rows.entries()) {
    at = readEntries(row.terms, chunk.entries, at)
    chunk.starts[index + 1] = at
  }
  return chunk
}

/** Where the document's entries of this term, or of the first one after it, begin. */
export function firstEntry(chunk: Chunk, index: number, firstTerm: number): number {
  let low = chunk.starts[index] as number
  let high = chunk.starts[index + 1] as number
  while (low < high) {
    const middle = (low + high) >> 1
    if (termOf(chunk.entries[middle] as number) < firstTerm) low = middle + 1
    else high = middle
  }
  return low
}

const comma = 44
const openBrace = 123
const closeBrace = 125

function entriesIn(terms: string): number {
  if (terms.length <= 2) return 0
  let entries = 1
  for (let i = 1; i < terms.length; i++) if (terms.charCodeAt(i) === comma) entries++
  return entries
}

function readEntries(terms: string, entries: Int32Array, from: number): number {
  let at = from
  let value = 0
  for (let i = 0; i < terms.length; i++) {
    const code = terms.charCodeAt(i)
    if (code === openBrace) continue
    if (code !== comma && code !== closeBrace) {
      value = value * 10 + code - 48
      continue
    }
    if (terms.length > 2) entries[at++] = value
    value = 0
  }
  return at
}
