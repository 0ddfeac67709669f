import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

/** What stands in the catalogue, in the order of the keys. */
export async function listItems(db: Db, type?: string) {
  const { rows } = await sql<{
    source_key: string
    type: string
    title: string
    details: Record<string, unknown>
    versions: number
    isGone: boolean
  }>`
    select i.source_key, i.type, v.title, v.details, i.gone_at is not null as "isGone",
           (select count(*)::int from content_versions o where o.content_item_id = i.id) as versions
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where ${type ?? null}::text is null or i.type = ${type ?? null}
    order by i.source_key`.execute(db)
  return rows
}
