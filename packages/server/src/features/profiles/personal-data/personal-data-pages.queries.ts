import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** Entries as JSON text, page by page. */
export type Pages = AsyncGenerator<string[]>

/** Where a page ended, in PostgreSQL's own words: a JavaScript date would lose its microseconds. */
interface Row {
  at: string
  id: string
  entry: string
}

interface Query {
  /** The columns it is ordered by. */
  at: string
  id: string
  idType?: 'uuid' | 'bigint'
  /** Names and values of an entry. */
  fields: RawBuilder<unknown>
  /** Up to its conditions. */
  from: RawBuilder<unknown>
}

const rowsPerPage = 500

/** The newest first, each page behind the last row of the one before. */
export async function* pagesOf(db: Db, { at, id, idType = 'uuid', fields, from }: Query): Pages {
  const [atColumn, idColumn] = [sql.ref(at), sql.ref(id)]
  let last: Row | undefined
  for (let isMore = true; isMore; ) {
    const behind = last
      ? sql`and (${atColumn}, ${idColumn}) < (${last.at}::timestamptz, ${last.id}::${sql.raw(idType)})`
      : sql``
    const { rows } = await sql<Row>`
      select ${atColumn}::text as at, ${idColumn} as id, json_build_object(${fields})::text as entry
      ${from} ${behind}
      order by ${atColumn} desc, ${idColumn} desc
      limit ${rowsPerPage}`.execute(db)
    if (rows.length > 0) yield rows.map(({ entry }) => entry)
    last = rows.at(-1)
    isMore = rows.length === rowsPerPage
  }
}

/** The entries of a JSON list, without its brackets. A comma goes by itself: before a long entry it would copy it. */
export async function* listed(pages: Pages): AsyncGenerator<string> {
  let isFirst = true
  for await (const entries of pages) {
    if (!isFirst) yield ','
    yield entries.join(',')
    isFirst = false
  }
}

export const time = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
