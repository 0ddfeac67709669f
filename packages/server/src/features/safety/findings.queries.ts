import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { visibleTo } from '../contents/index.ts'

export interface FindingRow {
  id: string
  changed_at: Date | null
}

const findingsMax = 200

/** What a folio holds that has an open notice or another version since it was saved; the worst notices first. */
export async function listFindingRows(
  db: Db,
  { folioId, viewerId }: { folioId: string; viewerId: string },
): Promise<FindingRow[]> {
  const { rows } = await sql<FindingRow>`
    select c.content_item_id as id, case when v.created_at > c.added_at then v.created_at end as changed_at
    from clippings c
    join content_items i on i.id = c.content_item_id
    join content_versions v on v.id = i.current_version_id
    left join lateral (
      select min(n.severity) as severity
      from safety_bindings b
      join safety_notices n on n.id = b.notice_id and n.is_open
      where b.content_item_id = i.id) as worst on true
    where c.folio_id = ${folioId} and ${visibleTo(viewerId)} and (worst.severity is not null or v.created_at > c.added_at)
    order by worst.severity nulls last, c.position, c.content_item_id
    limit ${findingsMax}`.execute(db)
  return rows
}

export async function isFolio(db: Db, contentItemId: string): Promise<boolean> {
  const found = await db
    .selectFrom('content_items')
    .select('id')
    .where('id', '=', contentItemId)
    .where('type', '=', 'Folio')
    .executeTakeFirst()
  return found !== undefined
}
