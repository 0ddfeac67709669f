import { blockCuts, encodeBlock } from '../blocks.ts'
import type { Chunk } from '../chunks.ts'
import { type Connection, integers, run } from '../connection.ts'
import { postingsBetweenYields, thenRest, yieldToEventLoop } from '../pace.ts'
import { invertChunks } from './invert.ts'
import { type SortedPostings, sortByMark } from './marks.ts'
import { countTerms, termRanges } from './vocabulary.ts'

interface PostingRow {
  term: number
  class: number
  chunk: number
  documents: number
  postings: number
  top: number
  block: Buffer
}

const rowsPerInsert = { hurried: 500, restful: 150 }

export interface Target {
  table: 'search_postings' | 'search_postings_next' | 'search_postings_runs'
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
  const writer = postingWriter(connection, target)
  for (const range of termRanges(vocabulary)) {
    const inverted = await invertChunks(chunks, vocabulary, range, averageLength)
    for (let index = range.from; index < range.to; index++) {
      const from = inverted.starts[index - range.from] as number
      const to = inverted.starts[index - range.from + 1] as number
      await writer.put(vocabulary.terms[index] as number, sortByMark(inverted, from, to))
    }
  }
  await writer.end()
}

/** Takes the lists of term after term and inserts their blocks, some at a time. */
export function postingWriter(connection: Connection, target: Target) {
  const rowsAtOnce = target.rest ? rowsPerInsert.restful : rowsPerInsert.hurried
  let rows: PostingRow[] = []
  let work = 0
  return {
    /** `documents` are those of a list of which only the best are given. */
    async put(term: number, sorted: SortedPostings, documents?: number): Promise<void> {
      pushRows(rows, term, sorted, documents)
      work += sorted.length
      if (rows.length >= rowsAtOnce) {
        const full = rows
        rows = []
        await thenRest(target.rest ?? 0, () => insertRows(connection, target, full))
      } else if (work > postingsBetweenYields) {
        work = 0
        await yieldToEventLoop()
      }
    },
    end: () => insertRows(connection, target, rows),
  }
}

function pushRows(rows: PostingRow[], term: number, sorted: SortedPostings, documents?: number) {
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
      const all = documents ?? end - start
      rows.push({ term, class: inClass, chunk, documents: all, postings: stop - begin, top, block })
      begin = stop
    }
    start = end
  }
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
