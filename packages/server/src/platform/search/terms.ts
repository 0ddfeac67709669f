import { type Connection, run } from './connection.ts'

/** The ids of these lexemes; those the collection has not met yet get one. */
export async function learnTerms(connection: Connection, lexemes: string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const note = (rows: { id: number; lexeme: string }[]) => {
    for (const { id, lexeme } of rows) ids.set(lexeme, id)
  }
  note(
    await run(connection, {
      text: 'select id, lexeme from search_terms where lexeme = any($1::text[])',
      values: [lexemes],
    }),
  )
  const missing = lexemes.filter((lexeme) => !ids.has(lexeme))
  if (missing.length === 0) return ids
  await learnAlone(connection)
  note(
    await run(connection, {
      text: `with learnt as (
               insert into search_terms (lexeme)
               select m from unnest($1::text[]) m
               where not exists (select from search_terms t where t.lexeme = m collate "C")
               returning id, lexeme
             )
             select id, lexeme from learnt
             union all
             select id, lexeme from search_terms where lexeme = any($1::text[])`,
      values: [missing],
    }),
  )
  return ids
}

/** Until the transaction ends no other learns new words: two that bring the same ones could wait for each other for ever. */
export async function learnAlone(connection: Connection): Promise<void> {
  await run(connection, { text: 'select search_learn()', values: [] })
}
