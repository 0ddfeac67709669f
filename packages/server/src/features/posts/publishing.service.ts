import type { KindDetails, UserArticle, UserExternalLink } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { getContent } from '../contents/index.ts'
import { prepareText } from './articles/article-text.service.ts'
import { hasWords } from './articles/article-text.ts'
import { askAuthors, checkMayAsk } from './author-requests.service.ts'
import { composePost } from './composing.service.ts'
import { askForLink, describesAnew, isSame, isStale } from './drafts.service.ts'
import { contentOf, isArticle, type PostContent, type PostPayload, sent } from './post-content.ts'
import { mayEditPost, mayPromote } from './posts.policy.ts'
import { type DraftType, lockPost, type PostType, type PublishedType, type StoredPost } from './posts.queries.ts'
import { isDraft, storePost } from './storing.service.ts'

interface Published {
  UserArticle: UserArticle
  UserExternalLink: UserExternalLink
}

const draftOf: Record<PublishedType, DraftType> = {
  UserArticle: 'DraftUserArticle',
  UserExternalLink: 'DraftUserExternalLink',
}

/** The draft itself becomes the post: its id stays, so that a second try finds it published already. */
export async function publishDraft<Type extends PublishedType>(
  app: App,
  actor: Actor,
  type: Type,
  contentItemId: string,
): Promise<Published[Type]> {
  await inTransaction(app, async (tx) => {
    const draft = await lockPost(tx, contentItemId)
    if (!draft || !mayEditPost(actor, draft)) throw notFound('draft')
    if (draft.type === type) return
    if (draft.type !== draftOf[type]) throw notFound('draft')
    const final = withPicture(await finalContent(tx, actor, type, draft))
    checkComplete(type, final)
    const content = { ...final, publishedOn: final.publishedOn ?? app.clock.now() }
    await app.limiter.take('publication', `account ${actor.userId}`)
    await checkMayAsk(app, tx, actor.userId, content.named)
    await storePost(app, tx, { contentItemId, ownerId: actor.userId, type, content, inPlace: true })
    await askAuthors(app, tx, actor.userId, { contentItemId, title: content.title })
  })
  return (await getContent(app, actor, contentItemId)) as Published[Type]
}

/** A change that viewers see is a new version. */
export async function updatePublished<Type extends PublishedType>(
  app: App,
  actor: Actor,
  { contentItemId, type, payload }: { contentItemId: string; type: Type; payload: PostPayload },
): Promise<Published[Type]> {
  const prepared = await prepareText(app, actor, payload, contentItemId)
  const outcome = await inTransaction(app, async (tx) => {
    const post = await lockPost(tx, contentItemId)
    if (!post || (isDraft(post.type) && !mayEditPost(actor, post))) throw notFound('post')
    if (post.type !== type) throw mismatch(post.type)
    checkMayChange(actor, post, payload)
    const before = contentOf(post)
    const composed = await composePost(tx, actor, { type, before, payload: prepared, isNew: false })
    const content = { ...composed, publishedOn: composed.publishedOn ?? before.publishedOn }
    const isDescribedAnew = describesAnew(payload, post)
    if (isStale(payload, post) && (isDescribedAnew || !isSame(before, content))) return 'changed'
    checkComplete(type, content)
    if (mayEditPost(actor, post)) await checkMayAsk(app, tx, actor.userId, content.named)
    await askForLink(app, tx, actor, content)
    const isOnlyLabel = isSame({ ...content, ...labels(before) }, before)
    if (!isOnlyLabel) await app.limiter.take('publication', `account ${actor.userId}`)
    await storePost(app, tx, {
      contentItemId,
      ownerId: post.owner_id ?? actor.userId,
      type,
      content,
      altText: payload.featuredImageAltText,
      isDescribedAnew,
      inPlace: isOnlyLabel,
    })
    if (mayEditPost(actor, post)) await askAuthors(app, tx, actor.userId, { contentItemId, title: content.title })
    return 'stored'
  })
  const stored = await getContent(app, actor, contentItemId)
  if (outcome === 'changed') throw conflict('post-changed', { stored })
  return stored as Published[Type]
}

const mismatch = (type: PostType) => (isDraft(type) ? conflict('draft-unpublished') : notFound('post'))

/** Its author changes a post; an admin says who promotes it, and nothing else. */
function checkMayChange(actor: Actor, post: StoredPost, payload: PostPayload): void {
  if (mayEditPost(actor, post)) return
  const { promotedBy: _, promotedByUserId: __, disclosure: ___, xmin: ____, ...rest } = payload
  const isPromotionOnly = mayPromote(actor) && !Object.values(rest).some(sent)
  if (!isPromotionOnly) throw forbidden('post-author-only')
}

/** Who promotes it and pays stands on the post, not in it: saying so makes no new version. */
const labels = ({ promotedBy, promotedByUserId, paidBy, paidFor }: PostContent) => ({
  promotedBy,
  promotedByUserId,
  paidBy,
  paidFor,
})

/** What the page shows of itself may have become known since the draft was last saved. */
async function finalContent(tx: Tx, actor: Actor, type: PublishedType, draft: StoredPost): Promise<PostContent> {
  const before = contentOf(draft)
  return isArticle(type) ? before : composePost(tx, actor, { type, before, payload: {}, isNew: false })
}

/** A link without a picture of its own shows the one of the page it leads to. */
function withPicture(content: PostContent): PostContent {
  if (content.featuredImageId || !('linkImageAttachmentId' in content.details)) return content
  return { ...content, featuredImageId: content.details.linkImageAttachmentId }
}

function checkComplete(type: PostType, content: PostContent): void {
  if (!content.title.trim()) throw invalid('post-title-required', 'title')
  if (isArticle(type)) {
    const { content: html } = content.details as KindDetails['UserArticle']
    if (!hasWords(html) && !html.includes('<img')) throw invalid('post-text-required', 'content')
    return
  }
  if (!(content.details as KindDetails['UserExternalLink']).externalLink) {
    throw invalid('post-link-required', 'externalLink')
  }
}
