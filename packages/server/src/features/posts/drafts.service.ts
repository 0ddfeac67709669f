import { type DraftUserArticle, type DraftUserExternalLink, draftQuota } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { conflict, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { getContent, isIdTaken } from '../contents/index.ts'
import { prepareText } from './articles/article-text.service.ts'
import { composePost } from './composing.service.ts'
import { askForPreview } from './links/link-previews.service.ts'
import { blankPost, contentOf, type PostContent, type PostPayload } from './post-content.ts'
import { mayEditPost } from './posts.policy.ts'
import { type DraftType, lockDraftCounts, lockPost, type StoredPost } from './posts.queries.ts'
import { isDraft, storePost } from './storing.service.ts'

interface Drafts {
  DraftUserArticle: DraftUserArticle
  DraftUserExternalLink: DraftUserExternalLink
}

export async function createDraft<Type extends DraftType>(
  app: App,
  actor: Actor,
  type: Type,
  { contentItemId: chosenId, ...payload }: PostPayload & { contentItemId?: string | null },
): Promise<Drafts[Type]> {
  const prepared = await prepareText(app, actor, payload)
  const contentItemId = await inTransaction(app, async (tx) => {
    if (chosenId && (await isIdTaken(tx, chosenId))) return undefined
    checkRoom(await lockDraftCounts(tx, actor.userId))
    const content = await composePost(tx, actor, { type, before: blankPost(type), payload: prepared, isNew: true })
    await askForLink(app, tx, actor, content)
    return storePost(app, tx, {
      contentItemId: chosenId ?? undefined,
      ownerId: actor.userId,
      type,
      content,
      altText: payload.featuredImageAltText,
      inPlace: true,
    })
  })
  if (contentItemId) return (await getContent(app, actor, contentItemId)) as Drafts[Type]
  // Known already: the answer to the first try was lost. No xmin is 0, so other words than the stored ones conflict.
  return updateDraft(app, actor, { contentItemId: chosenId ?? '', type, payload: { ...payload, xmin: 0 } })
}

function checkRoom({ kept, deleted }: { kept: number; deleted: number }): void {
  if (kept >= draftQuota) throw conflict('drafts-full')
  if (kept + deleted >= 2 * draftQuota) throw conflict('deleted-drafts-full')
}

/** Rewrites the draft where it stands, unless it was changed since the writer last saw it. */
export async function updateDraft<Type extends DraftType>(
  app: App,
  actor: Actor,
  { contentItemId, type, payload }: { contentItemId: string; type: Type; payload: PostPayload },
): Promise<Drafts[Type]> {
  const prepared = await prepareText(app, actor, payload, contentItemId)
  const outcome = await inTransaction(app, async (tx) => {
    const draft = await lockPost(tx, contentItemId)
    if (!draft || !mayEditPost(actor, draft)) throw notFound('draft')
    if (!isDraft(draft.type)) return 'published'
    if (draft.type !== type) throw notFound('draft')
    const before = contentOf(draft)
    const content = await composePost(tx, actor, { type, before, payload: prepared, isNew: false })
    // The same text once more, after an answer that was lost on the way, is no conflict.
    const isDescribedAnew = describesAnew(payload, draft)
    if (isStale(payload, draft) && (isDescribedAnew || !isSame(before, content))) return 'changed'
    await askForLink(app, tx, actor, content)
    await storePost(app, tx, {
      contentItemId,
      ownerId: actor.userId,
      type,
      content,
      altText: payload.featuredImageAltText,
      isDescribedAnew,
      inPlace: true,
    })
    return 'stored'
  })
  const stored = await getContent(app, actor, contentItemId)
  if (outcome === 'published') throw conflict('draft-published', { stored })
  if (outcome === 'changed') throw conflict('post-changed', { stored })
  return stored as Drafts[Type]
}

export const isStale = (payload: PostPayload, post: { xmin: number }) =>
  payload.xmin !== null && payload.xmin !== undefined && payload.xmin !== post.xmin

/** The description of the featured picture stands on the picture, not in the post. */
export const describesAnew = ({ featuredImageAltText }: PostPayload, post: StoredPost) =>
  featuredImageAltText !== undefined && (featuredImageAltText || null) !== post.featured_image_alt_text

export const isSame = (one: PostContent, other: PostContent) => inOrder(one) === inOrder(other)

/** PostgreSQL gives the keys of stored objects in its own order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

export async function askForLink(app: App, tx: Tx, actor: Actor, { details }: PostContent) {
  if ('externalLink' in details && details.externalLink) await askForPreview(app, tx, actor, details.externalLink)
}
