import type { Chunk } from '../chunks.ts'
import { type Connection, integers, run } from '../connection.ts'
import { thenRest } from '../pace.ts'
import { insertPostings } from './postings.ts'

export interface Segment {
  segment: number
  documents: number
}

const defaultAverageLength = 120

/** Writes posting blocks for the documents beside those that are there. Nothing else is touched, so nobody waits. */
export async function appendSegment(connection: Connection, chunks: Chunk[], { rest = 0 } = {}): Promise<void> {
  const ords = chunks.flatMap((chunk) => Array.from(chunk.ords))
  if (ords.length === 0) return
  const words = chunks.reduce((total, { lengths }) => total + lengths.reduce((sum, length) => sum + length, 0), 0)
  const [next] = await run<{ segment: number; average_length: number | null }>(connection, {
    text: `select nextval('search_segment_numbers')::int as segment,
             (select sum(words)::float8 / nullif(sum(documents), 0) from search_segments) as average_length`,
    values: [],
  })
  const averageLength = next?.average_length ?? (words / ords.length || defaultAverageLength)
  const segment = next?.segment ?? 0
  await insertPostings(connection, { table: 'search_postings', segment, isBase: false, rest }, chunks, averageLength)
  await run(connection, {
    text: `insert into search_segments (segment, is_base, documents, words, ords)
           values ($1, false, $2, $3, $4::int[])`,
    values: [segment, ords.length, words, integers(ords)],
  })
}

export function listAppendedSegments(connection: Connection): Promise<Segment[]> {
  return run<Segment>(connection, {
    text: 'select segment, documents from search_segments where not is_base order by documents, segment limit 1000',
    values: [],
  })
}

export async function listOrds(connection: Connection, segments: number[]): Promise<number[]> {
  const rows = await run<{ ord: number }>(connection, {
    text: 'select unnest(ords) as ord from search_segments where segment = any($1::int[])',
    values: [segments],
  })
  return rows.map(({ ord }) => ord)
}

/** One after the other: a large one keeps the database busy for long enough. */
export async function deleteSegments(
  connection: Connection,
  segments: number[],
  { rest }: { rest: number },
): Promise<void> {
  for (const segment of segments) {
    await thenRest(rest, () =>
      run(connection, {
        text: `with gone as (delete from search_segments where segment = $1)
               delete from search_postings where segment = $1 and not is_base`,
        values: [segment],
      }),
    )
  }
}
