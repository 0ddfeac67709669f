import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { isVerifiedIn } from '../../profiles/index.ts'

export interface UnverifiedMember {
  chatroom_id: string
  user_id: string
}

const taken = 500

/** Members of rooms kept to verified people, or of one of them, whose verification does not stand. */
export async function listUnverifiedMembers(
  db: Db,
  { chatroomId, now }: { chatroomId: string | null; now: Date },
): Promise<UnverifiedMember[]> {
  const { rows } = await sql<UnverifiedMember>`
    select m.chatroom_id, m.user_id
    from chatrooms r
    join chatroom_users m on m.chatroom_id = r.id and m.status = 'Joined'
    where r.verified_only and r.status = 'Active' and (${chatroomId}::uuid is null or r.id = ${chatroomId}::uuid)
      and not ${isVerifiedIn('m.user_id', now)}
    order by m.chatroom_id, m.user_id
    limit ${taken}`.execute(db)
  return rows
}
