import type {
  Attachment,
  Content,
  ExternalLinkType,
  Language,
  postKinds,
  UserArticlePayload,
  UserExternalLinkPayload,
} from '@materia/contract'
import { storedIn } from '../../lib/api-error.ts'
import { type AuthorField, namedAuthors } from './authors.ts'
import type { Stored } from './draft-store.ts'
import { postMessages } from './messages.ts'

export type ComposerType = (typeof postKinds)[number]

/** What the composer holds of a post, article or link. */
export interface PostFields {
  title: string
  summary: string
  content: string
  externalLinkType: ExternalLinkType
  externalLink: string
  authors: AuthorField[]
  featuredImage: Attachment | null
  /** Beside the text; what an earlier release kept on a device says nothing of them. */
  images?: Attachment[]
  attachments: Attachment[]
  areaIds: number[]
  /** What the writer says it is in; null while it is guessed. */
  language: Language | null
  /** The organisation whose account writes; the server says it. */
  voiceOf: string
  promotedBy: string
  promotedByUserId: string | null
  /** Who pays and what for, where it is promoted or speaks for an organisation. */
  paidBy: string
  purpose: string
}

export const blankFields = (authors: AuthorField[]): PostFields => ({
  title: '',
  summary: '',
  content: '',
  externalLinkType: 'Article',
  externalLink: '',
  authors,
  featuredImage: null,
  images: [],
  attachments: [],
  areaIds: [],
  language: null,
  voiceOf: '',
  promotedBy: '',
  promotedByUserId: null,
  paidBy: '',
  purpose: '',
})

export type Post = Extract<
  Content,
  { contentItemType: 'UserArticle' | 'DraftUserArticle' | 'UserExternalLink' | 'DraftUserExternalLink' }
>

export function isPost(content: Content): content is Post {
  return /^(Draft)?User(Article|ExternalLink)$/.test(content.contentItemType)
}

export function storedOf(post: Post): Stored<PostFields> {
  return {
    xmin: post.xmin,
    isPublished: !post.contentItemType.startsWith('Draft'),
    fields: {
      ...blankFields([]),
      title: post.title,
      summary: post.summary ?? '',
      ...('content' in post
        ? { content: post.content }
        : { externalLink: post.externalLink, externalLinkType: post.externalLinkType }),
      authors: namedAuthors(post.authors, post.authorRequests),
      featuredImage: post.featuredImage,
      images: besideText(post),
      attachments: post.attachments,
      areaIds: post.areasOfInterest.map(({ id }) => id),
      language: post.isLanguageGuessed ? null : post.language,
      voiceOf: post.voiceOf ?? '',
      promotedBy: post.promotedBy ?? '',
      promotedByUserId: post.promotedByUserId,
      paidBy: post.disclosure?.paidBy ?? '',
      purpose: post.disclosure?.purpose ?? '',
    },
  }
}

/** The post that the server holds, as it says when it refuses an older state. */
export function storedPostIn(error: unknown): Stored<PostFields> | undefined {
  const stored = storedIn(error) as Content | undefined
  return stored && isPost(stored) ? storedOf(stored) : undefined
}

export function articlePayload(fields: PostFields): UserArticlePayload {
  return {
    title: fields.title,
    summary: fields.summary || null,
    content: fields.content,
    authors: fields.authors.map(({ userId, name }) => ({ userId, name })),
    featuredImageId: fields.featuredImage?.id ?? null,
    ...(isOwnPicture(fields.featuredImage) && { featuredImageAltText: fields.featuredImage.altText || null }),
    imageIds: fields.images?.map(({ id }) => id),
    attachmentIds: fields.attachments.map(({ id }) => id),
    areasOfInterestIds: fields.areaIds,
    language: fields.language,
    promotedBy: fields.promotedBy || null,
    promotedByUserId: fields.promotedByUserId,
    ...(isPaid(fields) && { disclosure: { paidBy: fields.paidBy || null, purpose: fields.purpose || null } }),
  }
}

/** A linked page's picture is shown by others too, and theirs to describe no more than the writer's. */
export const isOwnPicture = (picture: Attachment | null): picture is Attachment =>
  picture?.attachmentBelongsTo === 'UserContentUpload'

const besideText = (post: Post) => post.images.filter(({ id }) => !('content' in post && post.content.includes(id)))

export const isPaid = ({ voiceOf, promotedBy }: PostFields): boolean => voiceOf !== '' || promotedBy !== ''

/** Half an address cannot be stored: it stays on the device until it is whole. */
export function linkPayload(fields: PostFields): UserExternalLinkPayload {
  const { content: _, ...payload } = articlePayload(fields)
  const address = wholeAddress(fields.externalLink)
  return { ...payload, externalLinkType: fields.externalLinkType, externalLink: address ?? null }
}

export function wholeAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (!/^https:\/\/[^\s/]+\.[^\s/]{2,}/i.test(address) || !URL.canParse(address)) return undefined
  return address
}

export const isSamePost = (one: PostFields, other: PostFields): boolean =>
  one === other || JSON.stringify(compared(one)) === JSON.stringify(compared(other))

const compared = (fields: PostFields) => ({
  ...articlePayload(fields),
  externalLink: fields.externalLink,
  type: fields.externalLinkType,
})

/** Both texts in one, one after the other; of what can only be one, the writer's own. */
export function joinPosts(mine: PostFields, theirs: PostFields): PostFields {
  const known = new Set(mine.attachments.map(({ id }) => id))
  return {
    ...mine,
    title: mine.title || theirs.title,
    summary: mine.summary || theirs.summary,
    content: mine.content === theirs.content ? mine.content : `${mine.content}<hr>${theirs.content}`,
    featuredImage: mine.featuredImage ?? theirs.featuredImage,
    images: mine.images ?? theirs.images,
    attachments: [...mine.attachments, ...theirs.attachments.filter(({ id }) => !known.has(id))],
  }
}

/** What is still to do before it can be published, in sentences to the writer. */
export function missingParts(type: ComposerType, fields: PostFields): string[] {
  const t = postMessages()
  return [
    ...(fields.title.trim() ? [] : [t('giveTitle')]),
    ...(type === 'UserArticle' && !fields.content ? [t('writeArticle')] : []),
    ...(type === 'UserExternalLink' && !wholeAddress(fields.externalLink) ? [t('wholeAddress')] : []),
    ...(isPaid(fields) && !fields.purpose.trim() ? [t('sayPurpose')] : []),
  ]
}

/** Pictures in the text that a viewer who cannot see them learns nothing of. */
export const imagesWithoutAlt = (html: string): number =>
  [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/\salt="[^"]+"/.test(tag)).length
