import { type Connection, integers, run } from '../connection.ts'
import { addPacked, cosine, dimensionsOf, lengthOf, lengthOfPacked } from './vectors.ts'

interface Row {
  term: number | null
  ord: number | null
  vector: Buffer
}

// One statement: a document of another learning has no direction here.
const text = `
with newest as materialized (select max(learning) as learning from search_learnings)
select t.term, null::int as ord, t.vector from search_term_vectors t
where t.learning = (select learning from newest) and t.term = any($1::int[])
union all
select null, v.ord, v.vector from search_vectors v
where v.learning = (select learning from newest) and v.ord = any($2::int[])`

/** So many of the best documents speak with the question, and together count for so much of it. */
const speaking = 5
const spoken = 0.75

/**
 * How near in meaning each of these documents, best first, is to the terms, -1 to 1; the best of them speak with the terms.
 * What has no direction yet is as near as the others are on average. Nothing is told where nothing was learnt.
 */
export async function closenessTo(
  connection: Connection,
  terms: number[],
  ords: number[],
): Promise<((ord: number) => number) | undefined> {
  const rows = await run<Row>(connection, {
    name: 'search-closeness',
    text,
    values: [integers(terms), integers(ords)],
  })
  const asked = rows.filter(({ term }) => term !== null)
  const [any] = asked
  if (!any) return undefined
  const question = new Float32Array(dimensionsOf(any.vector))
  for (const { vector } of asked) addPacked(question, vector, 1)
  const directions = new Map(rows.flatMap(({ ord, vector }) => (ord === null ? [] : [[ord, vector] as const])))
  letSpeak(
    question,
    ords.slice(0, speaking).flatMap((ord) => directions.get(ord) ?? []),
  )
  const known = new Map(directions.entries().map(([ord, vector]) => [ord, cosine(question, vector)]))
  if (known.size === 0) return undefined
  const average = known.values().reduce((sum, each) => sum + each, 0) / known.size
  return (ord) => known.get(ord) ?? average
}

/**
 * How near in meaning each of these documents is to one, -1 to 1; undefined of what has no direction yet, and of all where
 * the one has none.
 */
export async function closenessToDocument(
  connection: Connection,
  ord: number,
  ords: number[],
): Promise<(ord: number) => number | undefined> {
  const rows = await run<Row>(connection, {
    name: 'search-closeness',
    text,
    values: [integers([]), integers([ord, ...ords])],
  })
  const directions = new Map(rows.map((row) => [row.ord, row.vector]))
  const own = directions.get(ord)
  if (!own) return () => undefined
  const direction = new Float32Array(dimensionsOf(own))
  addPacked(direction, own, 1)
  return (other) => {
    const vector = directions.get(other)
    return vector && cosine(direction, vector)
  }
}

/** Together they count for a part of what the question counts for, each as much as the next. */
function letSpeak(question: Float32Array, best: Buffer[]): void {
  const length = lengthOf(question)
  for (const vector of best) {
    const own = lengthOfPacked(vector)
    if (own > 0) addPacked(question, vector, (spoken * length) / (own * best.length))
  }
}
