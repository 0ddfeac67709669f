import type { ChatroomStatus, ChatroomType, ChatroomUserStatus } from '@materia/contract'
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { hasBlocked } from '../../../platform/blocking/blocking.queries.ts'
import type { Db } from '../../../platform/db/db.ts'
import { containing } from '../../../platform/db/like.ts'
import { visibleTo } from '../../contents/index.ts'
import type { ChatroomsTable } from '../chat.tables.ts'
import { shownContent } from '../message-rows.queries.ts'

export type RoomRow = Selectable<ChatroomsTable>

/** A room as one person sees it. */
export interface ListedRoomRow {
  id: string
  owner_user_id: string | null
  name: string
  description: string | null
  type: ChatroomType
  status: ChatroomStatus
  created_at: Date
  modified_at: Date
  latest_sequence: number
  member_count: number
  is_closed: boolean
  is_direct: boolean
  content_item_id: string | null
  verified_only: boolean
  is_muted: boolean
  is_pinned: boolean
  picture_attachment_id: string | null
  member_id: string | null
  member_status: ChatroomUserStatus | null
  invite_nonce: Buffer | null
  last_read_sequence: number | null
  invited_by_name: string | null
  latest_message: string | null
  latest_message_at: Date | null
  unread_message_count: number
}

const roomsListed = 200
const publicRoomsListed = 100
/** So many of one owner's stand by their time alone; the others come after everybody's. */
const publicRoomsOfOne = 5
/** Looked at for that: more than a few owners can have. */
const publicRoomsRanked = 1_000

