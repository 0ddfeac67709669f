import type { AuditAct, PostEntry } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import type { Tx } from '../../platform/db/db.ts'
import { forbidden, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import {
  deleteItems,
  forgetAuthor,
  listSummaries,
  purgeDeletedItems,
  purgeItems,
  restoreItems,
} from '../contents/index.ts'
import { deleteRequestsTo } from './author-requests.queries.ts'
import { mayEditPost } from './posts.policy.ts'
import { findPostOwner, listDraftsOf, listOwnPosts, listPromotedBy, type PostType, postTypes } from './posts.queries.ts'
import { isDraft } from './storing.service.ts'

/** One's own drafts and posts; for a sponsor, what they promote. */
export async function listOwnContent(app: App, actor: Actor): Promise<PostEntry[]> {
  const isSponsor = actor.roles.includes('Sponsor')
  const lines = await (isSponsor ? listPromotedBy : listOwnPosts)(app.db, actor.userId)
  const summaries = await listSummaries(
    app,
    actor,
    lines.map((line) => line.id),
  )
  const updatedOn = new Map(lines.map((line) => [line.id, line.updated_at.toISOString()]))
  return summaries.map((summary) => ({
    ...summary,
    isPublished: !isDraft(summary.contentItemType as PostType),
    updatedOn: updatedOn.get(summary.contentItemId) ?? summary.createdOn,
  }))
}

export async function removePost(app: App, actor: Actor, contentItemId: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    await checkOwn(tx, actor, contentItemId, { isDeleted: false })
    await deleteItems(tx, [contentItemId], app.clock.now())
    await recordAct(tx, postAct('post-deleted', actor, contentItemId))
  })
}

export async function restorePost(app: App, actor: Actor, contentItemId: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    await checkOwn(tx, actor, contentItemId, { isDeleted: true })
    await restoreItems(tx, [contentItemId])
    await recordAct(tx, postAct('post-restored', actor, contentItemId))
  })
}

const postAct = (act: AuditAct, actor: Actor, contentItemId: string) => ({
  act,
  actorId: actor.userId,
  subject: { type: 'content', id: contentItemId },
  ip: actor.ip,
})

async function checkOwn(tx: Tx, actor: Actor, contentItemId: string, { isDeleted }: { isDeleted: boolean }) {
  const post = await findPostOwner(tx, contentItemId)
  if (post?.is_deleted !== isDeleted) throw notFound('post')
  if (mayEditPost(actor, post)) return
  const isSeen = post.visibility === 'public' && !post.is_deleted
  throw isSeen ? forbidden('post-deletion-author-only') : notFound('post')
}

/** Posts deleted a month ago go for good, and their files with them. */
export const purgeDeletedPosts = (app: App): Promise<void> => purgeDeletedItems(app, postTypes)

/** Somebody leaves: their drafts go; what they published stays, and no longer tells their name. */
export async function erasePostsOf(app: App, tx: Tx, userId: string): Promise<void> {
  await purgeItems(app, tx, await listDraftsOf(tx, userId))
  await deleteRequestsTo(tx, userId)
  await forgetAuthor(tx, userId, app.clock.now())
}
