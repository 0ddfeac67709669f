import { type Connection, integers, run } from '../connection.ts'
import { keysOf, termOf } from '../entries.ts'
import type { Lookup } from './lookup.ts'
import type { Cell, Search } from './request.ts'
import { type Asked, commonOf, everyone, matching } from './rescore.ts'
import { tellingLexemes } from './score.ts'

const smallCollection = 100_000

/** In a large collection the documents lie far apart: fewer of them are counted one by one. */
export const countableIn = ({ countable, lookup, query }: Search): number => {
  if (countable !== undefined) return countable
  return lookup.documents <= smallCollection && query.phrases.length === 0 ? 10_000 : 1_000
}

/** How many of the candidates match. `groups`: one term of each must be held, where any typed word is not enough. */
export async function countMatching(
  { connection, lookup, scope, isOwnApart }: Search,
  asked: Asked,
  ords: number[],
  groups: number[][] = [],
): Promise<Cell[]> {
  const { name, from, values, given } = matching({ ords, withOwn: !isOwnApart }, asked, {
    ...scope,
    audiences: isOwnApart ? scope.audiences.filter((audience) => audience === everyone) : scope.audiences,
  })
  const enough = given(integers(keysOf(enoughAlone(lookup))))
  const held = groups.map(
    (group) => `and cardinality(search_common(m.common, ${given(integers(keysOf(group)))}::int[])) > 0`,
  )
  const rows = await run<Cell & { partly: string | null }>(connection, {
    name: `search-count${name}-${groups.length}`,
    text: `select f.class, f.type, count(*)::int as count,
                  (case when cardinality(search_common(m.common, ${enough}::int[])) > 0 then null else m.common end)::text as partly
           ${from} ${held.join(' ')}
           group by 1, 2, 4`,
    values,
  })
  const isHeld = wholeSynonym(lookup)
  return rows.filter(({ partly }) => partly === null || isHeld(commonOf(partly).map(termOf)))
}

/** Terms of which one makes a document match: the typed ones that tell and synonyms of one word; of fields alone those. */
export function enoughAlone(lookup: Lookup): number[] {
  const { synonyms, termByLexeme } = lookup
  const told = tellingLexemes(lookup)
  const single = synonyms.flatMap((synonym) => (synonym.lexemes.length === 1 ? synonym.lexemes : []))
  return [...new Set([...(told.length > 0 ? told : lookup.fields), ...single])].flatMap(
    (lexeme) => termByLexeme.get(lexeme)?.id ?? [],
  )
}

export function wholeSynonym({ synonyms, termByLexeme }: Lookup): (held: number[]) => boolean {
  const whole = synonyms.map(({ lexemes }) => lexemes.map((lexeme) => termByLexeme.get(lexeme)?.id ?? -1))
  return (held) => whole.some((terms) => terms.every((term) => held.includes(term)))
}

const keptMs = 10_000
/** A count is kept for so many times as long as it took: a busy database is not kept busier by it. */
const keptTimes = 100
const kept = new WeakMap<Connection, { until: number; cells: Promise<Cell[]> }>()

/**
 * Everyone's documents, as they were counted a moment ago. Of a million that takes a third of a second: whoever comes when
 * they are to be counted again is given the last count, and the next one the new.
 */
export function countOpen(connection: Connection): Promise<Cell[]> {
  const known = kept.get(connection)
  if (known && known.until > Date.now()) return known.cells
  const begunMs = performance.now()
  const cells = run<Cell>(connection, {
    name: 'search-count-open',
    text: 'select class, type, count(*)::int as count from search_documents where audiences is null group by class, type',
    values: [],
  })
  const keep = (counted: Promise<Cell[]>, forMs: number) =>
    kept.set(connection, { until: Date.now() + forMs, cells: counted })
  keep(known?.cells ?? cells, keptMs)
  cells.then(
    () => keep(cells, Math.max(keptMs, keptTimes * (performance.now() - begunMs))),
    () => known ?? kept.delete(connection),
  )
  return known?.cells ?? cells
}
