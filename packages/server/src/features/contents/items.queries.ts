import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export async function markItemsDeleted(db: Db, contentItemIds: string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update content_items
    set is_deleted = true, deleted_at = ${at}
    where id = any(${contentItemIds}::uuid[]) and not is_deleted
    returning id`.execute(db)
  return rows.map((row) => row.id)
}

export async function unmarkItemsDeleted(db: Db, contentItemIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update content_items
    set is_deleted = false, deleted_at = null
    where id = any(${contentItemIds}::uuid[]) and is_deleted
    returning id`.execute(db)
  return rows.map((row) => row.id)
}

/** The owner is the creator of what stands now; older versions keep theirs. */
export async function updateItemOwners(db: Db, items: { contentItemId: string; ownerId: string }[]): Promise<void> {
  const recordset = sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r ("contentItemId" uuid, "ownerId" uuid)`
  await sql`
    update content_versions v
    set creator_id = r."ownerId"
    from ${recordset}
    join content_items i on i.id = r."contentItemId"
    where v.id = i.current_version_id`.execute(db)
  await sql`
    update content_items i
    set owner_id = r."ownerId"
    from ${recordset}
    where i.id = r."contentItemId"`.execute(db)
}
