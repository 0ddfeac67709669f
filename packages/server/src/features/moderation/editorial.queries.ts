import type { ContentItemType } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { containing } from '../../platform/db/like.ts'

export interface EditorialRow {
  id: string
  title: string
  type: ContentItemType
  promoted_by: string | null
  paid_by: string | null
  paid_for: string | null
  voice_of: string | null
  editorial_rank: number
  is_hidden: boolean
  published_on: Date | null
  open_reports: number
}

const columns = sql`
  i.id, v.title, i.type, i.promoted_by, i.voice_of, i.paid_by, i.paid_for, i.editorial_rank, i.hidden_at is not null as is_hidden, i.published_on,
  (select count(*)::int from reports r where r.subject_id = i.id and r.resolved_at is null) as open_reports`

/** What is public or hidden by an editor; drafts and closed folios are nobody's business here either. */
export async function listEditorial(
  db: Db,
  {
    search,
    state,
    count,
    offset,
  }: { search?: string | undefined; state: 'all' | 'hidden' | 'promoted'; count: number; offset: number },
): Promise<EditorialRow[]> {
  const pattern = search ? containing(search) : null
  const { rows } = await sql<EditorialRow>`
    select ${columns}
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.visibility = 'public' and not i.is_deleted
      and (${pattern}::text is null or v.title ilike ${pattern} or i.id::text = ${search ?? null})
      and (${state} <> 'hidden' or i.hidden_at is not null)
      and (${state} <> 'promoted' or i.promoted_by is not null)
    order by i.published_on desc nulls last, i.id desc
    limit ${count} offset ${offset}`.execute(db)
  return rows
}

export async function findEditorial(db: Db, contentItemId: string): Promise<EditorialRow | undefined> {
  const { rows } = await sql<EditorialRow>`
    select ${columns}
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.id = ${contentItemId}::uuid and i.visibility = 'public' and not i.is_deleted`.execute(db)
  return rows[0]
}
