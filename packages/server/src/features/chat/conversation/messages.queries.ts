import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { type MessageRow, messages, quotedColumns, quotedJoins } from '../message-rows.queries.ts'

export interface NewMessage {
  id: string
  chatroomId: string
  fromUserId: string
  clientMessageId: string
  content: string
  sharedContentItemId: string | null
  replyToMessageId: string | null
  attachmentIds: string[]
  at: Date
}

export type StoredMessage = MessageRow & { membership_version: number }

/**
 * Messages of one room, in this order. One statement is one transaction: the senders' memberships are held, the room's
 * next numbers allotted and the messages stored, or nothing happens. Left out are those of people not in the room, and
 * all of them where it is closed or about an item that is out of sight. Their files are read apart: most messages have none.
 */
export async function insertMessages(db: Db, given: NewMessage[]): Promise<StoredMessage[]> {
  const chatroomId = given[0]?.chatroomId
  const { rows } = await sql<Omit<StoredMessage, 'attachments'>>`
    with given as (
      select ordinal, id, from_user_id, client_message_id, content, shared_content_item_id, reply_to_message_id,
             attachment_ids, created_at
      from jsonb_to_recordset(${JSON.stringify(given.map(recordOf))}::jsonb) as g (
        ordinal int, id uuid, from_user_id uuid, client_message_id text, content text, shared_content_item_id uuid,
        reply_to_message_id uuid, attachment_ids uuid[], created_at timestamptz)
    ), senders as (
      select m.user_id
      from chatroom_users m
      where m.chatroom_id = ${chatroomId} and m.user_id in (select from_user_id from given) and m.status = 'Joined'
      for share
    ), accepted as (
      select g.id, g.from_user_id, g.client_message_id, g.content, g.shared_content_item_id, g.reply_to_message_id,
             g.attachment_ids, g.created_at, row_number() over (order by g.ordinal)::int as step
      from given g
      join senders on senders.user_id = g.from_user_id
    ), allotted as (
      update chatrooms r
      set latest_sequence = r.latest_sequence + counted.messages, moved_at = clock_timestamp()
      from (select count(*)::int as messages from accepted) counted
      where r.id = ${chatroomId} and r.status = 'Active' and r.closed_at is null and counted.messages > 0
        and (r.content_item_id is null or exists (
          select from content_items i where i.id = r.content_item_id and not i.is_deleted and i.hidden_at is null))
      returning r.id, r.latest_sequence - counted.messages as latest_before, r.membership_version
    ), stored as (
      insert into chat_messages (id, chatroom_id, sequence, from_user_id, client_message_id, content, shared_content_item_id,
        reply_to_message_id, attachment_ids, created_at)
      select a.id, allotted.id, allotted.latest_before + a.step, a.from_user_id, a.client_message_id, a.content,
             a.shared_content_item_id, a.reply_to_message_id, a.attachment_ids, a.created_at
      from allotted
      cross join accepted a
      returning id, chatroom_id, sequence, from_user_id, client_message_id, content, shared_content_item_id,
        reply_to_message_id, created_at
    )
    select m.id, m.chatroom_id, m.sequence, m.from_user_id, m.client_message_id, m.content, m.shared_content_item_id,
           m.created_at, u.first_name || ' ' || u.last_name as from_user_full_name, ${quotedColumns(null)},
           null as edited_at, false as is_deleted, null as reactions, 0 as change_version, null as change_kind,
           allotted.membership_version
    from stored m
    join allotted on allotted.id = m.chatroom_id
    join users u on u.id = m.from_user_id
    ${quotedJoins}
    order by m.sequence`.execute(db)
  return rows.map((row) => ({ ...row, attachments: [] }))
}

const recordOf = (message: NewMessage, ordinal: number) => ({
  ordinal,
  id: message.id,
  from_user_id: message.fromUserId,
  client_message_id: message.clientMessageId,
  content: message.content,
  shared_content_item_id: message.sharedContentItemId,
  reply_to_message_id: message.replyToMessageId,
  attachment_ids: message.attachmentIds,
  created_at: message.at,
})

export const isSaidTwice = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'chat_messages_said_once'

export async function findMessageSaid(
  db: Db,
  said: { chatroomId: string; fromUserId: string; clientMessageId: string },
): Promise<MessageRow | undefined> {
  const [row] = await messages(db, said.fromUserId, {
    where: sql`
      m.chatroom_id = ${said.chatroomId} and m.from_user_id = ${said.fromUserId}
      and m.client_message_id = ${said.clientMessageId}`,
    limit: 1,
  })
  return row
}

/** Whether there is such a message in the room that can still be answered. */
export async function isInRoom(db: Db, chatroomId: string, messageId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from chat_messages where id = ${messageId} and chatroom_id = ${chatroomId} and deleted_at is null`.execute(
    db,
  )
  return rows.length > 0
}

/** The newest messages before a sequence number, newest first. */
export const listMessagesBefore = (
  db: Db,
  viewerId: string,
  { chatroomId, before, limit }: { chatroomId: string; before: number | null; limit: number },
): Promise<MessageRow[]> =>
  messages(db, viewerId, {
    where: sql`m.chatroom_id = ${chatroomId} and m.sequence < coalesce(${before}::int, 2147483647)`,
    order: sql`m.sequence desc`,
    limit,
  })

/** In the room's order. Without a viewer, as the room hears it. */
export const listMessagesAfter = (
  db: Db,
  viewerId: string | null,
  { chatroomId, after, limit }: { chatroomId: string; after: number; limit: number },
): Promise<MessageRow[]> =>
  messages(db, viewerId, {
    where: sql`m.chatroom_id = ${chatroomId} and m.sequence > ${after}`,
    order: sql`m.sequence`,
    limit,
  })

/** Those changed after a change version, in the order of their latest change. */
export const listMessagesChangedAfter = (
  db: Db,
  viewerId: string | null,
  { chatroomId, after, limit }: { chatroomId: string; after: number; limit: number },
): Promise<MessageRow[]> =>
  messages(db, viewerId, {
    where: sql`m.chatroom_id = ${chatroomId} and m.change_version > ${after} and m.change_version > 0`,
    order: sql`m.change_version`,
    limit,
  })

export async function findMessage(db: Db, viewerId: string, messageId: string): Promise<MessageRow | undefined> {
  const [row] = await messages(db, viewerId, { where: sql`m.id = ${messageId}`, limit: 1 })
  return row
}
