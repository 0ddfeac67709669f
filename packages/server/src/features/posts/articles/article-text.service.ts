import { articleMax } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { invalid } from '../../../platform/errors/errors.ts'
import { listClaimable } from '../../attachments/index.ts'
import type { PostPayload, PreparedPayload } from '../post-content.ts'
import { mayEditPost } from '../posts.policy.ts'
import { findPostOwner } from '../posts.queries.ts'
import { articleCleaning, type CleanArticle } from './article-html.ts'
import { summarizing } from './summary.ts'

const nothing: CleanArticle = { html: '', imageIds: [] }

/** Cleans the text that was sent before a transaction is begun: a long one takes a while. */
export async function prepareText(
  app: App,
  actor: Actor,
  { content, ...payload }: PostPayload,
  contentItemId?: string,
): Promise<PreparedPayload> {
  if (content === undefined) return payload
  if (!content) return { ...payload, article: nothing }
  // What the post's lock will refuse is not worth reading.
  if (contentItemId && !(await isOwn(app, actor, contentItemId))) return { ...payload, article: nothing }
  const article = await clean(app, actor, { html: content })
  const ownIds = await listClaimable(app.db, { ids: article.imageIds, ownerId: actor.userId })
  if (ownIds.length === article.imageIds.length) return { ...payload, article }
  // Somebody else's picture, pasted along with their text, is not this person's to show.
  return { ...payload, article: await clean(app, actor, { html: article.html, keptImageIds: ownIds }) }
}

export const suggestSummary = (app: App, actor: Actor, html: string): Promise<string> =>
  app.threads.run(summarizing, html, actor.userId)

async function isOwn(app: App, actor: Actor, contentItemId: string): Promise<boolean> {
  const post = await findPostOwner(app.db, contentItemId)
  return post !== undefined && mayEditPost(actor, post)
}

async function clean(app: App, actor: Actor, given: { html: string; keptImageIds?: string[] }): Promise<CleanArticle> {
  const cleaned = await app.threads.run(articleCleaning, { ...given, lengthMax: articleMax }, actor.userId)
  if (cleaned === 'too-complex') throw invalid('article-too-many-elements', 'content')
  if (cleaned === 'too-long') throw invalid('article-too-long', 'content')
  return cleaned
}
