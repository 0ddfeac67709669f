import type { PromotedDay } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

const listed = 500
const rowsMax = 20_000

/** Days as the clock on the wall of most readers has them. */
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'America/Toronto')::date`

/** What readers did, day by day, with what a sponsor promotes. Readers are counted, never named. */
export async function listPromotedDays(
  db: Db,
  { sponsorId, since }: { sponsorId: string; since: Date },
): Promise<PromotedDay[]> {
  const { rows } = await sql<PromotedDay>`
    with promoted as (
      select i.id, v.title
      from content_items i
      join content_versions v on v.id = i.current_version_id
      where i.promoted_by_user_id = ${sponsorId} and i.visibility = 'public' and not i.is_deleted and i.hidden_at is null
      order by i.created_at desc, i.id
      limit ${listed}
    ), acts as (
      select p.id, ${dayOf('w.viewed_at')} as day, 1 as views, 0 as likes
      from promoted p
      join content_views w on w.content_item_id = p.id and w.viewed_at >= ${since}
      union all
      select p.id, ${dayOf('l.created_at')}, 0, 1
      from promoted p
      join content_likes l on l.content_item_id = p.id and l.created_at >= ${since}
    )
    select a.day::text as day, p.id as "contentItemId", p.title, sum(a.views)::int as views, sum(a.likes)::int as likes
    from acts a
    join promoted p on p.id = a.id
    group by a.day, p.id, p.title
    order by a.day desc, p.title, p.id
    limit ${rowsMax}`.execute(db)
  return rows
}
