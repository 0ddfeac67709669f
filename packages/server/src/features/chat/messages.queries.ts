import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { visibleTo } from '../contents/index.ts'

export interface MessageRow {
  id: string
  chatroom_id: string
  sequence: number
  from_user_id: string
  from_user_full_name: string
  client_message_id: string
  content: string
  shared_content_item_id: string | null
  created_at: Date
}

export interface NewMessage {
  id: string
  chatroomId: string
  fromUserId: string
  clientMessageId: string
  content: string
  sharedContentItemId: string | null
  at: Date
}

/**
 * One statement is one transaction: the sender's membership is held, the room's next number allotted and the
 * message stored, or nothing happens. Undefined when the sender is not in the room.
 */
export async function insertMessage(
  db: Db,
  message: NewMessage,
): Promise<(MessageRow & { membership_version: number }) | undefined> {
  const { rows } = await sql<MessageRow & { membership_version: number }>`
    with sender as (
      select m.chatroom_id, m.user_id
      from chatroom_users m
      where m.chatroom_id = ${message.chatroomId} and m.user_id = ${message.fromUserId} and m.status = 'Joined'
      for share
    ), allotted as (
      update chatrooms r
      set latest_sequence = r.latest_sequence + 1, moved_at = clock_timestamp()
      from sender
      where r.id = sender.chatroom_id and r.status = 'Active'
      returning r.id, r.latest_sequence, r.membership_version, sender.user_id
    ), stored as (
      insert into chat_messages (id, chatroom_id, sequence, from_user_id, client_message_id, content, shared_content_item_id, created_at)
      select ${message.id}, id, latest_sequence, user_id, ${message.clientMessageId}, ${message.content},
             ${message.sharedContentItemId}::uuid, ${message.at}
      from allotted
      returning id, chatroom_id, sequence, from_user_id, client_message_id, content, shared_content_item_id, created_at
    )
    select stored.id, stored.chatroom_id, stored.sequence, stored.from_user_id, stored.client_message_id, stored.content,
           stored.shared_content_item_id, stored.created_at, u.first_name || ' ' || u.last_name as from_user_full_name,
           allotted.membership_version
    from stored
    join allotted on allotted.id = stored.chatroom_id
    join users u on u.id = stored.from_user_id`.execute(db)
  return rows[0]
}

export const isSaidTwice = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'chat_messages_said_once'

export async function findMessageSaid(
  db: Db,
  said: { chatroomId: string; fromUserId: string; clientMessageId: string },
): Promise<MessageRow | undefined> {
  const row = await messages(db)
    .where('m.chatroom_id', '=', said.chatroomId)
    .where('m.from_user_id', '=', said.fromUserId)
    .where('m.client_message_id', '=', said.clientMessageId)
    .executeTakeFirst()
  return row
}

/** The newest messages before a sequence number, newest first. */
export const listMessagesBefore = (
  db: Db,
  chatroomId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<MessageRow[]> =>
  messages(db)
    .where('m.chatroom_id', '=', chatroomId)
    .$if(before !== null, (query) => query.where('m.sequence', '<', before as number))
    .orderBy('m.sequence', 'desc')
    .limit(limit)
    .execute()

/** In the room's order. */
export const listMessagesAfter = (
  db: Db,
  chatroomId: string,
  { after, limit }: { after: number; limit: number },
): Promise<MessageRow[]> =>
  messages(db)
    .where('m.chatroom_id', '=', chatroomId)
    .where('m.sequence', '>', after)
    .orderBy('m.sequence')
    .limit(limit)
    .execute()

/** A message held for review keeps its place and loses its words. */
export const shownContent = (alias: 'm' | 'latest') => {
  const message = sql.raw(alias)
  return sql<string>`case when ${message}.hidden_at is null then ${message}.content else ${hiddenMessage} end`
}

const hiddenMessage = 'This message is hidden until it has been reviewed.'

export async function hideMessage(db: Db, messageId: string, at: Date | null): Promise<void> {
  await db.updateTable('chat_messages').set({ hidden_at: at }).where('id', '=', messageId).execute()
}

const messages = (db: Db) =>
  db
    .selectFrom('chat_messages as m')
    .innerJoin('users as u', 'u.id', 'm.from_user_id')
    .select([
      'm.id',
      'm.chatroom_id',
      'm.sequence',
      'm.from_user_id',
      'm.client_message_id',
      shownContent('m').as('content'),
      'm.shared_content_item_id',
      'm.created_at',
      sql<string>`u.first_name || ' ' || u.last_name`.as('from_user_full_name'),
    ])

export async function isContentVisible(db: Db, readerId: string, contentItemId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from content_items i where i.id = ${contentItemId} and ${visibleTo(readerId)}`.execute(db)
  return rows.length > 0
}
