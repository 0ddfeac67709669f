import { type Connection, run } from '../connection.ts'
import { isFieldLexeme } from './fields.ts'
import { isFrenchLexeme } from './french.ts'

// A word's lexemes never change, so remembering them is safe in any number of processes.
const known = new Map<string, string[]>()
const maxKnown = 200_000

/** The stems of those among the words that are remembered, and the other words. */
export function recallLexemes(words: Iterable<string>): { lexemeByWord: Map<string, string[]>; unknown: string[] } {
  const lexemeByWord = new Map<string, string[]>()
  const unknown: string[] = []
  for (const word of new Set(words)) {
    const found = isFrenchLexeme(word) || isFieldLexeme(word) ? [word] : known.get(word)
    if (found) lexemeByWord.set(word, found)
    else unknown.push(word)
  }
  return { lexemeByWord, unknown }
}

export function rememberLexemes(lexemeByWord: Map<string, string[]>): void {
  if (known.size + lexemeByWord.size > maxKnown) known.clear()
  for (const [word, lexemes] of lexemeByWord) known.set(word, lexemes)
}

/** The stems PostgreSQL gives to each word; none for a stop word. */
export async function lexemesOf(connection: Connection, words: Iterable<string>): Promise<Map<string, string[]>> {
  const { lexemeByWord, unknown } = recallLexemes(words)
  if (unknown.length === 0) return lexemeByWord
  const rows = await run<{ word: string; lexemes: string[] }>(connection, {
    name: 'search-lexemes',
    text: `select w as word, tsvector_to_array(to_tsvector('pg_catalog.english', w)) as lexemes from unnest($1::text[]) w`,
    values: [unknown],
  })
  const asked = new Map(rows.map(({ word, lexemes }) => [word, lexemes]))
  rememberLexemes(asked)
  return new Map([...lexemeByWord, ...asked])
}
