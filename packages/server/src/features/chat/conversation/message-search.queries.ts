import { sql } from 'kysely'
import { hasBlocked } from '../../../platform/blocking/blocking.queries.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type MessageRow, messages } from '../message-rows.queries.ts'
import { isInSight } from '../rooms/chatrooms.queries.ts'

/** The rooms a person is in, or one of them. */
export async function listRoomsSearched(db: Db, userId: string, chatroomId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id
    from chatroom_users me
    join chatrooms r on r.id = me.chatroom_id and r.status = 'Active'
    where me.user_id = ${userId} and me.status = 'Joined' and (${chatroomId}::uuid is null or r.id = ${chatroomId}::uuid)
      and ${isInSight(userId)}
    order by r.moved_at desc, r.id
    limit 1000`.execute(db)
  return rows.map((row) => row.id)
}

/** Newest first. */
export const searchMessageRows = (
  db: Db,
  viewerId: string,
  {
    chatroomIds,
    term,
    before,
    limit,
  }: { chatroomIds: string[]; term: string; before: { at: Date; id: string } | null; limit: number },
): Promise<MessageRow[]> =>
  messages(db, viewerId, {
    where: sql`
      chat_message_words(m.chatroom_id, m.content) @@ (select chat_search_query(${chatroomIds}::uuid[], ${term}))
      and m.deleted_at is null and m.hidden_at is null
      and m.chatroom_id = any(${chatroomIds}::uuid[])
      and not ${hasBlocked(viewerId, 'm.from_user_id')}
      and (${before?.at ?? null}::timestamptz is null or (m.created_at, m.id) < (${before?.at ?? null}, ${before?.id ?? null}::uuid))`,
    order: sql`m.created_at desc, m.id desc`,
    limit,
  })
