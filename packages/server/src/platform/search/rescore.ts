import { type Connection, integers, run } from './connection.ts'
import { keysOf } from './entries.ts'
import type { Lookup, Term } from './lookup.ts'
import type { Query } from './query.ts'
import type { Evidence } from './score.ts'

/** The key of documents that every reader may see. */
export const everyone = 'public'

/** Which documents a search may show at all; decided in SQL, on the truth. */
export interface Scope {
  audiences: string[]
  classes: number[]
  /** No class is left out. */
  isEveryClass: boolean
  types: number[] | undefined
}

export interface Found extends Evidence {
  id: string
  class: number
  type: number
}

export interface Asked {
  /** Every entry of the forward table that counts, sorted. */
  keys: number[]
  /** None of these may occur. */
  unwantedKeys: number[]
  wantedPhrases: string[]
  unwantedPhrases: string[]
}

interface Row {
  ord: number
  id: string
  class: number
  type: number
  length: number
  rank: number
  published_on: string
  common: string
}

/** A reader's own documents are few; past this many the newest ones are looked at. */
const maxOwnDocuments = 5_000

/** Those of the candidates that the reader may see and that hold what was asked, with what they hold of it. */
export async function listFound(
  connection: Connection,
  candidates: { ords: number[]; withOwn: boolean },
  asked: Asked,
  scope: Scope,
): Promise<Found[]> {
  const own = scope.audiences.filter((audience) => audience !== everyone)
  const values: unknown[] = [
    integers(candidates.ords),
    integers(asked.keys),
    own,
    scope.audiences.includes(everyone),
    scope.classes,
  ]
  const given = (value: unknown) => `$${values.push(value)}`
  const parts = { own: candidates.withOwn && own.length > 0, types: '', unwanted: '', phrases: '' }
  if (scope.types) parts.types = `and f.type = any(${given(scope.types)}::smallint[])`
  if (asked.unwantedKeys.length > 0) {
    parts.unwanted = `and cardinality(search_common(f.terms, ${given(integers(asked.unwantedKeys))}::int[])) = 0`
  }
  if (asked.wantedPhrases.length + asked.unwantedPhrases.length > 0) {
    // In a select of its own the query is made once, not for every document.
    parts.phrases = `and exists (select from search_texts t where t.ord = f.ord
      and t.words @@ (select search_phrases(${given(asked.wantedPhrases)}::text[], ${given(asked.unwantedPhrases)}::text[])))`
  }
  const rows = await run<Row>(connection, { name: nameOf(parts), text: textOf(parts), values })
  return rows.map(foundOf)
}

interface Parts {
  own: boolean
  types: string
  unwanted: string
  phrases: string
}

// Each combination is a statement of its own: one for all would be planned anew at every call.
const nameOf = (parts: Parts) =>
  `search-rescore${Object.entries(parts)
    .map(([part, isThere]) => (isThere ? `-${part}` : ''))
    .join('')}`

// Documents that are not everyone's stand in no posting list; the reader's own are always looked at instead.
const textOf = ({ own, types, unwanted, phrases }: Parts) => `
select f.ord, f.id, f.class, f.type, f.length, f.rank, f.published_on, m.common::text as common
from search_documents f
cross join lateral (select search_common(f.terms, $2::int[]) as common offset 0) m
where f.ord = any($1::int[]${own ? ` || ${ownOrds}` : ''})
  and (f.audiences && $3::text[] or (f.audiences is null and $4))
  and f.class = any($5::smallint[])
  and cardinality(m.common) > 0
  ${types} ${unwanted} ${phrases}`

const ownOrds = `array(
    select own.ord from search_documents own
    where own.audiences && $3::text[] and own.audiences is not null
    order by own.ord desc limit ${maxOwnDocuments})`

export function foundOf(row: Row): Found {
  return {
    ord: row.ord,
    id: row.id,
    class: row.class,
    type: row.type,
    length: row.length,
    rank: row.rank,
    publishedOn: row.published_on,
    common: row.common.slice(1, -1).split(',').map(Number),
  }
}

/** What the rescore is to look for. `unwanted` are the terms of the words behind a minus. */
export function askedOf(query: Query, lookup: Lookup, unwanted: number[]): Asked {
  return {
    keys: keysOf([...lookup.termByLexeme.values()].map((term: Term) => term.id)),
    unwantedKeys: keysOf(unwanted),
    wantedPhrases: query.phrases.map((words) => words.join(' ')),
    unwantedPhrases: query.unwantedPhrases.map((words) => words.join(' ')),
  }
}
