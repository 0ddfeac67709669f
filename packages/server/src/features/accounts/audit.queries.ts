import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { containing } from '../../platform/db/like.ts'

export interface AuditFilter {
  act?: string
  actorId?: string
  subjectId?: string
  search?: string
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

const looksLikeAddress = /^[\d.]+$|^[\da-f]*:[\da-f:.]*$/i
const peopleSearched = 500

export async function listActs(db: Db, filter: AuditFilter): Promise<AuditRow[]> {
  const search = filter.search?.trim()
  const isAddress = search !== undefined && looksLikeAddress.test(search)
  const people = search && !isAddress ? await listPeopleNamed(db, search) : null
  const { rows } = await sql<AuditRow>`
    select l.id, l.at, l.act, l.actor_id, actor.first_name || ' ' || actor.last_name as actor_name, l.subject_type, l.subject_id,
           coalesce(subject.first_name || ' ' || subject.last_name, version.title) as subject_name, l.ip, l.detail
    from audit_log l
    left join users actor on actor.id = l.actor_id
    left join users subject on subject.id = case l.subject_type when 'user' then l.subject_id::uuid end
    left join content_items item on item.id = case l.subject_type when 'content' then l.subject_id::uuid end
      and item.visibility = 'public'
    left join content_versions version on version.id = item.current_version_id
    where (${filter.act ?? null}::text is null or l.act = ${filter.act ?? null})
      and (${filter.actorId ?? null}::uuid is null or l.actor_id = ${filter.actorId ?? null}::uuid)
      and (${filter.subjectId ?? null}::text is null or l.subject_id = ${filter.subjectId ?? null})
      and (${isAddress ? search : null}::text is null or l.ip = ${search ?? null})
      and (${people}::uuid[] is null or l.actor_id = any(${people}) or l.subject_id = any(${people}::text[]))
      and (${filter.from ?? null}::timestamptz is null or l.at >= ${filter.from ?? null})
      and (${filter.to ?? null}::timestamptz is null or l.at < ${filter.to ?? null})
      and (${filter.beforeId ?? null}::bigint is null or l.id < ${filter.beforeId ?? null})
    order by l.id desc
    limit ${filter.limit}`.execute(db)
  return rows
}

async function listPeopleNamed(db: Db, search: string): Promise<string[]> {
  const pattern = containing(search)
  const { rows } = await sql<{ id: string }>`
    select u.id
    from users u
    where unaccent(u.first_name || ' ' || u.last_name) ilike unaccent(${pattern}) or u.email ilike ${pattern}
    order by u.created_at desc, u.id
    limit ${peopleSearched}`.execute(db)
  return rows.map((row) => row.id)
}
