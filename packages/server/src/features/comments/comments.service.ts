import { type Comment, type CommentInput, editsMax, type FoundComment } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { changeCommentsCount, isVisible, updateCommentsClosed } from '../contents/index.ts'
import { makeId } from '../users/index.ts'
import { notifyOfComment, withdrawComment } from './comment-notifications.service.ts'
import { listReferences } from './comment-references.service.ts'
import { commentsChanged } from './comments.events.ts'
import {
  type CommentRow,
  countCommentEdits,
  countComments,
  findComment,
  findCommentSaid,
  insertComment,
  listComments,
  lockComment,
  lockCommentedItem,
  markCommentDeleted,
  markCommentHidden,
  searchComments,
  updateAnswered,
  updateCommentText,
} from './comments.queries.ts'
import { commentView } from './comments.view.ts'

interface Page {
  contentItemId: string
  count: number
  offset: number
}

export async function getComments(app: App, actor: Actor, page: Page): Promise<{ comments: Comment[]; total: number }> {
  if (!(await isVisible(app.db, actor, page.contentItemId))) throw notFound('content')
  const [rows, total] = await Promise.all([
    listComments(app.db, actor.userId, page),
    countComments(app.db, actor.userId, page.contentItemId),
  ])
  return { comments: await viewComments(app, actor, rows), total }
}

export async function findComments(
  app: App,
  actor: Actor,
  search: { searchTerm: string; count: number; offset: number },
): Promise<FoundComment[]> {
  const rows = await searchComments(app.db, actor, search)
  const found = await viewComments(app, actor, rows)
  return found.map((comment, place) => ({ ...comment, contentTitle: rows[place]?.content_title ?? '' }))
}

/** With what each refers to. */
async function viewComments(app: App, actor: Actor, rows: CommentRow[]): Promise<Comment[]> {
  const references = await listReferences(
    app,
    actor,
    rows.map(({ content }) => content),
  )
  return rows.map((row, place) => commentView(row, references[place] ?? []))
}

/** A retry of a comment that is stored already is answered with the stored one. */
export async function addComment(app: App, actor: Actor, contentItemId: string, input: CommentInput): Promise<Comment> {
  const id = await inTransaction(app, async (tx) => {
    const item = await lockCommentedItem(tx, actor.userId, contentItemId)
    if (!item) throw notFound('content')
    const clientCommentId = input.clientCommentId ?? makeId()
    const before = await findCommentSaid(tx, actor.userId, { contentItemId, clientCommentId })
    if (before) return before.id
    if (item.comments_closed_at) throw conflict('comments-closed')
    const id = makeId()
    const at = app.clock.now()
    const thread = await threadOf(tx, actor, { id, contentItemId, parentId: input.parentId ?? null, at })
    await insertComment(tx, {
      id,
      content_item_id: contentItemId,
      author_id: actor.userId,
      client_comment_id: clientCommentId,
      content: input.content,
      edited_at: null,
      deleted_at: null,
      hidden_at: null,
      is_question: input.isQuestion ?? false,
      answered_at: null,
      ...thread,
    })
    await changeCommentsCount(tx, contentItemId, 1)
    const said = { id, contentItemId, authorId: actor.userId, parentId: thread.parent_id, content: input.content }
    await notifyOfComment(tx, said, at)
    announce(tx, commentsChanged, { contentItemId })
    return id
  })
  return getComment(app, actor, id)
}

/** Threads are one level deep: an answer to an answer stands in the same thread. */
async function threadOf(
  tx: Tx,
  actor: Actor,
  { id, contentItemId, parentId, at }: { id: string; contentItemId: string; parentId: string | null; at: Date },
) {
  if (!parentId) return { parent_id: null, thread_id: id, thread_at: at, created_at: at }
  const parent = await lockComment(tx, actor.userId, parentId)
  if (parent?.content_item_id !== contentItemId) throw invalid('comment-parent-unknown', 'parentId')
  return { parent_id: parent.thread_id, thread_id: parent.thread_id, thread_at: parent.thread_at, created_at: at }
}

/** Saying the same again changes nothing. */
export async function editComment(app: App, actor: Actor, id: string, content: string): Promise<Comment> {
  await inTransaction(app, async (tx) => {
    const comment = await lockOwnComment(tx, actor, id)
    if (comment.content === content) return
    const edits = await countCommentEdits(tx, id)
    if (edits >= editsMax) throw conflict('edits-full', { max: editsMax })
    const at = app.clock.now()
    await updateCommentText(tx, comment, { content, place: edits + 1, at })
    const { content_item_id: contentItemId, parent_id: parentId } = comment
    const said = { id, contentItemId, authorId: actor.userId, parentId, content }
    if (!comment.hidden_at) await notifyOfComment(tx, said, at)
    announce(tx, commentsChanged, { contentItemId })
  })
  return getComment(app, actor, id)
}

/** By whoever asked; it can be asked again. */
export async function answerQuestion(app: App, actor: Actor, id: string, isAnswered: boolean): Promise<Comment> {
  await inTransaction(app, async (tx) => {
    const comment = await lockComment(tx, actor.userId, id)
    if (!comment) throw notFound('comment')
    if (comment.author_id !== actor.userId) throw forbidden('comment-asker-only')
    if (!comment.is_question) throw conflict('comment-no-question')
    if ((comment.answered_at !== null) === isAnswered) return
    await updateAnswered(tx, id, isAnswered ? app.clock.now() : null)
    announce(tx, commentsChanged, { contentItemId: comment.content_item_id })
  })
  return getComment(app, actor, id)
}

export const deleteComment = (app: App, actor: Actor, id: string): Promise<void> =>
  inTransaction(app, async (tx) => {
    const comment = await lockOwnComment(tx, actor, id)
    await markCommentDeleted(tx, id, app.clock.now())
    await withdrawComment(tx, id)
    if (!comment.hidden_at) await changeCommentsCount(tx, comment.content_item_id, -1)
    announce(tx, commentsChanged, { contentItemId: comment.content_item_id })
  })

/** Takes a comment out of sight, or with no date back into it, on open screens too. */
export async function hideComment(tx: Tx, id: string, at: Date | null): Promise<void> {
  const changed = await markCommentHidden(tx, id, at)
  if (!changed) return
  if (at) await withdrawComment(tx, id)
  await changeCommentsCount(tx, changed.content_item_id, changed.counted)
  announce(tx, commentsChanged, { contentItemId: changed.content_item_id })
}

export const closeComments = (
  app: App,
  actor: Actor,
  { contentItemId, isClosed }: { contentItemId: string; isClosed: boolean },
): Promise<void> =>
  inTransaction(app, async (tx) => {
    const item = await lockCommentedItem(tx, actor.userId, contentItemId)
    if (!item) throw notFound('content')
    if (item.owner_id !== actor.userId) throw forbidden('comments-closing-author-only')
    if ((item.comments_closed_at !== null) === isClosed) return
    await updateCommentsClosed(tx, contentItemId, isClosed ? app.clock.now() : null)
    announce(tx, commentsChanged, { contentItemId })
  })

async function lockOwnComment(tx: Tx, actor: Actor, id: string) {
  const comment = await lockComment(tx, actor.userId, id)
  if (!comment) throw notFound('comment')
  if (comment.author_id !== actor.userId) throw forbidden('comment-author-only')
  return comment
}

async function getComment(app: App, actor: Actor, id: string): Promise<Comment> {
  const row = await findComment(app.db, actor.userId, id)
  const [comment] = row ? await viewComments(app, actor, [row]) : []
  if (!comment) throw notFound('comment')
  return comment
}
