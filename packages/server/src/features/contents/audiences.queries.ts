import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** To whom a new version of each is announced. */
export async function listAudiences(db: Db, contentItemIds: string[]): Promise<Map<string, 'all' | string[]>> {
  const { rows } = await sql<{ id: string; is_public: boolean; user_ids: string[] }>`
    select i.id, i.visibility = 'public' as is_public,
      array(
        select i.owner_id where i.owner_id is not null
        union
        select fu.user_id from folio_users fu
        where fu.folio_id = i.id and i.visibility = 'members' and fu.status = 'Accepted' and fu.user_id is not null) as user_ids
    from content_items i
    where i.id = any(${contentItemIds}::uuid[]) and not i.is_deleted and i.hidden_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, row.is_public ? 'all' : row.user_ids]))
}
