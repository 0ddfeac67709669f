import { blockedMessage, deletedMessage, hiddenMessage } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import { hasBlocked } from '../../platform/blocking/blocking.queries.ts'
import type { Db } from '../../platform/db/db.ts'
import { type AttachmentRow, listAttachments } from '../attachments/index.ts'
import type { ChangeKind } from './chat.tables.ts'

/** As it is selected, before its files are joined to it. */
type SelectedMessage = Omit<MessageRow, 'attachments'> & { attachment_ids: string[] }

export interface MessageRow {
  id: string
  chatroom_id: string
  sequence: number
  from_user_id: string
  from_user_full_name: string
  client_message_id: string
  content: string
  shared_content_item_id: string | null
  attachments: AttachmentRow[]
  created_at: Date
  quoted_id: string | null
  quoted_sequence: number | null
  quoted_user_id: string | null
  quoted_user_full_name: string | null
  quoted_content: string | null
  edited_at: Date | null
  is_deleted: boolean
  reactions: { emoji: string; userIds: string[] }[] | null
  change_version: number
  change_kind: ChangeKind | null
}

const quotedLength = 200

/** What this viewer reads of a message: one held for review, deleted or of somebody blocked keeps its place and loses its words. */
export const shownContent = (alias: 'm' | 'latest' | 'quoted', viewerId: string | null) => {
  const message = sql.raw(alias)
  return sql<string>`case
    when ${message}.deleted_at is not null then ${deletedMessage}
    when ${message}.hidden_at is not null then ${hiddenMessage}
    when ${isBlocked(alias, viewerId)} then ${blockedMessage}
    else ${message}.content end`
}

const isShown = (viewerId: string | null) =>
  sql<boolean>`m.deleted_at is null and m.hidden_at is null and not ${isBlocked('m', viewerId)}`

const isBlocked = (alias: string, viewerId: string | null) =>
  viewerId ? hasBlocked(viewerId, `${alias}.from_user_id`) : sql<boolean>`false`

export const quotedColumns = (viewerId: string | null) => sql`
  quoted.id as quoted_id, quoted.sequence as quoted_sequence, quoted.from_user_id as quoted_user_id,
  author.first_name || ' ' || author.last_name as quoted_user_full_name,
  left(${shownContent('quoted', viewerId)}, ${quotedLength}) as quoted_content`

export const quotedJoins = sql`
  left join chat_messages quoted on quoted.id = m.reply_to_message_id
  left join users author on author.id = quoted.from_user_id`

/** Messages as a viewer sees them; without a viewer, as a room hears them. */
export async function messages(
  db: Db,
  viewerId: string | null,
  { where, order = sql`m.id`, limit }: { where: RawBuilder<unknown>; order?: RawBuilder<unknown>; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<SelectedMessage>`
    select m.id, m.chatroom_id, m.sequence, m.from_user_id, m.client_message_id, ${shownContent('m', viewerId)} as content,
           case when ${isShown(viewerId)} then m.shared_content_item_id end as shared_content_item_id,
           case when ${isShown(viewerId)} then m.attachment_ids else '{}' end as attachment_ids,
           m.created_at, u.first_name || ' ' || u.last_name as from_user_full_name, ${quotedColumns(viewerId)},
           m.edited_at, m.deleted_at is not null as is_deleted, m.change_version, m.change_kind,
           case when m.change_version > 0 and m.deleted_at is null then (
             select json_agg(json_build_object('emoji', said.emoji, 'userIds', said.user_ids) order by said.first_at, said.emoji)
             from (
               select x.emoji, min(x.created_at) as first_at, array_agg(x.user_id order by x.created_at, x.user_id) as user_ids
               from chat_reactions x
               where x.message_id = m.id
               group by x.emoji
             ) said
           ) end as reactions
    from chat_messages m
    join users u on u.id = m.from_user_id
    ${quotedJoins}
    where ${where}
    order by ${order}
    limit ${limit}`.execute(db)
  return withFiles(db, viewerId, rows)
}

/** A file that waits for a review is its owner's alone to see. */
async function withFiles(db: Db, viewerId: string | null, rows: SelectedMessage[]): Promise<MessageRow[]> {
  const files = await listAttachments(
    db,
    rows.flatMap((row) => row.attachment_ids),
  )
  const shown = new Map(
    files.filter((file) => !file.hidden_at || file.owner_id === viewerId).map((file) => [file.id, file]),
  )
  return rows.map(({ attachment_ids, ...row }) => ({
    ...row,
    attachments: attachment_ids.flatMap((id) => shown.get(id) ?? []),
  }))
}
