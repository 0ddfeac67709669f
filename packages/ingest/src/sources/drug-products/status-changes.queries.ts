import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

/** The status that each known product has in its current version. */
export async function listDrugStatuses(db: Db, sourceKeys: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ source_key: string; status: string }>`
    select i.source_key, v.details ->> 'drugStatus' as status
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.type = 'Drug' and i.source_key = any(${sourceKeys}::text[])`.execute(db)
  return new Map(rows.map(({ source_key, status }) => [source_key, status]))
}
