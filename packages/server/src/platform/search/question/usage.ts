import type { Db } from '../../db/db.ts'
import { connectionOf, run } from '../connection.ts'
import { lexemesOf } from './lexemes.ts'

/** In how many of everyone's documents a word stands: of these classes, and of the others. */
export interface Usage {
  within: number
  elsewhere: number
}

/** How words are used in documents of these classes and in the others. Words that the collection never met are left out. */
export async function usageOf(db: Db, words: string[], classes: number[]): Promise<Map<string, Usage>> {
  const connection = connectionOf(db)
  const lexemeByWord = await lexemesOf(connection, words)
  const rows = await run<{ lexeme: string; within: number; elsewhere: number }>(connection, {
    name: 'search-usage',
    text: `select t.lexeme, coalesce(sum(p.documents) filter (where p.class = any($2::smallint[])), 0)::int as within,
                  coalesce(sum(p.documents) filter (where p.class <> all($2::smallint[])), 0)::int as elsewhere
           from search_terms t left join search_postings p on p.term = t.id and p.chunk = 0
           where t.lexeme = any($1::text[]) group by t.lexeme`,
    values: [[...lexemeByWord.values()].flat(), classes],
  })
  const byLexeme = new Map(rows.map(({ lexeme, within, elsewhere }) => [lexeme, { within, elsewhere }]))
  return new Map(
    words.flatMap((word) => {
      const [used] = (lexemeByWord.get(word) ?? []).flatMap((lexeme) => byLexeme.get(lexeme) ?? [])
      return used ? [[word, used] as const] : []
    }),
  )
}
