import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export interface ContextRow {
  id: string
  author_name: string
  content: string
  created_at: Date
  is_subject: boolean
  is_hidden: boolean
  is_deleted: boolean
  place: string | null
  content_item_id: string | null
}

/** Before and after what was reported. */
const around = 5

export async function listMessagesAround(db: Db, messageId: string): Promise<ContextRow[]> {
  const { rows } = await sql<ContextRow>`
    select m.id, u.first_name || ' ' || u.last_name as author_name, m.content, m.created_at, m.id = subject.id as is_subject,
           m.hidden_at is not null as is_hidden, m.deleted_at is not null as is_deleted, r.name as place,
           null as content_item_id
    from chat_messages subject
    join chatrooms r on r.id = subject.chatroom_id
    join chat_messages m on m.chatroom_id = subject.chatroom_id
      and m.sequence between subject.sequence - ${around} and subject.sequence + ${around}
    join users u on u.id = m.from_user_id
    where subject.id = ${messageId}
    order by m.sequence`.execute(db)
  return rows
}

/** Of its thread, the first comment and those nearest in time. */
export async function listCommentsAround(db: Db, commentId: string): Promise<ContextRow[]> {
  const { rows } = await sql<ContextRow>`
    with subject as (select id, thread_id, content_item_id, created_at from comments where id = ${commentId}), near as (
      (select c.id from subject s join comments c on c.thread_id = s.thread_id and c.content_item_id = s.content_item_id
       where (c.created_at, c.id) <= (s.created_at, s.id) order by c.created_at desc, c.id desc limit ${around + 1})
      union
      (select c.id from subject s join comments c on c.thread_id = s.thread_id and c.content_item_id = s.content_item_id
       where (c.created_at, c.id) > (s.created_at, s.id) order by c.created_at, c.id limit ${around})
      union
      select thread_id from subject)
    select c.id, u.first_name || ' ' || u.last_name as author_name, c.content, c.created_at, c.id = ${commentId} as is_subject,
           c.hidden_at is not null as is_hidden, c.deleted_at is not null as is_deleted, v.title as place, c.content_item_id
    from near
    join comments c on c.id = near.id
    join users u on u.id = c.author_id
    join content_items i on i.id = c.content_item_id
    join content_versions v on v.id = i.current_version_id
    order by c.parent_id nulls first, c.created_at, c.id`.execute(db)
  return rows
}

export interface HiddenPostRow extends ContextRow {
  html: string | null
}

export async function findHiddenPost(db: Db, contentItemId: string): Promise<HiddenPostRow | undefined> {
  const { rows } = await sql<HiddenPostRow>`
    select i.id, u.first_name || ' ' || u.last_name as author_name,
           concat_ws(E'\\n\\n', v.title, v.summary, v.external_link) as content, v.details ->> 'content' as html, v.created_at,
           true as is_subject, true as is_hidden, i.is_deleted, null as place, i.id as content_item_id
    from content_items i
    join content_versions v on v.id = i.current_version_id
    join users u on u.id = i.owner_id
    where i.id = ${contentItemId} and i.hidden_at is not null`.execute(db)
  return rows[0]
}

const editsListed = 20

/** What a message or a comment said before, newest first. */
export async function listEdits(db: Db, subjectId: string): Promise<{ content: string; edited_at: Date }[]> {
  const { rows } = await sql<{ content: string; edited_at: Date }>`
    select content, edited_at
    from (
      select content, edited_at, change_version as place from chat_message_edits where message_id = ${subjectId}
      union all
      select content, edited_at, place from comment_edits where comment_id = ${subjectId}
    ) edits
    order by place desc
    limit ${editsListed}`.execute(db)
  return rows
}
