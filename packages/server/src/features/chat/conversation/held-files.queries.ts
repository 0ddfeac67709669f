import { sql } from 'kysely'
import { hasBlocked } from '../../../platform/blocking/blocking.queries.ts'
import type { HeldFileRule } from '../../../platform/feature.ts'
import { isInSight } from '../rooms/chatrooms.queries.ts'

export const mayReadChatFile: HeldFileRule = (viewerId) =>
  sql<boolean>`(${mayReadMessageFile(viewerId)} or ${mayReadRoomPicture(viewerId)})`

/** Whoever may see a room sees its picture: a public one every doctor whom its owner has not removed, a private one those in it or invited. */
const mayReadRoomPicture: HeldFileRule = (viewerId) => sql<boolean>`(
  u.holder_kind = 'chatroom' and exists (
    select 1
    from chatrooms r
    join users viewer on viewer.id = ${viewerId}::uuid and 'Doctor' = any(viewer.roles)
    left join chatroom_users me on me.chatroom_id = r.id and me.user_id = ${viewerId}::uuid
    where r.id = u.holder_id
      and r.status = 'Active'
      and me.is_barred is not true
      and (r.type = 'Public' or me.status = 'Joined' or (me.status = 'Invited' and me.invite_expires_at > now()))))`

/** Whoever is in the room reads the files of what is said there, as long as they may read the words. */
const mayReadMessageFile: HeldFileRule = (viewerId) => sql<boolean>`(
  u.holder_kind = 'chat-message' and exists (
    select 1
    from chat_messages m
    join chatrooms r on r.id = m.chatroom_id and r.status = 'Active'
    join chatroom_users me on me.chatroom_id = m.chatroom_id and me.user_id = ${viewerId}::uuid and me.status = 'Joined'
    where m.id = u.holder_id
      and m.deleted_at is null
      and m.hidden_at is null
      and ${isInSight(viewerId)}
      and not ${hasBlocked(viewerId, 'm.from_user_id')}))`
