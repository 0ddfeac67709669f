import type { ContentItemType, Language } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { visibleTo } from '../contents/index.ts'

export interface ExplainedRow {
  type: ContentItemType
  promoted_by: string | null
  is_editors_choice: boolean
  is_trending: boolean
  source: { id: string; name: string } | null
  /** Null of what nobody or the viewer wrote. */
  writer: { id: string; name: string; isFollowed: boolean } | null
  /** With the area of the viewer that each of them is, or is within. */
  areas: { id: string; title: string; interest: string | null }[]
  subscriptions: string[]
}

const areasMax = 5
const subscriptionsNamed = 3

/** What Discover knows of an item and its viewer; undefined where they may not see it. */
export async function findExplained(
  db: Db,
  { contentItemId, userId, language }: { contentItemId: string; userId: string; language: Language | undefined },
): Promise<ExplainedRow | undefined> {
  const named = (area: 'a' | 'mine') => sql.ref(language === 'fr' ? `${area}.title_fr` : `${area}.title`)
  const { rows } = await sql<ExplainedRow>`
    select i.type, i.promoted_by, i.editorial_rank > 0 as is_editors_choice,
      exists (select 1 from trending_contents t where t.content_item_id = i.id) as is_trending,
      (select jsonb_build_object('id', s.id::text, 'name', ${language === 'fr' ? sql`coalesce(s.name_fr, s.name)` : sql`s.name`})
       from content_sources s where s.id = i.source_id) as source,
      (select jsonb_build_object('id', u.id, 'name', coalesce(i.voice_of, u.first_name || ' ' || u.last_name), 'isFollowed', exists (
         select 1 from follows f where f.source_user_id = ${userId} and f.followed_user_id = u.id))
       from users u where u.id = i.owner_id and u.id <> ${userId} and u.deleted_at is null) as writer,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id::text, 'title', a.named, 'interest', a.interest) order by a.id), '[]')
       from (
         select a.id, ${named('a')} as named, own.interest
         from content_areas ca
         join areas_of_interest a on a.id = ca.area_id
         left join lateral (
           select ${named('mine')} as interest
           from profile_areas pa join areas_of_interest mine on mine.id = pa.area_id
           where pa.user_id = ${userId} and mine.id in (a.id, a.parent_id)
           order by mine.id desc limit 1) as own on true
         where ca.content_item_id = i.id
         order by own.interest is null, a.id
         limit ${areasMax}) as a) as areas,
      array(
        select distinct s.name from subscription_matches m
        join subscriptions s on s.id = m.subscription_id and s.user_id = ${userId}
        where m.content_item_id = i.id
        order by s.name
        limit ${subscriptionsNamed}) as subscriptions
    from content_items i
    where i.id = ${contentItemId} and ${visibleTo(userId)}`.execute(db)
  return rows[0]
}
