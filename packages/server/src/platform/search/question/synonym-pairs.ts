import type { Tx } from '../../db/db.ts'
import { connectionOf, run } from '../connection.ts'
import { lexemesOf } from './lexemes.ts'
import { wordsOf } from './words.ts'

export interface SynonymPair {
  term: string
  synonym: string
}

const pairsPerStatement = 5_000

/** Replaces all pairs of this source. A pair works both ways, and either side may have several words. */
export async function putSynonyms(tx: Tx, source: string, pairs: SynonymPair[]): Promise<void> {
  const connection = connectionOf(tx)
  await run(connection, { text: 'delete from search_synonyms where source = $1', values: [source] })
  const lexemeByWord = await lexemesOf(
    connection,
    pairs.flatMap(({ term, synonym }) => [...wordsOf(term), ...wordsOf(synonym)]),
  )
  const stemsOf = (text: string) =>
    wordsOf(text)
      .flatMap((word) => lexemeByWord.get(word) ?? [])
      .join(' ')
  const directed = pairs.flatMap(({ term, synonym }) => {
    const [one, other] = [stemsOf(term), stemsOf(synonym)]
    return [
      [one, other],
      [other, one],
    ] as const
  })
  const useful = directed.filter(([one, other]) => one !== other && isNamed(one) && isNamed(other))
  for (let from = 0; from < useful.length; from += pairsPerStatement) {
    const some = useful.slice(from, from + pairsPerStatement)
    await run(connection, {
      text: `insert into search_synonyms (source, term, synonym)
             select $1, p.term, string_to_array(p.synonym, ' ') from unnest($2::text[], $3::text[]) p(term, synonym)
             on conflict do nothing`,
      values: [source, some.map(([term]) => term), some.map(([, synonym]) => synonym)],
    })
  }
}

// One to five words: longer runs of a query are not looked up.
const isNamed = (stems: string) => stems !== '' && stems.split(' ').length <= 5
