import type pg from 'pg'
import { decodeBlock, maxLevel } from '../blocks.ts'
import { type SortedPostings, sortByMark } from './marks.ts'
import { postingWriter, type Target } from './postings.ts'

const blocksPerFetch = 100

interface RunRow {
  term: number
  class: number
  chunk: number
  /** Of the whole list, told by each of its blocks. */
  documents: number
  postings: number
  block: Buffer
}

/** Where the lists of one part of the documents after the other stand until they are merged, each as a segment. */
export async function createRuns(writer: pg.PoolClient): Promise<void> {
  await dropRuns(writer)
  // After a crash the next rebuild makes it anew.
  await writer.query(
    'create unlogged table search_postings_runs (like search_postings including storage including defaults)',
  )
}

export const dropRuns = (writer: pg.PoolClient) => writer.query('drop table if exists search_postings_runs')

/** Makes one list of those that a term has in the runs; the best of all are among the best of each. */
export async function mergeRuns(
  { reader, writer }: { reader: pg.PoolClient; writer: pg.PoolClient },
  target: Target,
): Promise<void> {
  await writer.query('create unique index on search_postings_runs (term, class, segment, chunk)')
  await writer.query('analyze search_postings_runs')
  const merged = postingWriter(writer, target)
  const lists = gatherLists(merged.put)
  await reader.query('begin read only')
  try {
    await reader.query(`declare blocks no scroll cursor for
      select term, class, chunk, documents, postings, block from search_postings_runs
      order by term, class, segment, chunk`)
    for (;;) {
      const { rows } = await reader.query<RunRow>(`fetch ${blocksPerFetch} from blocks`)
      if (rows.length === 0) break
      for (const row of rows) await lists.add(row)
    }
  } finally {
    await reader.query('rollback')
  }
  await lists.end()
  await merged.end()
}

/** Gathers the blocks of one class of a term after the other, in the order of the runs: ords keep rising within a level. */
function gatherLists(put: (term: number, sorted: SortedPostings, documents: number) => Promise<void>) {
  let ords = new Int32Array(1 << 15)
  let marks = new Uint16Array(1 << 15)
  let [term, inClass, length, documents] = [-1, -1, 0, 0]

  function reserve(size: number): void {
    if (size <= ords.length) return
    const [oldOrds, oldMarks] = [ords, marks]
    ords = new Int32Array(2 * size)
    marks = new Uint16Array(2 * size)
    ords.set(oldOrds)
    marks.set(oldMarks)
  }

  async function end(): Promise<void> {
    if (length > 0) await put(term, sortByMark({ ords, marks }, 0, length), documents)
    length = 0
    documents = 0
  }

  async function add(row: RunRow): Promise<void> {
    if (row.term !== term || row.class !== inClass) await end()
    term = row.term
    inClass = row.class
    if (row.chunk === 0) documents += row.documents
    reserve(length + row.postings)
    decodeBlock(row.block, (ord, level) => {
      ords[length] = ord
      marks[length++] = (inClass << 6) | (maxLevel - level)
    })
  }

  return { add, end }
}
