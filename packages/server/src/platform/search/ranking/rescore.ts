import { type Connection, integers, run } from '../connection.ts'
import { keysOf } from '../entries.ts'
import type { Query } from '../question/query.ts'
import type { Lookup, Term } from './lookup.ts'
import type { Evidence } from './score.ts'

/** The key of documents that every viewer may see. */
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
  /** It is everyone's. */
  isOpen: boolean
}

export interface Asked {
  /** Every entry of the forward table that counts, sorted. */
  keys: number[]
  /** None of these may occur. */
  unwantedKeys: number[]
  wantedPhrases: string[]
  unwantedPhrases: string[]
  /** Whether a document has one of these is told. */
  facets: string[]
}

interface Row {
  ord: number
  id: string
  class: number
  type: number
  length: number
  rank: number
  popularity: number
  published_on: string
  is_open: boolean
  is_of_facets?: boolean
  common: string
}

/** A viewer's own documents are few; past this many the newest ones are looked at. */
const maxOwnDocuments = 5_000

/** Those of the candidates that the viewer may see and that hold what was asked, with what they hold of it. */
export async function listFound(
  connection: Connection,
  candidates: Candidates,
  asked: Asked,
  scope: Scope,
): Promise<Found[]> {
  const { name, from, values, given } = matching(candidates, asked, scope)
  const hasFacets = asked.facets.length > 0
  const ofFacets = hasFacets ? `, f.facets && ${given(asked.facets)}::text[] as is_of_facets` : ''
  const rows = await run<Row>(connection, {
    name: `search-rescore${name}${hasFacets ? '-facets' : ''}`,
    text: `select f.ord, f.id, f.class, f.type, f.length, f.rank, f.popularity, f.published_on, f.audiences is null as is_open,
                  m.common::text as common ${ofFacets}
           ${from}`,
    values,
  })
  return rows.map(foundOf)
}

export interface Candidates {
  ords: ArrayLike<number>
  /** With the viewer's own: documents that are not everyone's stand in no posting list. */
  withOwn: boolean
}

interface Matching {
  name: string
  from: string
  values: unknown[]
  given(value: unknown): string
}

/** The part of a statement that finds what matches among the candidates. Each combination is a statement of its own: one for all would be planned anew at every call. */
export function matching({ ords, withOwn }: Candidates, asked: Asked, { audiences, classes, types }: Scope): Matching {
  const own = audiences.filter((audience) => audience !== everyone)
  const values: unknown[] = [integers(ords), integers(asked.keys), own, audiences.includes(everyone), classes]
  const given = (value: unknown) => `$${values.push(value)}`
  const parts = { types: '', unwanted: '', phrases: '' }
  if (types) parts.types = `and f.type = any(${given(types)}::smallint[])`
  if (asked.unwantedKeys.length > 0) {
    parts.unwanted = `and cardinality(search_common(f.terms, ${given(integers(asked.unwantedKeys))}::int[])) = 0`
  }
  if (asked.wantedPhrases.length + asked.unwantedPhrases.length > 0) {
    // In a select of its own the query is made once, not for every document.
    parts.phrases = `and exists (select from search_texts t where t.ord = f.ord
      and t.words @@ (select search_phrases(${given(asked.wantedPhrases)}::text[], ${given(asked.unwantedPhrases)}::text[])))`
  }
  const named = Object.entries(parts).map(([part, isThere]) => (isThere ? `-${part}` : ''))
  const hasOwn = withOwn && own.length > 0
  return {
    name: `${hasOwn ? '-own' : ''}${named.join('')}`,
    from: fromOf(`$1::int[] ${hasOwn ? `|| ${ownOrds}` : ''}`, parts),
    values,
    given,
  }
}

const fromOf = (ords: string, parts: Record<'types' | 'unwanted' | 'phrases', string>) => `
from search_documents f
cross join lateral (select search_common(f.terms, $2::int[]) as common offset 0) m
where f.ord = any(${ords})
  and (f.audiences && $3::text[] or (f.audiences is null and $4))
  and f.class = any($5::smallint[])
  and cardinality(m.common) > 0
  ${parts.types} ${parts.unwanted} ${parts.phrases}`

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
    popularity: row.popularity,
    publishedOn: row.published_on,
    isOpen: row.is_open,
    isOfFacets: row.is_of_facets === true,
    common: commonOf(row.common),
  }
}

export const commonOf = (array: string): number[] => array.slice(1, -1).split(',').map(Number)

/** What the rescore is to look for, and to `note` where it is held. `unwanted` are the terms of the words behind a minus. */
export function askedOf(query: Query, lookup: Lookup, unwanted: number[], noted: number[] = []): Asked {
  return {
    keys: keysOf([...new Set([...lookup.termByLexeme.values().map((term: Term) => term.id), ...noted])]),
    unwantedKeys: keysOf(unwanted),
    wantedPhrases: query.phrases.map((words) => words.join(' ')),
    unwantedPhrases: query.unwantedPhrases.map((words) => words.join(' ')),
    facets: lookup.facets,
  }
}
