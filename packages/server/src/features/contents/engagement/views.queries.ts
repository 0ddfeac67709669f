import { sql } from 'kysely'
import type { Actor } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db/db.ts'
import { visibleTo, wasVisibleTo } from '../visibility.queries.ts'

/** The item a version belongs to, if the viewer may see it. */
export async function findVisibleItemOf(db: Db, viewer: Actor, versionId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from content_versions v
    join content_items i on i.id = v.content_item_id
    where v.id = ${versionId} and ${visibleTo(viewer.userId)} and ${wasVisibleTo(viewer.userId)}`.execute(db)
  return rows[0]?.id
}

export async function countViewsOf(db: Db, versionId: string): Promise<number> {
  const row = await db
    .selectFrom('content_view_counts')
    .select('views')
    .where('version_id', '=', versionId)
    .executeTakeFirst()
  return row?.views ?? 0
}

/** One per viewer and version; whether it was new. A later view moves the time of the last one. */
export async function insertView(
  db: Db,
  view: { versionId: string; contentItemId: string; userId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into content_views (version_id, user_id, content_item_id, viewed_at)
    values (${view.versionId}, ${view.userId}, ${view.contentItemId}, ${view.at})
    on conflict (version_id, user_id) do update set viewed_at = greatest(content_views.viewed_at, excluded.viewed_at)
    returning xmax = 0 as is_new`.execute(db)
  return rows[0]?.is_new ?? false
}

export async function countView(db: Db, view: { versionId: string; contentItemId: string }): Promise<void> {
  await sql`
    insert into content_view_counts (version_id, views) values (${view.versionId}, 1)
    on conflict (version_id) do update set views = content_view_counts.views + 1`.execute(db)
  await sql`update content_items set views_count = views_count + 1 where id = ${view.contentItemId}`.execute(db)
}

export async function deleteViewsOf(db: Db, userId: string): Promise<void> {
  await sql`
    with gone as (delete from content_views where user_id = ${userId} returning version_id, content_item_id),
    counted as (
      update content_view_counts c set views = views - 1 from gone where c.version_id = gone.version_id returning 1)
    update content_items i
    set views_count = views_count - lost.views
    from (select content_item_id, count(*)::int as views from gone group by content_item_id) as lost
    where i.id = lost.content_item_id`.execute(db)
}
