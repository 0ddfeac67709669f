import type { PersonalData } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

type Part = Exclude<keyof PersonalData, 'createdOn' | 'account' | 'profile' | 'devices'>

/** More than anybody has; a list without an end could take the server with it. */
const mostRows = 100_000

/** What a person did and wrote, wherever it is kept, as the contract shapes it. */
export async function findTraces(db: Db, userId: string): Promise<Pick<PersonalData, Part>> {
  const parts = Object.entries(partsOf(userId)).map(
    ([name, rows]) =>
      sql`${sql.lit(name)}, (select coalesce(json_agg(part), '[]') from (${rows} limit ${mostRows}) part)`,
  )
  const { rows } = await sql<{ traces: Pick<PersonalData, Part> }>`
    select json_build_object(${sql.join(parts)}) as traces`.execute(db)
  return (rows[0] as { traces: Pick<PersonalData, Part> }).traces
}

const partsOf = (userId: string): Record<Part, RawBuilder<unknown>> => ({
  following: sql`
    select u.id as "userId", u.first_name || ' ' || u.last_name as name, ${time('f.created_at')} as since
    from follows f
    join users u on u.id = f.followed_user_id
    where f.source_user_id = ${userId}
    order by f.created_at desc, f.id`,
  followers: sql`
    select u.id as "userId", u.first_name || ' ' || u.last_name as name, ${time('f.created_at')} as since
    from follows f
    join users u on u.id = f.source_user_id
    where f.followed_user_id = ${userId}
    order by f.created_at desc, f.id`,
  posts: sql`
    select i.id as "contentItemId", v.title, ${time('v.created_at')} as "on", i.type as "contentItemType",
           ${time('v.published_on')} as "publishedOn", v.summary, v.details
    from content_items i
    join content_versions v on v.content_item_id = i.id
    where i.owner_id = ${userId} and i.type <> 'Folio'
    order by v.created_at desc, v.id`,
  folios: sql`
    select i.id as "contentItemId", v.title, ${time('i.created_at')} as "on", v.summary, i.visibility, (
             select coalesce(json_agg(json_build_object(
               'contentItemId', c.content_item_id, 'title', kept.title, 'on', ${time('c.added_at')}, 'note', c.note
             ) order by c.position, c.content_item_id), '[]')
             from clippings c
             join content_items saved on saved.id = c.content_item_id
             join content_versions kept on kept.id = saved.current_version_id
             where c.folio_id = i.id
           ) as clippings
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.owner_id = ${userId} and i.type = 'Folio'
    order by i.created_at desc, i.id`,
  sharedFolios: sql`
    select i.id as "contentItemId", v.title, ${time('fu.created_at')} as "on", fu.status
    from folio_users fu
    join content_items i on i.id = fu.folio_id
    join content_versions v on v.id = i.current_version_id
    where fu.user_id = ${userId}
    order by fu.created_at desc, fu.id`,
  likes: sql`
    select i.id as "contentItemId", v.title, ${time('l.created_at')} as "on"
    from content_likes l
    join content_items i on i.id = l.content_item_id
    join content_versions v on v.id = i.current_version_id
    where l.user_id = ${userId}
    order by l.created_at desc, i.id`,
  views: sql`
    select w.id, w.user_id as "userId", w.version_id as "contentItemVersionId", ${time('w.viewed_at')} as "viewedOn",
           w.content_item_id as "contentItemId", v.title
    from content_views w
    join content_versions v on v.id = w.version_id
    where w.user_id = ${userId}
    order by w.viewed_at desc, w.version_id`,
  chatrooms: sql`
    select r.id as "chatroomId", r.name, cu.status, ${time('cu.created_at')} as since
    from chatroom_users cu
    join chatrooms r on r.id = cu.chatroom_id
    where cu.user_id = ${userId}
    order by cu.created_at desc, cu.id`,
  messages: sql`
    select r.id as "chatroomId", r.name as chatroom, m.content, ${time('m.created_at')} as "on"
    from chatroom_users cu
    join chatrooms r on r.id = cu.chatroom_id
    join chat_messages m on m.chatroom_id = cu.chatroom_id and m.from_user_id = cu.user_id
    where cu.user_id = ${userId}
    order by m.created_at desc, m.id`,
  files: sql`
    select a.id as "attachmentId", a.name, ${time('a.created_at')} as "on"
    from attachments a
    where a.owner_id = ${userId}
    order by a.created_at desc, a.id`,
})

const time = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
