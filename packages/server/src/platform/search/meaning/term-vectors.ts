import { type Connection, integers, run } from '../connection.ts'

export type VectorByTerm = Map<number, Buffer>

/** What was read of a learning, for who asks again every second. */
export interface TermVectors {
  learning: number | undefined
  /** Nothing for a term that was not learnt. */
  byTerm: Map<number, Buffer | undefined>
}

/** About as many words as a language has in use; a few megabytes. */
const mostKept = 30_000

const keptFor = new WeakMap<Connection, TermVectors>()

export function keptVectors(connection: Connection): TermVectors {
  const kept = keptFor.get(connection) ?? { learning: undefined, byTerm: new Map() }
  keptFor.set(connection, kept)
  return kept
}

/** All that were learnt, for a work that needs most of them. */
export const readAllVectors = (connection: Connection, learning: number): Promise<VectorByTerm> =>
  read(connection, learning)

export async function readVectors(
  connection: Connection,
  learning: number,
  terms: Iterable<number>,
  kept: TermVectors,
): Promise<VectorByTerm> {
  if (kept.learning !== learning || kept.byTerm.size > mostKept) {
    kept.learning = learning
    kept.byTerm = new Map()
  }
  const { byTerm } = kept
  const wanted = [...terms]
  const unread = wanted.filter((term) => !byTerm.has(term))
  const rows = unread.length > 0 ? await read(connection, learning, unread) : new Map()
  // A copy: what the driver gives is a view of all that came with it.
  for (const term of unread) byTerm.set(term, rows.has(term) ? Buffer.from(rows.get(term)) : undefined)
  return new Map(
    wanted.flatMap((term) => {
      const vector = byTerm.get(term)
      return vector ? [[term, vector] as const] : []
    }),
  )
}

async function read(connection: Connection, learning: number, terms?: number[]): Promise<VectorByTerm> {
  const rows = await run<{ term: number; vector: Buffer }>(connection, {
    text: `select term, vector from search_term_vectors
           where learning = $1 ${terms ? 'and term = any($2::int[])' : ''}`,
    values: [learning, ...(terms ? [integers(terms)] : [])],
  })
  return new Map(rows.map(({ term, vector }) => [term, vector]))
}
