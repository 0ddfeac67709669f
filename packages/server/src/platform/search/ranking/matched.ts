import { integers, run } from '../connection.ts'
import { keysOf, termOf } from '../entries.ts'
import { enoughAlone, wholeSynonym } from './count.ts'
import { groupsOf } from './groups.ts'
import type { Lookup } from './lookup.ts'
import type { Cell, Search } from './request.ts'
import { type Asked, commonOf, matching } from './rescore.ts'

export interface Matched {
  ord: number
  class: number
  type: number
  is_open: boolean
}

/** Documents of which the same is known. */
interface MatchedGroup extends Omit<Matched, 'ord'> {
  common: string | null
  ords: string
}

const smallCollection = 100_000

/** What matches must be known before it is ranked. */
export const isNarrowed = ({ narrow, isListed, lookup }: Search): boolean =>
  narrow !== undefined || isListed || lookup.fields.length > 0

/** A group for each word of a field; of one that nothing holds an empty one, which nothing holds either. */
export const fieldGroupsOf = ({ fields, termByLexeme }: Lookup): number[][] =>
  fields.map((lexeme) => [termByLexeme.get(lexeme)?.id ?? -1])

/** Up to so many candidates are looked at where a search is narrowed or its documents are listed; past them the best. */
export const listableIn = ({ lookup }: Search): number => (lookup.documents <= smallCollection ? 40_000 : 10_000)

/**
 * Those of the candidates that match, with the viewer's own, which hold every word. `groups`: one term of each must be
 * held, where any typed word is not enough.
 */
export async function listMatched(
  search: Search,
  asked: Asked,
  ords: ArrayLike<number>,
  groups: number[][] = [],
): Promise<Matched[]> {
  const { connection, lookup, scope, isOwnApart } = search
  const { name, from, values, given } = matching({ ords, withOwn: true }, asked, scope)
  const enough = given(integers(keysOf(enoughAlone(lookup))))
  const held = groups.map(
    (group) => `and cardinality(search_common(m.common, ${given(integers(keysOf(group)))}::int[])) > 0`,
  )
  // Aggregated in the database: tens of thousands of rows would keep the event loop for as many microseconds.
  const rows = await run<MatchedGroup>(connection, {
    name: `search-matched${name}-${groups.length}`,
    text: `select class, type, is_open, common, string_agg(ord::text, ',') as ords
           from (select f.ord, f.class, f.type, f.audiences is null as is_open,
                        (case when f.audiences is null and cardinality(search_common(m.common, ${enough}::int[])) > 0
                         then null else m.common end)::text as common
                 ${from} ${held.join(' ')}) matched
           group by class, type, is_open, common`,
    values,
  })
  const every = groupsOf(search, lookup)
  const [isWhole, single] = [wholeSynonym(lookup), new Set(enoughAlone(lookup))]
  const isHeld = (terms: number[], isOpen: boolean) =>
    isOpen || !isOwnApart
      ? terms.some((term) => single.has(term)) || isWhole(terms)
      : every.every((group) => group.some((term) => terms.includes(term)))
  return rows
    .filter(({ common, is_open }) => common === null || isHeld(commonOf(common).map(termOf), is_open))
    .flatMap(({ ords: joined, class: of, type, is_open }) =>
      joined.split(',').map((ord) => ({ ord: Number(ord), class: of, type, is_open })),
    )
}

/** Those that the caller wants. */
export async function narrowed({ narrow }: Search, matched: Matched[]): Promise<Matched[]> {
  if (!narrow || matched.length === 0) return matched
  const kept = new Set(await narrow(matched.map(({ ord }) => ord)))
  return matched.filter(({ ord }) => kept.has(ord))
}

export function cellsOf(found: { class: number; type: number }[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const row of found) {
    const key = `${row.class} ${row.type}`
    cells.set(key, { class: row.class, type: row.type, count: (cells.get(key)?.count ?? 0) + 1 })
  }
  return [...cells.values()]
}
