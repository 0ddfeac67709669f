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

// $4: documents that are not everyone's stand in no posting list; the reader's own are always looked at instead.
const text = `
select f.ord, f.id, f.class, f.type, f.length, f.rank, f.published_on, m.common::text as common
from search_documents f
cross join lateral (select search_common(f.terms, $2::int[]) as common offset 0) m
where f.ord = any($1::int[] || case when $4 then array(
    select own.ord from search_documents own
    where own.audiences && $3::text[] and own.audiences is not null
    order by own.ord desc limit ${maxOwnDocuments}) end)
  and (f.audiences && $3::text[] or (f.audiences is null and $5))
  and f.class = any($6::smallint[])
  and ($7::smallint[] is null or f.type = any($7::smallint[]))
  and cardinality(m.common) > 0
  and cardinality(search_common(f.terms, $8::int[])) = 0`

const textWithPhrases = `${text}
  and exists (select from search_texts t where t.ord = f.ord and t.words @@ search_phrases($9::text[], $10::text[]))`

/** Those of the candidates that the reader may see and that hold what was asked, with what they hold of it. */
export async function listFound(
  connection: Connection,
  candidates: { ords: number[]; withOwn: boolean },
  asked: Asked,
  scope: Scope,
): Promise<Found[]> {
  const values = [
    integers(candidates.ords),
    integers(asked.keys),
    scope.audiences.filter((audience) => audience !== everyone),
    candidates.withOwn,
    scope.audiences.includes(everyone),
    scope.classes,
    scope.types ?? null,
    integers(asked.unwantedKeys),
  ]
  const hasPhrases = asked.wantedPhrases.length + asked.unwantedPhrases.length > 0
  const rows = hasPhrases
    ? await run<Row>(connection, {
        name: 'search-rescore-phrases',
        text: textWithPhrases,
        values: [...values, asked.wantedPhrases, asked.unwantedPhrases],
      })
    : await run<Row>(connection, { name: 'search-rescore', text, values })
  return rows.map(foundOf)
}

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
