import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { visibleTo } from '../../contents/index.ts'
import type { ChatroomsTable } from '../chat.tables.ts'

interface DiscussedItem {
  title: string
  visibility: 'public' | 'owner' | 'members'
}

export async function findDiscussedItem(db: Db, viewerId: string, id: string): Promise<DiscussedItem | undefined> {
  const { rows } = await sql<DiscussedItem>`
    select v.title, i.visibility
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.id = ${id} and ${visibleTo(viewerId)}`.execute(db)
  return rows[0]
}

export async function findContentRoom(db: Db, contentItemId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('chatrooms')
    .select('id')
    .where('content_item_id', '=', contentItemId)
    .executeTakeFirst()
  return found?.id
}

/** Twice is once. */
export async function insertContentRoom(db: Db, room: Insertable<ChatroomsTable>): Promise<void> {
  await db
    .insertInto('chatrooms')
    .values(room)
    .onConflict((conflict) => conflict.column('content_item_id').doNothing())
    .execute()
}

/** Those in the room who may no longer see what it is about; held until the transaction ends. */
export async function lockUnseeingMembers(
  db: Db,
  chatroomId: string,
  limit: number,
): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select m.id, m.user_id
    from chatroom_users m
    join chatrooms r on r.id = m.chatroom_id
    left join content_items i on i.id = r.content_item_id
    where m.chatroom_id = ${chatroomId} and m.status = 'Joined' and ${visibleTo(sql.ref('m.user_id'))} is not true
    order by m.id
    limit ${limit}
    for update of m`.execute(db)
  return rows
}

/** Call with the members and the room locked. */
export async function removeMembers(
  db: Db,
  { chatroomId, memberIds, at }: { chatroomId: string; memberIds: string[]; at: Date },
): Promise<void> {
  await sql`
    update chatroom_users m
    set status = 'Removed', joined_at = null, modified_at = ${at}, moved_at = clock_timestamp(),
        version = r.membership_version + gone.step::int
    from unnest(${memberIds}::uuid[]) with ordinality as gone (id, step), chatrooms r
    where m.id = gone.id and r.id = ${chatroomId}`.execute(db)
  await sql`
    update chatrooms
    set membership_version = membership_version + ${memberIds.length}, member_count = member_count - ${memberIds.length},
        modified_at = ${at}, moved_at = clock_timestamp()
    where id = ${chatroomId}`.execute(db)
}

/** Who finds the room follows from who may see the item. */
export async function updateContentRoomType(db: Db, chatroomId: string): Promise<void> {
  await sql`
    update chatrooms r
    set type = case when i.visibility = 'public' then 'Public' else 'Private' end
    from content_items i
    where r.id = ${chatroomId} and i.id = r.content_item_id`.execute(db)
}
