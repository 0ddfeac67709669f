import type { ProfileAuthor } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { SummaryRow } from '../summaries.queries.ts'
import type { Kinds } from './kind.ts'

/** The folios feature, which owns clippings and members, completes the reply with them. */
export const folio: Kinds['Folio'] = {
  searchClass: 5,
  searchWords: () => '',
  identifiers: () => [],
  factLine: () => null,
  statusWord: ({ shareLevel }) => shareLevel,
  async complete(db, _reader, rows) {
    const counts = await countClippings(
      db,
      rows.map((row) => row.content_item_id),
    )
    return new Map(
      rows.map((row) => [
        row.content_item_id,
        {
          folioId: row.content_item_id,
          logo: null,
          author: authorOf(row),
          clippings: [],
          clippingsCount: counts.get(row.content_item_id) ?? 0,
          users: [],
          xmin: row.xmin,
        },
      ]),
    )
  },
}

/** The person behind a version as a small author card. */
export function authorOf(row: SummaryRow): ProfileAuthor | null {
  if (!row.creator_id) return null
  return {
    userId: row.creator_id,
    name: `${row.creator_first_name} ${row.creator_last_name}`,
    profilePictureAttachmentId: row.creator_picture_id,
  }
}

async function countClippings(db: Db, folioIds: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ folio_id: string; count: number }>`
    select folio_id, count(*) as count from clippings where folio_id = any(${folioIds}::uuid[]) group by folio_id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.folio_id, row.count]))
}
