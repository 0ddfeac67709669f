import { type Connection, run } from './connection.ts'

// A word's lexemes never change, so remembering them is safe in any number of processes.
const known = new Map<string, string[]>()
const maxKnown = 200_000

/** The stems PostgreSQL gives to each word; none for a stop word. */
export async function lexemesOf(connection: Connection, words: Iterable<string>): Promise<Map<string, string[]>> {
  const lexemes = new Map<string, string[]>()
  const unknown: string[] = []
  for (const word of new Set(words)) {
    const found = known.get(word)
    if (found) lexemes.set(word, found)
    else unknown.push(word)
  }
  if (unknown.length === 0) return lexemes
  const rows = await run<{ word: string; lexemes: string[] }>(connection, {
    name: 'search-lexemes',
    text: `select w as word, tsvector_to_array(to_tsvector('pg_catalog.english', w)) as lexemes from unnest($1::text[]) w`,
    values: [unknown],
  })
  if (known.size + rows.length > maxKnown) known.clear()
  for (const row of rows) {
    known.set(row.word, row.lexemes)
    lexemes.set(row.word, row.lexemes)
  }
  return lexemes
}
