import { setImmediate as breathe } from 'node:timers/promises'
import { blockCuts, encodeBlock, maxLevel } from './blocks.ts'
import { type Connection, integers, run } from './connection.ts'
import { termOf, timesOf } from './entries.ts'
import { thenRest } from './pace.ts'
import { share } from './score.ts'

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

interface PostingRow {
  term: number
  class: number
  chunk: number
  documents: number
  postings: number
  top: number
  block: Buffer
}

// Memory is bounded by building so many postings at a time; the event loop is let go after so many.
const postingsAtOnce = 16_000_000
const postingsBetweenBreaths = 10_000
const rowsPerInsert = { hurried: 500, restful: 150 }

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

export interface Target {
  table: 'search_postings' | 'search_postings_next'
  segment: number
  isBase: boolean
  /** Rests between its steps for so many times as long as they take; not at all when left out. */
  rest?: number
}

/** Writes the posting blocks of the documents into `table` as one segment. */
export async function insertPostings(
  connection: Connection,
  target: Target,
  chunks: Chunk[],
  averageLength: number,
): Promise<void> {
  const vocabulary = countTerms(chunks)
  const rowsAtOnce = target.rest ? rowsPerInsert.restful : rowsPerInsert.hurried
  let rows: PostingRow[] = []
  let work = 0
  for (const range of termRanges(vocabulary)) {
    const gathered = await gather(chunks, vocabulary, range, averageLength)
    for (let place = range.from; place < range.to; place++) {
      const from = gathered.starts[place - range.from] as number
      const to = gathered.starts[place - range.from + 1] as number
      pushRows(rows, vocabulary.terms[place] as number, gathered, from, to)
      work += to - from
      if (rows.length >= rowsAtOnce) {
        const full = rows
        rows = []
        await thenRest(target.rest ?? 0, () => insertRows(connection, target, full))
      } else if (work > postingsBetweenBreaths) {
        work = 0
        await breathe()
      }
    }
  }
  await insertRows(connection, target, rows)
}

/** The terms that the documents hold, rising, and how often by term. A small segment holds few of a large collection's. */
interface Vocabulary {
  terms: Int32Array
  counts: Int32Array
}

/** From one place among the terms up to another. */
interface Range {
  from: number
  to: number
}

interface Gathered {
  /** Where the postings of each term of the range begin; one more at the end. */
  starts: Int32Array
  ords: Int32Array
  /** class << 6 | 63 - level: sorting by it puts each class's best first. */
  marks: Uint16Array
}

async function gather(
  chunks: Chunk[],
  { terms, counts }: Vocabulary,
  { from, to }: Range,
  average: number,
): Promise<Gathered> {
  const starts = new Int32Array(to - from + 1)
  const nextByTerm = new Int32Array(counts.length)
  for (let place = from; place < to; place++) {
    const term = terms[place] as number
    const start = starts[place - from] as number
    nextByTerm[term] = start
    starts[place - from + 1] = start + (counts[term] as number)
  }
  const [first, last] = [terms[from] as number, terms[to - 1] as number]
  const total = starts[to - from] as number
  const gathered = { starts, ords: new Int32Array(total), marks: new Uint16Array(total) }
  let work = 0
  for (const chunk of chunks) {
    for (let index = 0; index < chunk.ords.length; index++) {
      const ord = chunk.ords[index] as number
      const mark = (chunk.classes[index] as number) << 6
      const length = chunk.lengths[index] as number
      const end = chunk.starts[index + 1] as number
      for (let at = firstEntry(chunk, index, first); at < end; at++) {
        const entry = chunk.entries[at] as number
        const term = termOf(entry)
        if (term > last) break
        const level = Math.max(1, Math.round(maxLevel * share(timesOf(entry), length, average)))
        const place = nextByTerm[term] as number
        nextByTerm[term] = place + 1
        gathered.ords[place] = ord
        gathered.marks[place] = mark | (maxLevel - level)
        work++
      }
      if (work > postingsBetweenBreaths) {
        work = 0
        await breathe()
      }
    }
  }
  return gathered
}

function firstEntry(chunk: Chunk, index: number, firstTerm: number): number {
  let low = chunk.starts[index] as number
  let high = chunk.starts[index + 1] as number
  while (low < high) {
    const middle = (low + high) >> 1
    if (termOf(chunk.entries[middle] as number) < firstTerm) low = middle + 1
    else high = middle
  }
  return low
}

