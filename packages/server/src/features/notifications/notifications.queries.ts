import type { Language, NotificationKind } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import { hasBlocked } from '../../platform/blocking/blocking.queries.ts'
import type { Db } from '../../platform/db/db.ts'
import type { NotificationFacts } from '../../platform/notifications/index.ts'
import { visibleTo } from '../contents/index.ts'

/** A notification with the names of what it is about, as they are now. */
export interface NotificationRow {
  id: string
  user_id: string
  /** The receiver's. */
  language: Language
  kind: NotificationKind
  /** What it is about: of a comment, its id. */
  key: string
  created_at: Date
  read_at: Date | null
  content_item_id: string | null
  content_title: string | null
  content_type: string | null
  chatroom_id: string | null
  chatroom_name: string | null
  facts: NotificationFacts
  actor_id: string | null
  actor_name: string | null
  actor_picture_id: string | null
  /** How many people a grouped notification counts. */
  people: number
  digest_id: string | null
}

const joins = sql`
  from notifications n
  left join content_items i on i.id = n.content_item_id
  left join content_versions v on v.id = i.current_version_id
  left join chatrooms room on room.id = n.chatroom_id
  left join chatroom_users me on me.chatroom_id = n.chatroom_id and me.user_id = n.user_id
  left join lateral (
    select count(*)::int as people, (array_agg(a.actor_id order by a.at desc, a.actor_id))[1] as last_actor_id
    from notification_actors a
    where a.notification_id = n.id and a.withdrawn_at is null
      and not ${hasBlocked(sql.ref('n.user_id'), 'a.actor_id')}) as grouped on n.kind = 'Liked'
  join users receiver on receiver.id = n.user_id
  left join users u on u.id = coalesce(grouped.last_actor_id, n.actor_id) and u.deleted_at is null
  left join profiles p on p.user_id = u.id`

const isVisible = visibleTo(sql<string>`n.user_id`)

/** Never of what its receiver may no longer see, nor of what is no longer so, nor of somebody they have blocked. */
const isStillSo = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  case n.kind
    when 'FolioInvite' then not i.is_deleted and i.hidden_at is null and exists (
      select 1 from folio_users fu
      where fu.folio_id = i.id and fu.user_id = n.user_id
        and (fu.status = 'Pending' or (fu.status = 'Accepted' and i.visibility <> 'owner')))
    when 'AuthorRequest' then ${isVisible} and exists (
      select 1 from author_requests r
      where r.content_item_id = i.id and r.user_id = n.user_id and r.status in ('Asked', 'Agreed'))
    when 'Followed' then exists (
      select 1 from follows f where f.source_user_id = n.actor_id and f.followed_user_id = n.user_id)
    when 'Liked' then grouped.people > 0 and ${isVisible}
    else n.content_item_id is null or ${isVisible}
  end
  and (n.chatroom_id is null or room.status = 'Active' and (
    me.status = 'Joined' or (n.kind = 'ChatroomInvite' and me.status = 'Invited' and me.invite_expires_at > ${now})))
  and not ${hasBlocked(sql.ref('n.user_id'), 'n.actor_id')})`

/** Where its receiver wants the kind on screen. */
const isTold = (now: Date): RawBuilder<boolean> => sql<boolean>`(n.in_app and ${isStillSo(now)})`

const columns = sql`
  n.id, n.user_id, receiver.language, n.kind, n.key, n.created_at, n.read_at, n.content_item_id,
  case when receiver.language = 'fr' then coalesce(v.french ->> 'title', v.title) else v.title end as content_title, i.type as content_type,
  n.chatroom_id, room.name as chatroom_name, n.facts, u.id as actor_id, u.first_name || ' ' || u.last_name as actor_name,
  p.profile_picture_attachment_id as actor_picture_id, coalesce(grouped.people, 1) as people, n.digest_id`

interface Wanted {
  userId: string
  now: Date
  count: number
  before?: { id: string; created_at: Date }
  unread: boolean
}

/** Newest first. */
export async function listNotifications(
  db: Db,
  { userId, now, count, before, unread }: Wanted,
): Promise<NotificationRow[]> {
  const behind = before
    ? sql`(n.created_at, n.id) < (${before.created_at}::timestamptz, ${before.id}::uuid)`
    : sql`true`
  const { rows } = await sql<NotificationRow>`
    select ${columns}
    ${joins}
    where n.user_id = ${userId} and ${unread ? sql`n.read_at is null` : sql`true`} and ${behind} and ${isTold(now)}
    order by n.created_at desc, n.id desc
    limit ${count}`.execute(db)
  return rows
}

/** The notifications among these that their receivers want on screen and may still see. */
export async function listToldAmong(
  db: Db,
  { notificationIds, now }: { notificationIds: string[]; now: Date },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select ${columns}
    ${joins}
    where n.id = any(${notificationIds}::uuid[]) and ${isTold(now)}`.execute(db)
  return rows
}

/** What digests say: what is unread still, newest first. */
export async function listOfDigests(
  db: Db,
  { digestIds, now }: { digestIds: string[]; now: Date },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select ${columns}
    ${joins}
    where n.digest_id = any(${digestIds}::uuid[]) and n.read_at is null and ${isStillSo(now)}
    order by n.created_at desc, n.id desc`.execute(db)
  return rows
}

export interface MailedRow extends NotificationRow {
  receiver_name: string
  receiver_email: string
}

export async function findToMail(
  db: Db,
  { notificationId, now }: { notificationId: string; now: Date },
): Promise<MailedRow | undefined> {
  const { rows } = await sql<MailedRow>`
    select ${columns}, receiver.first_name as receiver_name, receiver.email as receiver_email
    ${joins}
    where n.id = ${notificationId} and n.read_at is null and ${isStillSo(now)}
      and receiver.email is not null and receiver.status = 'Approved'`.execute(db)
  return rows[0]
}

export async function countUnread(db: Db, { userId, now }: { userId: string; now: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    ${joins}
    where n.user_id = ${userId} and n.read_at is null and ${isTold(now)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Where a notification stands in its receiver's list. */
export const findCursor = (db: Db, { id, userId }: { id: string; userId: string }) =>
  db
    .selectFrom('notifications')
    .select(['id', 'created_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
