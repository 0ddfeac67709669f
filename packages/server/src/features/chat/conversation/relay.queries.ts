import type { ChatroomUserStatus } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

export interface RoomHead {
  chatroom_id: string
  latest_sequence: number
  membership_version: number
  change_version: number
}

export interface MembershipChange {
  user_id: string
  status: ChatroomUserStatus
  version: number
}

/** Where the rooms of a person stand. */
export const listHeadsOf = (db: Db, userId: string): Promise<RoomHead[]> =>
  db
    .selectFrom('chatroom_users as m')
    .innerJoin('chatrooms as r', 'r.id', 'm.chatroom_id')
    .select(['m.chatroom_id', 'r.latest_sequence', 'r.membership_version', 'r.change_version'])
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'Joined')
    .where('r.status', '=', 'Active')
    .execute()

/** Of the people given, those in the room, each with where the room stands. */
export const listHeadsFor = (
  db: Db,
  chatroomId: string,
  userIds: string[],
): Promise<(RoomHead & { user_id: string | null })[]> =>
  db
    .selectFrom('chatroom_users as m')
    .innerJoin('chatrooms as r', 'r.id', 'm.chatroom_id')
    .select(['m.chatroom_id', 'm.user_id', 'r.latest_sequence', 'r.membership_version', 'r.change_version'])
    .where('m.chatroom_id', '=', chatroomId)
    .where('m.user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('m.status', '=', 'Joined')
    .where('r.status', '=', 'Active')
    .execute()

/** Who joined or departed since a membership version. */
export async function listMembershipChanges(
  db: Db,
  chatroomId: string,
  afterVersion: number,
): Promise<MembershipChange[]> {
  const { rows } = await sql<MembershipChange>`
    select user_id, status, version
    from chatroom_users
    where chatroom_id = ${chatroomId} and version > ${afterVersion} and user_id is not null
    order by version`.execute(db)
  return rows
}

/** By the database's clock, so that no process's own matters. */
export async function getDatabaseTime(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db)
  return rows[0]?.now ?? ''
}

/** A statement stamps a row a little before its commit is seen: look back further than the last time asked. */
const overlap = '10 seconds'

export async function listHeadsMovedSince(db: Db, since: string): Promise<RoomHead[]> {
  const { rows } = await sql<RoomHead>`
    select id as chatroom_id, latest_sequence, membership_version, change_version
    from chatrooms
    where moved_at > ${since}::timestamptz - ${overlap}::interval`.execute(db)
  return rows
}

export async function listArrivalsSince(db: Db, since: string): Promise<{ chatroom_id: string; user_id: string }[]> {
  const { rows } = await sql<{ chatroom_id: string; user_id: string }>`
    select chatroom_id, user_id
    from chatroom_users
    where moved_at > ${since}::timestamptz - ${overlap}::interval and status = 'Joined'`.execute(db)
  return rows
}