/** Others who count this person's rooms wait until this transaction has ended. */
export async function lockOwnedRooms(tx: Db, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rooms of ${userId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chatrooms
    where owner_user_id = ${userId} and status = 'Active' and direct_key is null and content_item_id is null`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

export const insertRoom = (db: Db, room: Insertable<ChatroomsTable>) =>
  db.insertInto('chatrooms').values(room).execute()

/** Messages, joins and departures of a room wait for each other here. Lock a member's row before the room's. */
export const lockRoom = (db: Db, chatroomId: string): Promise<RoomRow | undefined> =>
  db.selectFrom('chatrooms').selectAll().where('id', '=', chatroomId).forNoKeyUpdate().executeTakeFirst()

export async function updateMembership(
  db: Db,
  chatroomId: string,
  { ownerUserId, joined, at }: { ownerUserId: string | null; joined: 1 | -1; at: Date },
): Promise<void> {
  await sql`
    update chatrooms
    set membership_version = membership_version + 1,
        member_count = member_count + ${joined},
        owner_user_id = ${ownerUserId},
        status = case when member_count + ${joined} = 0 and content_item_id is null then 'Deleted' else status end,
        modified_at = ${at},
        moved_at = clock_timestamp()
    where id = ${chatroomId}`.execute(db)
}

export async function updateRoom(
  db: Db,
  chatroomId: string,
  changes: Pick<
    Updateable<ChatroomsTable>,
    'name' | 'description' | 'closed_at' | 'verified_only' | 'picture_attachment_id' | 'modified_at'
  >,
): Promise<void> {
  await db.updateTable('chatrooms').set(changes).where('id', '=', chatroomId).execute()
}

/** Of the rooms given, those that ended with a picture. */
export async function clearPicturesOfEnded(db: Db, chatroomIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update chatrooms set picture_attachment_id = null
    where id = any(${chatroomIds}::uuid[]) and status = 'Deleted' and picture_attachment_id is not null
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Twice is once: gives the room there is. */
export async function insertDirectRoom(db: Db, room: Insertable<ChatroomsTable>): Promise<string | undefined> {
  const inserted = await db
    .insertInto('chatrooms')
    .values(room)
    .onConflict((conflict) => conflict.column('direct_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function findDirectRoom(db: Db, directKey: string): Promise<string | undefined> {
  const found = await db.selectFrom('chatrooms').select('id').where('direct_key', '=', directKey).executeTakeFirst()
  return found?.id
}

/** The room's state and the person's part in it, for the rules. */
export interface SeenRoom {
  id: string
  owner_user_id: string | null
  name: string
  type: ChatroomType
  status: ChatroomStatus
  member_status: ChatroomUserStatus | null
  invite_expires_at: Date | null
  is_barred: boolean
  is_closed: boolean
  is_direct: boolean
  /** It is about an item that the person may not see. */
  is_out_of_sight: boolean
  change_version: number
}

export async function findRoomFor(db: Db, chatroomId: string, userId: string): Promise<SeenRoom | undefined> {
  const { rows } = await sql<SeenRoom>`
    select r.id, r.owner_user_id, r.name, r.type, r.status, me.status as member_status, me.invite_expires_at,
           coalesce(me.is_barred, false) as is_barred, r.closed_at is not null as is_closed,
           r.direct_key is not null as is_direct, not ${isInSight(userId)} as is_out_of_sight, r.change_version
    from chatrooms r
    left join chatroom_users me on me.chatroom_id = r.id and me.user_id = ${userId}
    where r.id = ${chatroomId}`.execute(db)
  return rows[0]
}

/** Of `chatrooms r`: about nothing, or about what the person may see. */
export const isInSight = (userId: string) => sql<boolean>`(r.content_item_id is null or exists (
  select 1 from content_items i where i.id = r.content_item_id and ${visibleTo(userId)}))`

/** Of `chatrooms r`: whether the person may see it, as `maySeeRoom` says. */
export const isRoomSeenBy = (userId: string, now: Date) => sql<boolean>`(
  r.status = 'Active' and ${isInSight(userId)}
  and (r.type = 'Public' or exists (
    select from chatroom_users me
    where me.chatroom_id = r.id and me.user_id = ${userId}::uuid
      and (me.status = 'Joined' or me.status = 'Invited' and me.invite_expires_at > ${now})))
  and not exists (
    select from chatroom_users me where me.chatroom_id = r.id and me.user_id = ${userId}::uuid and me.is_barred))`

/** Those pinned, then the others, most recently moved first. */
export const listJoinedRooms = (db: Db, userId: string) =>
  listRooms(db, userId, {
    where: sql`me.status = 'Joined' and r.status = 'Active' and ${isWanted(userId)} and ${isInSight(userId)}`,
    order: sql`me.is_pinned desc, coalesce(latest.created_at, me.joined_at) desc, r.id`,
    limit: roomsListed,
  })

export const listInvitedRooms = (db: Db, userId: string, now: Date) =>
  listRooms(db, userId, {
    where: sql`me.status = 'Invited' and me.invite_expires_at > ${now} and r.status = 'Active'
      and not ${hasBlocked(userId, 'me.invited_by_user_id')}`,
    order: sql`me.modified_at desc, r.id`,
    limit: roomsListed,
  })

/** A conversation of two is listed once something was said in it, or by whoever opened it, and not with somebody blocked. */
const isWanted = (userId: string) => sql`(r.direct_key is null or (
  (r.latest_sequence > 0 or me.invited_by_user_id is null) and not ${hasBlocked(userId, 'other.user_id')}))`

/**
 * Rooms to find: those one is not in; with a term, those whose name has it. Most recently moved first, but neither one
 * owner nor the rooms of items in which nothing was said fill the list.
 */
export const listPublicRooms = (db: Db, userId: string, term = '') =>
  listRooms(db, userId, {
    where: sql`true`,
    among: sql`join (
      select ranked.id, ranked.nth > ${publicRoomsOfOne} as is_one_of_many, ranked.moved_at
      from (
        select newest.id, newest.moved_at,
               row_number() over (
                 partition by newest.crowd order by newest.moved_at desc, newest.id) as nth
        from (
          select r.id, r.moved_at,
                 coalesce(r.owner_user_id::text, case when r.latest_sequence > 0 then r.id::text else '' end) as crowd
          from chatrooms r
          left join chatroom_users me on me.chatroom_id = r.id and me.user_id = ${userId}
          where r.type = 'Public' and r.status = 'Active'
            and (me.id is null or (me.status <> 'Joined' and not me.is_barred))
            and (${term} = '' or r.name ilike ${containing(term)}) and ${isInSight(userId)}
          order by r.moved_at desc, r.id
          limit ${publicRoomsRanked}) as newest) as ranked
      order by is_one_of_many, ranked.moved_at desc, ranked.id
      limit ${publicRoomsListed}) as offered on offered.id = r.id`,
    order: sql`offered.is_one_of_many, r.moved_at desc, r.id`,
    limit: publicRoomsListed,
  })

export async function findListedRoom(db: Db, userId: string, chatroomId: string): Promise<ListedRoomRow | undefined> {
  const [room] = await listRooms(db, userId, { where: sql`r.id = ${chatroomId}`, order: sql`r.id`, limit: 1 })
  return room
}

/** What was said, and how much of it is unread, is told to members alone. */
async function listRooms(
  db: Db,
  userId: string,
  {
    among = sql``,
    where,
    order,
    limit,
  }: { among?: RawBuilder<unknown>; where: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
): Promise<ListedRoomRow[]> {
  const { rows } = await sql<ListedRoomRow>`
    select r.id, r.owner_user_id, coalesce(other.full_name, r.name) as name, r.description, r.type, r.status, r.created_at,
           r.modified_at, r.latest_sequence, r.member_count, r.closed_at is not null as is_closed,
           r.direct_key is not null as is_direct, r.content_item_id, r.verified_only,
           coalesce(me.is_muted, false) as is_muted, coalesce(me.is_pinned, false) as is_pinned, r.picture_attachment_id,
           me.id as member_id, me.status as member_status, me.invite_nonce, me.last_read_sequence,
           inviter.first_name || ' ' || inviter.last_name as invited_by_name,
           case when latest.id is null then null else ${shownContent('latest', userId)} end as latest_message, latest.created_at as latest_message_at,
           unread.count as unread_message_count
    from chatrooms r
    ${among}
    left join chatroom_users me on me.chatroom_id = r.id and me.user_id = ${userId}
    left join users inviter on inviter.id = me.invited_by_user_id and me.status = 'Invited'
    left join chat_messages latest
      on latest.chatroom_id = r.id and latest.sequence = r.latest_sequence and me.status = 'Joined'
    left join lateral (
      select person.user_id, u.first_name || ' ' || u.last_name as full_name
      from chatroom_users person
      join users u on u.id = person.user_id
      where r.direct_key is not null and person.chatroom_id = r.id and person.user_id <> ${userId}
      limit 1
    ) other on true
    cross join lateral (
      select count(*)::int as count
      from chat_messages m
      where me.status = 'Joined' and m.chatroom_id = r.id and m.sequence > me.last_read_sequence
        and m.from_user_id <> ${userId} and not ${hasBlocked(userId, 'm.from_user_id')}
    ) unread
    where ${where}
    order by ${order}
    limit ${limit}`.execute(db)
  return rows
}
