import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/**
 * A person who leaves Materia leaves every room: owned rooms pass to their oldest member, invitations and read
 * pointers go, messages stay. Returns the rooms they were in.
 */
export async function eraseMember(db: Db, userId: string, at: Date): Promise<string[]> {
  // In one order, the members' rows before the rooms', as everywhere.
  await sql`select 1 from chatroom_users where user_id = ${userId} order by chatroom_id for update`.execute(db)
  await sql`
    select 1
    from chatrooms
    where id in (select chatroom_id from chatroom_users where user_id = ${userId} and status = 'Joined')
    order by id
    for no key update`.execute(db)
  const { rows } = await sql<{ id: string }>`
    update chatrooms r
    set membership_version = r.membership_version + 1,
        member_count = r.member_count - 1,
        owner_user_id = case when r.owner_user_id is distinct from ${userId} then r.owner_user_id else heir.user_id end,
        status = case when r.member_count = 1 and r.content_item_id is null then 'Deleted' else r.status end,
        modified_at = ${at},
        moved_at = clock_timestamp()
    from chatroom_users m
    left join lateral (
      select other.user_id
      from chatroom_users other
      where other.chatroom_id = m.chatroom_id and other.status = 'Joined' and other.user_id <> ${userId}
      order by other.joined_at, other.id
      limit 1
    ) heir on true
    where m.user_id = ${userId} and m.status = 'Joined' and r.id = m.chatroom_id
    returning r.id`.execute(db)
  await sql`
    update chatroom_users m
    set status = 'Removed', joined_at = null, invite_nonce = null, invite_expires_at = null, invited_by_user_id = null,
        last_read_sequence = 0, last_read_at = null, is_muted = false, is_pinned = false, modified_at = ${at}, moved_at = clock_timestamp(),
        version = case when m.status = 'Joined' then r.membership_version else m.version end
    from chatrooms r
    where r.id = m.chatroom_id and m.user_id = ${userId}`.execute(db)
  await sql`
    delete from chatroom_users m using users u where u.id = ${userId} and m.email = u.email`.execute(db)
  return rows.map((row) => row.id)
}
