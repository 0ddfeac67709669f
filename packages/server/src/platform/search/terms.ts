import { type Connection, run } from './connection.ts'

/** The ids of these lexemes; those the collection has not met yet get one. */
export async function learnTerms(connection: Connection, lexemes: string[]): Promise<Map<string, number>> {
  const rows = await run<{ id: number; lexeme: string }>(connection, {
    text: 'select id, lexeme from search_terms_of($1::text[])',
    values: [lexemes],
  })
  return new Map(rows.map(({ id, lexeme }) => [lexeme, id]))
}

/** Until the transaction ends no other learns new words; for one that learns several times before it ends. */
export async function learnAlone(connection: Connection): Promise<void> {
  await run(connection, { text: 'select search_learn()', values: [] })
}
