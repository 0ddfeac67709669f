import { integers, run } from '../connection.ts'
import { keysOf } from '../entries.ts'
import type { Search } from './request.ts'

/** Those of the documents that are of the avoided types and hold an avoided term. */
export async function listAvoided({ connection, avoided }: Search, ords: number[]): Promise<Set<number>> {
  if (avoided.terms.length === 0 || ords.length === 0) return new Set()
  const rows = await run<{ ord: number }>(connection, {
    name: 'search-avoided',
    text: `select ord from search_documents
           where ord = any($1::int[]) and type = any($2::smallint[]) and cardinality(search_common(terms, $3::int[])) > 0`,
    values: [integers(ords), avoided.types, integers(keysOf(avoided.terms))],
  })
  return new Set(rows.map(({ ord }) => ord))
}
