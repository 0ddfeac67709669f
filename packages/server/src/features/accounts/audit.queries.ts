import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export interface AuditFilter {
  act?: string
  actorId?: string
  subjectId?: string
  from?: Date
  to?: Date
  /** Entries before this one, newest first. */
  beforeId?: number
  limit: number
}

export interface AuditRow {
  id: number
  at: Date
  act: string
  actor_id: string | null
  actor_name: string | null
  subject_type: string | null
  subject_id: string | null
  subject_name: string | null
  ip: string | null
  detail: Record<string, unknown>
}

export async function listActs(db: Db, filter: AuditFilter): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select l.id, l.at, l.act, l.actor_id, actor.first_name || ' ' || actor.last_name as actor_name, l.subject_type, l.subject_id,
           subject.first_name || ' ' || subject.last_name as subject_name, l.ip, l.detail
    from audit_log l
    left join users actor on actor.id = l.actor_id
    left join users subject on l.subject_type = 'user' and subject.id::text = l.subject_id
    where (${filter.act ?? null}::text is null or l.act = ${filter.act ?? null})
      and (${filter.actorId ?? null}::uuid is null or l.actor_id = ${filter.actorId ?? null}::uuid)
      and (${filter.subjectId ?? null}::text is null or l.subject_id = ${filter.subjectId ?? null})
      and (${filter.from ?? null}::timestamptz is null or l.at >= ${filter.from ?? null})
      and (${filter.to ?? null}::timestamptz is null or l.at < ${filter.to ?? null})
      and (${filter.beforeId ?? null}::bigint is null or l.id < ${filter.beforeId ?? null})
    order by l.id desc
    limit ${filter.limit}`.execute(db)
  return rows
}
