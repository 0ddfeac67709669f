import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { ChangeKind } from '../chat.tables.ts'

export interface ChangedMessage {
  id: string
  from_user_id: string
  content: string
  deleted_at: Date | null
  hidden_at: Date | null
}

/** Whether somebody is in the room, held so until the transaction ends. */
export async function holdMembership(db: Db, chatroomId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from chatroom_users
    where chatroom_id = ${chatroomId} and user_id = ${userId} and status = 'Joined'
    for share`.execute(db)
  return rows.length > 0
}

export async function lockMessage(db: Db, chatroomId: string, messageId: string): Promise<ChangedMessage | undefined> {
  const { rows } = await sql<ChangedMessage>`
    select id, from_user_id, content, deleted_at, hidden_at from chat_messages
    where id = ${messageId} and chatroom_id = ${chatroomId}
    for update`.execute(db)
  return rows[0]
}

/** Gives the change its number in the room. Call with the room locked. */
export async function insertChange(db: Db, chatroomId: string, messageId: string, kind: ChangeKind): Promise<number> {
  const { rows } = await sql<{ change_version: number }>`
    with moved as (
      update chatrooms set change_version = change_version + 1, moved_at = clock_timestamp()
      where id = ${chatroomId}
      returning change_version
    )
    update chat_messages m set change_version = moved.change_version, change_kind = ${kind}
    from moved
    where m.id = ${messageId}
    returning m.change_version`.execute(db)
  return rows[0]?.change_version ?? 0
}

export async function countMessageEdits(db: Db, messageId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from chat_message_edits where message_id = ${messageId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** What it said before is kept. */
export async function updateMessageText(
  db: Db,
  message: ChangedMessage,
  { content, version, at }: { content: string; version: number; at: Date },
): Promise<void> {
  await db
    .insertInto('chat_message_edits')
    .values({ message_id: message.id, change_version: version, edited_at: at, content: message.content })
    .execute()
  await db.updateTable('chat_messages').set({ content, edited_at: at }).where('id', '=', message.id).execute()
}

export async function markMessageDeleted(db: Db, messageId: string, at: Date): Promise<void> {
  await db.updateTable('chat_messages').set({ deleted_at: at }).where('id', '=', messageId).execute()
}

/** Gives the room, where there is such a message. */
export async function markMessageHidden(db: Db, messageId: string, at: Date | null): Promise<string | undefined> {
  const found = await db
    .updateTable('chat_messages')
    .set({ hidden_at: at })
    .where('id', '=', messageId)
    .returning('chatroom_id')
    .executeTakeFirst()
  return found?.chatroom_id
}

export async function findRoomOfMessage(db: Db, messageId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('chat_messages')
    .select('chatroom_id')
    .where('id', '=', messageId)
    .executeTakeFirst()
  return found?.chatroom_id
}

const messagesOfFile = 100

/** The messages that a file goes along with, room by room. */
export async function listMessagesWithFile(
  db: Db,
  attachmentId: string,
): Promise<{ id: string; chatroom_id: string }[]> {
  const { rows } = await sql<{ id: string; chatroom_id: string }>`
    select m.id, m.chatroom_id
    from attachment_uses u
    join chat_messages m on m.id = u.holder_id
    where u.attachment_id = ${attachmentId} and u.holder_kind = 'chat-message' and m.deleted_at is null
    order by m.chatroom_id, m.sequence
    limit ${messagesOfFile}`.execute(db)
  return rows
}

interface Reaction {
  messageId: string
  userId: string
  emoji: string
}

/** Whether it was new. */
export async function insertReaction(db: Db, { messageId, userId, emoji }: Reaction, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_reactions')
    .values({ message_id: messageId, user_id: userId, emoji, created_at: at })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether it was there. */
export async function deleteReaction(db: Db, { messageId, userId, emoji }: Reaction): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_reactions')
    .where('message_id', '=', messageId)
    .where('user_id', '=', userId)
    .where('emoji', '=', emoji)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function countEmojis(db: Db, messageId: string, besides: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct emoji)::int as count from chat_reactions
    where message_id = ${messageId} and emoji <> ${besides}`.execute(db)
  return rows[0]?.count ?? 0
}
