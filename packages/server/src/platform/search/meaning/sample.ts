import type pg from 'pg'
import { idfOf, share } from '../bm25.ts'
import { type Chunk, chunkOf, type ForwardRow } from '../chunks.ts'
import { termOf, timesOf } from '../entries.ts'
import type { SparseRows } from './decompose.ts'

const sampledDocuments = 10_000
const mostTerms = 25_000
/** A word of one or two documents keeps no company that could be learnt from. */
const leastUses = 3
/** A name alone tells nothing of what words mean. */
const leastWords = 20

export interface Sample {
  rows: SparseRows
  /** The term of each column, and how telling it is. */
  terms: number[]
  idfs: number[]
}

/** Documents from all over the collection, by the words that several of them hold. */
export async function readSample(client: pg.PoolClient, documents: number): Promise<Sample> {
  const oneIn = Math.max(1, Math.ceil(documents / sampledDocuments))
  const { rows } = await client.query<ForwardRow>(
    `select ord, class, length, terms::text as terms from search_documents
     where audiences is null and length >= $1 and (hashint4(ord) & 2147483647) % $2 = 0
     order by ord limit $3`,
    [leastWords, oneIn, sampledDocuments],
  )
  const chunk = chunkOf(rows)
  const uses = usesIn(chunk)
  return sampleOf(chunk, uses, await readLexemes(client, [...uses.keys()]))
}

/** Of the terms that several documents hold, how many hold each. */
function usesIn(chunk: Chunk): Map<number, number> {
  const uses = new Map<number, number>()
  for (const entry of chunk.entries) uses.set(termOf(entry), (uses.get(termOf(entry)) ?? 0) + 1)
  return new Map(uses.entries().filter(([, count]) => count >= leastUses))
}

async function readLexemes(client: pg.PoolClient, terms: number[]): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; lexeme: string }>(
    'select id, lexeme from search_terms where id = any($1::int[])',
    [terms],
  )
  return new Map(rows.map(({ id, lexeme }) => [id, lexeme]))
}

/** In an order that does not depend on when a term was first met, so that the same documents teach the same. */
function sampleOf(chunk: Chunk, uses: Map<number, number>, lexemes: Map<number, string>): Sample {
  const inOrder = (one: number, other: number) => ((lexemes.get(one) ?? '') < (lexemes.get(other) ?? '') ? -1 : 1)
  const kept = [...uses]
    .sort(([one, count], [other, otherCount]) => otherCount - count || inOrder(one, other))
    .slice(0, mostTerms)
  const idfs = kept.map(([, count]) => idfOf(count, chunk.ords.length))
  const columnByTerm = new Map(kept.map(([term], column) => [term, column]))
  return { rows: rowsOf(chunk, columnByTerm, idfs), terms: kept.map(([term]) => term), idfs }
}

/** Each document of length one, so that long ones do not decide what words mean. */
function rowsOf(chunk: Chunk, columnByTerm: Map<number, number>, idfs: number[]): SparseRows {
  const documents = chunk.ords.length
  const starts = new Int32Array(documents + 1)
  const columns = new Int32Array(chunk.entries.length)
  const values = new Float32Array(chunk.entries.length)
  let at = 0
  for (let row = 0; row < documents; row++) {
    const from = at
    let squares = 0
    for (let nth = chunk.starts[row] as number; nth < (chunk.starts[row + 1] as number); nth++) {
      const entry = chunk.entries[nth] as number
      const column = columnByTerm.get(termOf(entry))
      if (column === undefined) continue
      const value = (idfs[column] as number) * weightOf(entry)
      columns[at] = column
      values[at++] = value
      squares += value * value
    }
    const length = Math.sqrt(squares) || 1
    for (let nth = from; nth < at; nth++) values[nth] = (values[nth] as number) / length
    starts[row + 1] = at
  }
  return { starts, columns: columns.subarray(0, at), values: values.subarray(0, at), width: columnByTerm.size }
}

/** What so many occurrences say, whatever the length of the document: directions have none. */
export const weightOf = (entry: number): number => share(timesOf(entry), 1, 1)
