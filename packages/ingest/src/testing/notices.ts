import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

/** Every notice with what it is bound to, without ids. */
export async function noticesOf(db: Db) {
  const { rows } = await sql<{ key: string; kind: string; state: string; severity: number; bound: string[] }>`
    select n.key, n.kind, n.state, n.severity, n.facts, n.starts_on, n.expected_end_on, n.ended_on, n.updated_on, n.source_id,
           array(select t.scheme || ' ' || t.value from safety_targets t where t.notice_id = n.id and t.scheme <> 'item' order by 1) as targets,
           array(select i.source_key || ' ' || b.match || ' ' || b.is_direct
                 from safety_bindings b join content_items i on i.id = b.content_item_id
                 where b.notice_id = n.id order by 1) as bound
    from safety_notices n order by n.key`.execute(db)
  return rows
}
