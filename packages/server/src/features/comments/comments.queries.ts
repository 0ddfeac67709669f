import type { Language } from '@materia/contract/languages.ts'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { hasBlocked } from '../../platform/blocking/blocking.queries.ts'
import type { Db } from '../../platform/db/db.ts'
import { titleIn, visibleTo } from '../contents/index.ts'
import type { CommentsTable } from './comments.tables.ts'

type StoredComment = Selectable<CommentsTable>

/** A comment as one viewer sees it. */
export interface CommentRow {
  id: string
  content_item_id: string
  parent_id: string | null
  author_id: string
  author_name: string
  author_picture_id: string | null
  content: string
  created_at: Date
  edited_at: Date | null
  is_deleted: boolean
  is_hidden: boolean
  client_comment_id: string
  is_question: boolean
  answered_at: Date | null
}

/** Whether this viewer may read the words of comment `alias`. */
const isShownTo = (viewerId: string, alias: 'c' | 'answer'): RawBuilder<boolean> => {
  const comment = sql.raw(alias)
  return sql<boolean>`(
    ${comment}.deleted_at is null
    and (${comment}.hidden_at is null or ${comment}.author_id = ${viewerId}::uuid)
    and not ${hasBlocked(viewerId, `${alias}.author_id`)})`
}

/** A first comment out of sight keeps its place while it has answers in sight. */
const isListedTo = (viewerId: string): RawBuilder<boolean> => sql<boolean>`(
  ${isShownTo(viewerId, 'c')}
  or (c.parent_id is null and exists (
    select 1 from comments answer where answer.parent_id = c.id and ${isShownTo(viewerId, 'answer')})))`

const columns = (viewerId: string) => sql`
  c.id, c.content_item_id, c.parent_id, c.author_id, u.first_name || ' ' || u.last_name as author_name,
  p.profile_picture_attachment_id as author_picture_id,
  case when ${isShownTo(viewerId, 'c')} then c.content else '' end as content,
  c.created_at, c.edited_at, c.deleted_at is not null as is_deleted, c.hidden_at is not null as is_hidden, c.client_comment_id,
  c.is_question, c.answered_at`

const authors = sql`
  join users u on u.id = c.author_id
  left join profiles p on p.user_id = c.author_id`

/** Threads oldest first, each followed by its answers. */
export async function listComments(
  db: Db,
  viewerId: string,
  { contentItemId, count, offset }: { contentItemId: string; count: number; offset: number },
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${columns(viewerId)}
    from comments c
    ${authors}
    where c.content_item_id = ${contentItemId} and ${isListedTo(viewerId)}
    order by c.thread_at, c.thread_id, c.parent_id nulls first, c.created_at, c.id
    limit ${count} offset ${offset}`.execute(db)
  return rows
}

export async function countComments(db: Db, viewerId: string, contentItemId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from comments c
    where c.content_item_id = ${contentItemId} and ${isListedTo(viewerId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** In all that the viewer may read, newest first. */
export async function searchComments(
  db: Db,
  viewer: { userId: string; language?: Language },
  { searchTerm, count, offset }: { searchTerm: string; count: number; offset: number },
): Promise<(CommentRow & { content_title: string })[]> {
  const { rows } = await sql<CommentRow & { content_title: string }>`
    select ${columns(viewer.userId)}, ${titleIn(viewer.language)} as content_title
    from comments c
    join content_items i on i.id = c.content_item_id
    join content_versions v on v.id = i.current_version_id
    ${authors}
    where comment_words(c.content) @@ (select comment_search_query(${searchTerm}))
      and c.deleted_at is null
      and c.hidden_at is null
      and ${isShownTo(viewer.userId, 'c')}
      and ${visibleTo(viewer.userId)}
    order by c.created_at desc, c.id desc
    limit ${count} offset ${offset}`.execute(db)
  return rows
}

export async function findComment(db: Db, viewerId: string, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${columns(viewerId)} from comments c ${authors} where c.id = ${id}`.execute(db)
  return rows[0]
}

export async function findCommentSaid(
  db: Db,
  viewerId: string,
  said: { contentItemId: string; clientCommentId: string },
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${columns(viewerId)}
    from comments c
    ${authors}
    where c.content_item_id = ${said.contentItemId} and c.author_id = ${viewerId}
      and c.client_comment_id = ${said.clientCommentId}`.execute(db)
  return rows[0]
}

/** Gives nothing where the same was said before. */
export async function insertComment(db: Db, comment: Insertable<CommentsTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('comments')
    .values(comment)
    .onConflict((oc) => oc.constraint('comments_said_once').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** A comment on an item that the viewer may see, as it is stored. */
export async function lockComment(db: Db, viewerId: string, id: string): Promise<StoredComment | undefined> {
  const { rows } = await sql<StoredComment>`
    select c.id, c.content_item_id, c.parent_id, c.author_id, c.client_comment_id, c.content, c.created_at, c.thread_id,
           c.thread_at, c.edited_at, c.deleted_at, c.hidden_at, c.is_question, c.answered_at
    from comments c
    join content_items i on i.id = c.content_item_id
    where c.id = ${id} and ${visibleTo(viewerId)} and ${isShownTo(viewerId, 'c')}
    for update of c`.execute(db)
  return rows[0]
}

export async function countCommentEdits(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from comment_edits where comment_id = ${id}`.execute(db)
  return rows[0]?.count ?? 0
}

/** What it said before is kept; `place` counts the edits. Call with the comment locked. */
export async function updateCommentText(
  db: Db,
  comment: StoredComment,
  { content, place, at }: { content: string; place: number; at: Date },
): Promise<void> {
  await db
    .insertInto('comment_edits')
    .values({ comment_id: comment.id, place, edited_at: at, content: comment.content })
    .execute()
  await db.updateTable('comments').set({ content, edited_at: at }).where('id', '=', comment.id).execute()
}

export async function markCommentDeleted(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('comments').set({ deleted_at: at }).where('id', '=', id).execute()
}

export async function updateAnswered(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('comments').set({ answered_at: at }).where('id', '=', id).execute()
}

/** Gives the comment where that changed whether others read it. */
export async function markCommentHidden(
  db: Db,
  id: string,
  at: Date | null,
): Promise<{ content_item_id: string; counted: -1 | 0 | 1 } | undefined> {
  const { rows } = await sql<{ content_item_id: string; counted: -1 | 0 | 1 }>`
    with before as (select id, hidden_at, deleted_at from comments where id = ${id} for update)
    update comments c
    set hidden_at = ${at}::timestamptz
    from before
    where c.id = before.id
    returning c.content_item_id,
      case when before.deleted_at is not null or (before.hidden_at is null) = (c.hidden_at is null) then 0
           when c.hidden_at is null then 1 else -1 end as counted`.execute(db)
  return rows[0]
}

interface CommentedItem {
  owner_id: string | null
  comments_closed_at: Date | null
}

/** Locked against being closed meanwhile. */
export async function lockCommentedItem(db: Db, viewerId: string, id: string): Promise<CommentedItem | undefined> {
  const { rows } = await sql<CommentedItem>`
    select i.owner_id, i.comments_closed_at from content_items i
    where i.id = ${id} and ${visibleTo(viewerId)}
    for no key update`.execute(db)
  return rows[0]
}

/** The words stay, as published posts do; what was said before an edit goes. */
export async function deleteEditsOf(db: Db, authorId: string): Promise<void> {
  await sql`delete from comment_edits e using comments c where c.id = e.comment_id and c.author_id = ${authorId}`.execute(
    db,
  )
}