function pushRows(rows: PostingRow[], term: number, range: Gathered, from: number, to: number) {
  const sorted = sortByMark(range, from, to)
  for (let start = 0; start < sorted.length; ) {
    const inClass = (sorted.marks[start] as number) >> 6
    let end = start + 1
    while (end < sorted.length && (sorted.marks[end] as number) >> 6 === inClass) end++
    let begin = start
    for (const [chunk, cut] of blockCuts.entries()) {
      const stop = Math.min(end, start + cut)
      if (begin >= stop) break
      const block = encodeBlock(sorted.ords, sorted.levels, begin, stop)
      const top = sorted.levels[begin] as number
      rows.push({ term, class: inClass, chunk, documents: end - start, postings: stop - begin, top, block })
      begin = stop
    }
    start = end
  }
}

const allMarks = 513
const marksBefore = new Int32Array(allMarks)
// Most terms of a small segment stand in a handful of documents.
const fewPostings = 24

// Stable, so that ords keep rising within a level.
function sortByMark(gathered: Gathered, from: number, to: number) {
  const length = to - from
  const sorted = {
    length,
    ords: gathered.ords.slice(from, to),
    marks: gathered.marks.slice(from, to),
    levels: new Uint8Array(length),
  }
  if (length <= fewPostings) sortFew(sorted)
  else sortMany(gathered, from, to, sorted)
  for (let i = 0; i < length; i++) sorted.levels[i] = maxLevel - ((sorted.marks[i] as number) & 63)
  return sorted
}

function sortFew({ length, ords, marks }: Pick<Gathered, 'ords' | 'marks'> & { length: number }) {
  for (let i = 1; i < length; i++) {
    const [ord, mark] = [ords[i] as number, marks[i] as number]
    let at = i
    for (; at > 0 && (marks[at - 1] as number) > mark; at--) {
      ords[at] = ords[at - 1] as number
      marks[at] = marks[at - 1] as number
    }
    ords[at] = ord
    marks[at] = mark
  }
}

function sortMany({ ords, marks }: Gathered, from: number, to: number, sorted: Pick<Gathered, 'ords' | 'marks'>) {
  const next = marksBefore.fill(0)
  for (let i = from; i < to; i++) {
    const mark = (marks[i] as number) + 1
    next[mark] = (next[mark] as number) + 1
  }
  for (let mark = 1; mark < allMarks; mark++) next[mark] = (next[mark] as number) + (next[mark - 1] as number)
  for (let i = from; i < to; i++) {
    const mark = marks[i] as number
    const place = next[mark] as number
    next[mark] = place + 1
    sorted.ords[place] = ords[i] as number
    sorted.marks[place] = mark
  }
}

function countTerms(chunks: Chunk[]): Vocabulary {
  let greatest = -1
  for (const { entries } of chunks) {
    for (let at = 0; at < entries.length; at++) greatest = Math.max(greatest, termOf(entries[at] as number))
  }
  const counts = new Int32Array(greatest + 1)
  const terms: number[] = []
  for (const { entries } of chunks) {
    for (let at = 0; at < entries.length; at++) {
      const term = termOf(entries[at] as number)
      const count = counts[term] as number
      if (count === 0) terms.push(term)
      counts[term] = count + 1
    }
  }
  return { counts, terms: Int32Array.from(terms).sort() }
}

function* termRanges({ terms, counts }: Vocabulary): Generator<Range> {
  let from = 0
  let size = 0
  for (let place = 0; place < terms.length; place++) {
    const count = counts[terms[place] as number] as number
    if (size > 0 && size + count > postingsAtOnce) {
      yield { from, to: place }
      from = place
      size = 0
    }
    size += count
  }
  if (size > 0) yield { from, to: terms.length }
}

async function insertRows(connection: Connection, { table, segment, isBase }: Target, rows: PostingRow[]) {
  if (rows.length === 0) return
  await run(connection, {
    text: `insert into ${table} (term, class, segment, chunk, documents, postings, top, is_base, block)
           select term, class, $1::int, chunk, documents, postings, top, $2::boolean, block
           from unnest($3::int[], $4::smallint[], $5::smallint[], $6::int[], $7::int[], $8::smallint[], $9::bytea[])
             p(term, class, chunk, documents, postings, top, block)`,
    values: [
      segment,
      isBase,
      integers(rows.map((row) => row.term)),
      integers(rows.map((row) => row.class)),
      integers(rows.map((row) => row.chunk)),
      integers(rows.map((row) => row.documents)),
      integers(rows.map((row) => row.postings)),
      integers(rows.map((row) => row.top)),
      `{${rows.map((row) => `"\\\\x${row.block.toString('hex')}"`).join()}}`,
    ],
  })
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
