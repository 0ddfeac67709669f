import type { Tx } from '../db/db.ts'
import { connectionOf, run } from './connection.ts'
import { prepare } from './words.ts'

export interface SynonymPair {
  term: string
  synonym: string
}

const pairsPerStatement = 5_000

/** Replaces all pairs of this source. A pair works both ways, and either side may have several words. */
export async function putSynonyms(tx: Tx, source: string, pairs: SynonymPair[]): Promise<void> {
  const connection = connectionOf(tx)
  await run(connection, { text: 'delete from search_synonyms where source = $1', values: [source] })
  for (let from = 0; from < pairs.length; from += pairsPerStatement) {
    const some = pairs.slice(from, from + pairsPerStatement)
    await run(connection, {
      text: `with pairs as materialized (
               select search_lexemes(term) as term, search_lexemes(synonym) as synonym
               from unnest($2::text[], $3::text[]) p(term, synonym)
             ), both_ways as (
               select term, synonym from pairs union select synonym, term from pairs
             )
             insert into search_synonyms (source, term, synonym)
             select $1, array_to_string(term, ' '), synonym from both_ways
             where term <> synonym and cardinality(term) between 1 and 5 and cardinality(synonym) between 1 and 5
             on conflict do nothing`,
      values: [source, some.map(({ term }) => prepare(term)), some.map(({ synonym }) => prepare(synonym))],
    })
  }
}
