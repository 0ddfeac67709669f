import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { isUnmuted, isUnread } from '../visibility.queries.ts'

/** A visit that a wrong clock dated ahead would hide what is new until then. */
export async function findSeenUpTo(db: Db, userId: string): Promise<Date | undefined> {
  const visit = await db
    .selectFrom('reader_visits')
    .select('seen_up_to')
    .where('user_id', '=', userId)
    .where('seen_up_to', '<=', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return visit?.seen_up_to
}

/** By the database's own clock, as what is listed. */
export async function markSeen(db: Db, userId: string): Promise<void> {
  await sql`
    insert into reader_visits (user_id, seen_up_to) values (${userId}, clock_timestamp())
    on conflict (user_id) do update set seen_up_to = excluded.seen_up_to`.execute(db)
}

export async function deleteVisitsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('reader_visits').where('user_id', '=', userId).execute()
}

/** An import may bring more in a night than anybody reads: so many of the newest are looked at. */
const lookedAt = 2_000

/** Unread items that are new to this viewer, the last first. */
export async function listNewSince(
  db: Db,
  { viewerId, since, count }: { viewerId: string; since: Date; count: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with listed as materialized (
      select i.id, i.owner_id, i.listed_at
      from content_items i
      where i.is_listed and i.listed_at > ${since}
      order by i.listed_at desc
      limit ${lookedAt}),
    found as (
      select l.id, l.listed_at as at
      from listed l
      where l.owner_id is distinct from ${viewerId}::uuid and (
        exists (
          select 1 from follows f where f.source_user_id = ${viewerId} and f.followed_user_id = l.owner_id)
        or exists (
          select 1
          from content_areas ca
          join areas_of_interest a on a.id = ca.area_id
          join profile_areas mine on mine.area_id in (a.id, a.parent_id) and mine.user_id = ${viewerId}
          where ca.content_item_id = l.id)
        or exists (
          select 1
          from subscription_matches m
          join subscriptions s on s.id = m.subscription_id and s.user_id = ${viewerId} and not s.is_muted
          where m.content_item_id = l.id))
      union
      select saved.id, v.created_at
      from content_items f
      join clippings c on c.folio_id = f.id
      join content_items saved on saved.id = c.content_item_id and saved.is_listed and saved.listed_at <= ${since}
      join content_versions v on v.id = saved.current_version_id and v.created_at > ${since}
      where f.owner_id = ${viewerId} and f.type = 'Folio' and not f.is_deleted)
    select i.id
    from (select id, max(at) as at from found group by id) as new
    join content_items i on i.id = new.id
    where ${isUnread(viewerId)} and ${isUnmuted(viewerId)}
    order by new.at desc, i.id desc
    limit ${count}`.execute(db)
  return rows.map((row) => row.id)
}
