import { hiddenMessage } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

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

export type StoredMessage = MessageRow & { membership_version: number }

/**
 * Messages of one room, in this order. One statement is one transaction: the senders' memberships are held, the room's
 * next numbers allotted and the messages stored, or nothing happens. Left out are those of people not in the room.
 */
export async function insertMessages(db: Db, given: NewMessage[]): Promise<StoredMessage[]> {
  const chatroomId = given[0]?.chatroomId
  const { rows } = await sql<StoredMessage>`
    with given as (
      select ordinal, id, from_user_id, client_message_id, content, shared_content_item_id, created_at
      from jsonb_to_recordset(${JSON.stringify(given.map(recordOf))}::jsonb) as g (
        ordinal int, id uuid, from_user_id uuid, client_message_id text, content text, shared_content_item_id uuid,
        created_at timestamptz)
    ), senders as (
      select m.user_id
      from chatroom_users m
      where m.chatroom_id = ${chatroomId} and m.user_id in (select from_user_id from given) and m.status = 'Joined'
      for share
    ), accepted as (
      select g.id, g.from_user_id, g.client_message_id, g.content, g.shared_content_item_id, g.created_at,
             row_number() over (order by g.ordinal)::int as step
      from given g
      join senders on senders.user_id = g.from_user_id
    ), allotted as (
      update chatrooms r
      set latest_sequence = r.latest_sequence + counted.messages, moved_at = clock_timestamp()
      from (select count(*)::int as messages from accepted) counted
      where r.id = ${chatroomId} and r.status = 'Active' and counted.messages > 0
      returning r.id, r.latest_sequence - counted.messages as latest_before, r.membership_version
    ), stored as (
      insert into chat_messages (id, chatroom_id, sequence, from_user_id, client_message_id, content, shared_content_item_id, created_at)
      select a.id, allotted.id, allotted.latest_before + a.step, a.from_user_id, a.client_message_id, a.content,
             a.shared_content_item_id, a.created_at
      from allotted
      cross join accepted a
      returning id, chatroom_id, sequence, from_user_id, client_message_id, content, shared_content_item_id, created_at
    )
    select stored.id, stored.chatroom_id, stored.sequence, stored.from_user_id, stored.client_message_id, stored.content,
           stored.shared_content_item_id, stored.created_at, u.first_name || ' ' || u.last_name as from_user_full_name,
           allotted.membership_version
    from stored
    join allotted on allotted.id = stored.chatroom_id
    join users u on u.id = stored.from_user_id
    order by stored.sequence`.execute(db)
  return rows
}

const recordOf = (message: NewMessage, ordinal: number) => ({
  ordinal,
  id: message.id,
  from_user_id: message.fromUserId,
  client_message_id: message.clientMessageId,
  content: message.content,
  shared_content_item_id: message.sharedContentItemId,
  created_at: message.at,
})

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

export const findMessage = (db: Db, messageId: string): Promise<MessageRow | undefined> =>
  messages(db).where('m.id', '=', messageId).executeTakeFirst()

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

export async function markMessageHidden(db: Db, messageId: string, at: Date | null): Promise<void> {
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
