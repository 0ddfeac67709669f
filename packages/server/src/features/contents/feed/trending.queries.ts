import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { isUnmuted } from '../visibility.queries.ts'

const trendingMax = 200
const likeWeight = 3
const halfLifeDays = 2

/** Without what this viewer muted, and whom they blocked: it stands in Discover. */
export async function listTrendingIds(db: Db, viewerId: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from trending_contents t
    join content_items i on i.id = t.content_item_id and i.is_listed and i.promoted_by is null
    where ${isUnmuted(viewerId)}
    order by t.score desc, i.id
    limit ${count}`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Distinct viewers and likes of seven days, fading by half every two. Each item is held against the activity of its
 * quietest area, so that a small specialty stands beside a large one. One's own and what is paid for never count.
 */
export async function replaceTrending(tx: Tx, now: Date): Promise<void> {
  await sql`lock table trending_contents in share row exclusive mode`.execute(tx)
  await sql`delete from trending_contents`.execute(tx)
  await sql`
    with act as (
      select w.content_item_id, w.user_id, max(w.viewed_at) as acted_at, 1 as weight
      from content_views w
      where w.viewed_at > ${now}::timestamptz - interval '7 days' and w.viewed_at <= ${now}::timestamptz
      group by w.content_item_id, w.user_id
      union all
      select l.content_item_id, l.user_id, l.created_at, ${likeWeight}::int
      from content_likes l
      where l.created_at > ${now}::timestamptz - interval '7 days' and l.created_at <= ${now}::timestamptz),
    item as (
      select i.id, i.type,
        sum(act.weight * power(0.5, extract(epoch from ${now}::timestamptz - act.acted_at) / ${halfLifeDays * 86_400}::int)) as activity
      from act
      join content_items i on i.id = act.content_item_id
      where i.is_listed and i.promoted_by is null and i.owner_id is distinct from act.user_id
      group by i.id, i.type),
    placed as (
      select item.id, item.activity, coalesce(ca.area_id::text, item.type) as area
      from item
      left join content_areas ca on ca.content_item_id = item.id),
    area as (select placed.area, sum(placed.activity) as activity from placed group by placed.area)
    insert into trending_contents (content_item_id, score)
    select placed.id, max(placed.activity) / sqrt(min(area.activity)) as score
    from placed
    join area on area.area = placed.area
    group by placed.id
    order by score desc, placed.id
    limit ${trendingMax}`.execute(tx)
}
