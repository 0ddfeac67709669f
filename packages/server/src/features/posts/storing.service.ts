import { draftKinds } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { invalid } from '../../platform/errors/errors.ts'
import { claimAttachments, listClaimable, updateAltText } from '../attachments/index.ts'
import { bylineOf, type NewVersion, putContentVersions, renewXmin } from '../contents/index.ts'
import { replaceNamed } from './author-requests.queries.ts'
import { filesOf, type PostContent } from './post-content.ts'
import { findVersionId, type PostType } from './posts.queries.ts'

/** Puts a post through the door of the contents and takes hold of its files. Gives the item's id. */
export async function storePost(
  app: App,
  tx: Tx,
  post: {
    contentItemId?: string
    ownerId: string
    type: PostType
    content: PostContent
    /** What the featured picture shows; not sent, it stays as it was described. */
    altText?: string | null
    isDescribedAnew?: boolean
    inPlace: boolean
  },
): Promise<string> {
  const { content } = post
  await checkFiles(tx, post)
  await describeFeatured(tx, post)
  const version: NewVersion<PostType> = {
    type: post.type,
    contentItemId: post.contentItemId,
    ownerId: post.ownerId,
    visibility: isDraft(post.type) ? 'owner' : 'public',
    title: content.title,
    summary: content.summary,
    sourceContent: content.sourceContent,
    byline: bylineOf(content.details.authors),
    publishedOn: content.publishedOn,
    details: content.details,
    areasOfInterest: content.areaIds,
    attachmentIds: content.attachmentIds,
    imageIds: content.imageIds,
    featuredImageId: content.featuredImageId,
    promotedBy: content.promotedBy,
    promotedByUserId: content.promotedByUserId,
    voiceOf: content.voiceOf,
    paidBy: content.paidBy,
    paidFor: content.paidFor,
    inPlace: post.inPlace,
  }
  const [stored] = await putContentVersions(tx, [version], app.clock.now())
  if (!stored) throw new Error('The contents stored no version.')
  if (post.isDescribedAnew && stored.outcome === 'unchanged') await renewXmin(tx, stored.versionId)
  await claimAttachments(app, tx, {
    holder: { kind: 'content-version', id: stored.versionId },
    ids: filesOf(content),
    ownerId: post.ownerId,
    field: 'attachmentIds',
  })
  await replaceNamed(tx, stored.contentItemId, content.named)
  return stored.contentItemId
}

/** A picture that others see too, such as a linked page's, is not the writer's to describe. */
async function describeFeatured(
  tx: Tx,
  { ownerId, content, altText }: { ownerId: string; content: PostContent; altText?: string | null },
): Promise<void> {
  if (altText === undefined) return
  const id = content.featuredImageId
  const isDescribed = id !== null && (await updateAltText(tx, { id, ownerId, altText: altText || null }))
  if (altText && !isDescribed) throw invalid('featured-image-not-found', 'featuredImageAltText')
}

/** Before anything is written: what a refused post brings to the search cannot be taken back. */
async function checkFiles(
  tx: Tx,
  { contentItemId, ownerId, content }: { contentItemId?: string; ownerId: string; content: PostContent },
): Promise<void> {
  const ids = filesOf(content)
  if (ids.length === 0) return
  const versionId = contentItemId && (await findVersionId(tx, contentItemId))
  const holder = versionId ? ({ kind: 'content-version', id: versionId } as const) : undefined
  const claimable = await listClaimable(tx, { ids, ownerId, holder })
  if (claimable.length < ids.length) throw invalid('file-not-found', 'attachmentIds')
}

export const isDraft = (type: PostType) => (draftKinds as readonly PostType[]).includes(type)
