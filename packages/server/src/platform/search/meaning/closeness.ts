import { type Connection, integers, run } from '../connection.ts'
import { addPacked, cosine, dimensionsOf } from './vectors.ts'

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

/**
 * How near in meaning each of these documents is to the terms, -1 to 1. What has no direction yet is as near as the others
 * are on average. Nothing is told where nothing was learnt.
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
  const known = new Map(
    rows.filter(({ ord }) => ord !== null).map(({ ord, vector }) => [ord as number, cosine(question, vector)]),
  )
  if (known.size === 0) return undefined
  const average = known.values().reduce((sum, each) => sum + each, 0) / known.size
  return (ord) => known.get(ord) ?? average
}
