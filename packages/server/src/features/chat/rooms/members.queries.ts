import { chatroomUsersMax } from '@materia/contract'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { hasBlocked } from '../../../platform/blocking/blocking.queries.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { ChatroomUsersTable } from '../chat.tables.ts'

export type MemberRow = Selectable<ChatroomUsersTable>

export interface ListedMemberRow {
  id: string
  chatroom_id: string
  user_id: string | null
  email: string | null
  full_name: string | null
  profile_picture_attachment_id: string | null
  status: ChatroomUsersTable['status']
  created_at: Date
  modified_at: Date
  last_read_at: Date | null
}

/** Somebody by account or by address. */
export type Invitee = { userId: string } | { email: string }

const membersShown = 10

/** Of the account, however it was invited. */
export const lockMember = (db: Db, chatroomId: string, userId: string): Promise<MemberRow | undefined> =>
  lockedRows(db, chatroomId).where('user_id', '=', userId).executeTakeFirst()

/** As the owner knows them: whoever was invited by e-mail is known by the address alone until they join. */
export const lockListedMember = (db: Db, chatroomId: string, invitee: Invitee): Promise<MemberRow | undefined> =>
  lockedRows(db, chatroomId)
    .where((is) =>
      'userId' in invitee
        ? is.and([is('user_id', '=', invitee.userId), is('email', 'is', null)])
        : is('email', '=', invitee.email),
    )
    .executeTakeFirst()

const lockedRows = (db: Db, chatroomId: string) =>
  db.selectFrom('chatroom_users').selectAll().where('chatroom_id', '=', chatroomId).forUpdate()

export const insertMember = (db: Db, member: Insertable<ChatroomUsersTable>): Promise<MemberRow | undefined> =>
  db
    .insertInto('chatroom_users')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateMember = (db: Db, memberId: string, changes: Updateable<ChatroomUsersTable>): Promise<MemberRow> =>
  db
    .updateTable('chatroom_users')
    .set({ ...changes, moved_at: sql`clock_timestamp()` })
    .where('id', '=', memberId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Who the room passes to when its owner leaves. */
export async function findOldestMember(db: Db, chatroomId: string): Promise<string | undefined> {
  const oldest = await db
    .selectFrom('chatroom_users')
    .select('user_id')
    .where('chatroom_id', '=', chatroomId)
    .where('status', '=', 'Joined')
    .orderBy('joined_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return oldest?.user_id ?? undefined
}

export async function listMembersAmong(db: Db, chatroomId: string, userIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from chatroom_users
    where chatroom_id = ${chatroomId} and status = 'Joined' and user_id = any(${userIds}::uuid[])`.execute(db)
  return rows.map((row) => row.user_id)
}

/** Owner first, then members by name; those invited last, if they are to be told at all. Whose an address is stays untold. */
export async function listMembers(
  db: Db,
  chatroomId: string,
  { withInvited }: { withInvited: boolean },
): Promise<ListedMemberRow[]> {
  const { rows } = await sql<ListedMemberRow>`
    select m.id, m.chatroom_id, u.id as user_id, m.email, u.first_name || ' ' || u.last_name as full_name,
           p.profile_picture_attachment_id, m.status, m.created_at, m.modified_at, m.last_read_at
    from chatroom_users m
    join chatrooms r on r.id = m.chatroom_id
    left join users u on u.id = m.user_id and m.email is null
    left join profiles p on p.user_id = u.id
    where m.chatroom_id = ${chatroomId}
      and (m.status = 'Joined' or (${withInvited} and m.status = 'Invited'))
    order by m.status desc, m.user_id is distinct from r.owner_user_id, lower(u.last_name), lower(u.first_name), m.email, m.id
    limit ${chatroomUsersMax}`.execute(db)
  return rows
}

/** The first members of each room, oldest first. */
export async function listFirstMembers(db: Db, chatroomIds: string[]): Promise<ListedMemberRow[]> {
  const { rows } = await sql<ListedMemberRow>`
    select m.id, m.chatroom_id, m.user_id, m.email, u.first_name || ' ' || u.last_name as full_name,
           p.profile_picture_attachment_id, m.status, m.created_at, m.modified_at, m.last_read_at
    from unnest(${chatroomIds}::uuid[]) as room (id)
    cross join lateral (
      select id, chatroom_id, user_id, email, status, created_at, modified_at, joined_at, last_read_at
      from chatroom_users
      where chatroom_id = room.id and status = 'Joined'
      order by joined_at, id
      limit ${membersShown}
    ) m
    join users u on u.id = m.user_id
    left join profiles p on p.user_id = m.user_id
    order by m.chatroom_id, m.joined_at, m.id`.execute(db)
  return rows
}

export async function findMember(db: Db, memberId: string): Promise<ListedMemberRow | undefined> {
  const { rows } = await sql<ListedMemberRow>`
    select m.id, m.chatroom_id, u.id as user_id, m.email, u.first_name || ' ' || u.last_name as full_name,
           p.profile_picture_attachment_id, m.status, m.created_at, m.modified_at, m.last_read_at
    from chatroom_users m
    left join users u on u.id = m.user_id and m.email is null
    left join profiles p on p.user_id = u.id
    where m.id = ${memberId}`.execute(db)
  return rows[0]
}

/** Never backwards, never past the newest message. Undefined when the person is not in the room. */
export async function moveReadPointer(
  db: Db,
  { chatroomId, userId, sequence, at }: { chatroomId: string; userId: string; sequence: number | null; at: Date },
): Promise<{ last_read_sequence: number; unread_message_count: number; has_moved: boolean } | undefined> {
  const { rows } = await sql<{ last_read_sequence: number; unread_message_count: number; has_moved: boolean }>`
    with before as (
      select m.id, m.last_read_sequence,
             greatest(m.last_read_sequence, least(coalesce(${sequence}::int, r.latest_sequence), r.latest_sequence)) as target
      from chatroom_users m
      join chatrooms r on r.id = m.chatroom_id
      where m.chatroom_id = ${chatroomId} and m.user_id = ${userId} and m.status = 'Joined'
    ), moved as (
      update chatroom_users m
      set last_read_sequence = greatest(m.last_read_sequence, before.target), last_read_at = ${at}
      from before
      where m.id = before.id
      returning m.last_read_sequence, m.last_read_sequence > before.last_read_sequence as has_moved
    )
    select moved.last_read_sequence, moved.has_moved, unread.count as unread_message_count
    from moved
    cross join lateral (
      select count(*)::int as count
      from chat_messages c
      where c.chatroom_id = ${chatroomId} and c.sequence > moved.last_read_sequence and c.from_user_id <> ${userId}
        and not ${hasBlocked(userId, 'c.from_user_id')}
    ) unread`.execute(db)
  return rows[0]
}

interface ClaimedInvitation {
  chatroom_id: string
  invited_by_user_id: string | null
}

/** Invitations by e-mail reach the account; returns the rooms. */
export async function claimInvitations(db: Db, userId: string): Promise<ClaimedInvitation[]> {
  const { rows } = await sql<ClaimedInvitation>`
    update chatroom_users m
    set user_id = u.id, moved_at = clock_timestamp()
    from users u
    where u.id = ${userId} and u.email_confirmed and m.email = u.email and m.user_id is null and m.status = 'Invited'
      and not exists (
        select 1 from chatroom_users other where other.chatroom_id = m.chatroom_id and other.user_id = u.id
      )
    returning m.chatroom_id, m.invited_by_user_id`.execute(db)
  return rows
}
