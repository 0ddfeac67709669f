import { sql } from 'kysely'
import type { HeldFileRule } from '../../platform/feature.ts'
import { hasBlocked } from '../profiles/index.ts'

/** Whoever is in the room reads the files of what is said there, as long as they may read the words. */
export const mayReadMessageFile: HeldFileRule = (viewerId) => sql<boolean>`(
  u.holder_kind = 'chat-message' and exists (
    select 1
    from chat_messages m
    join chatrooms r on r.id = m.chatroom_id and r.status = 'Active'
    join chatroom_users me on me.chatroom_id = m.chatroom_id and me.user_id = ${viewerId}::uuid and me.status = 'Joined'
    where m.id = u.holder_id
      and m.deleted_at is null
      and m.hidden_at is null
      and not ${hasBlocked(viewerId, 'm.from_user_id')}))`
