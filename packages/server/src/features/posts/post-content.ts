import {
  defaultLanguage,
  type KindDetails,
  type UserArticlePayload,
  type UserExternalLinkPayload,
} from '@materia/contract'
import type { CleanArticle } from './articles/article-html.ts'
import type { NamedColleague } from './author-requests.queries.ts'
import type { PostType, StoredPost } from './posts.queries.ts'

export type PostPayload = UserArticlePayload &
  Partial<Pick<UserExternalLinkPayload, 'externalLinkType' | 'externalLink'>>
/** The same with its text cleaned: nothing else is ever stored. */
export type PreparedPayload = Omit<PostPayload, 'content'> & { article?: CleanArticle }
type ArticleDetails = KindDetails['UserArticle']
type LinkDetails = KindDetails['UserExternalLink']

/** What a post says, apart from its identity and state. */
export interface PostContent {
  title: string
  summary: string | null
  /** What a linked page says about itself. */
  sourceContent: string | null
  attachmentIds: string[]
  imageIds: string[]
  featuredImageId: string | null
  areaIds: number[]
  promotedBy: string | null
  promotedByUserId: string | null
  voiceOf: string | null
  paidBy: string | null
  paidFor: string | null
  /** As its author gave it; without one, the moment of publishing counts. */
  publishedOn: Date | null
  details: KindDetails[PostType]
  /** Colleagues whom the writer named as authors, by id; those who agreed stand among the authors. */
  named: NamedColleague[]
}

export const isArticle = (type: PostType) => type === 'UserArticle' || type === 'DraftUserArticle'

export function contentOf(post: StoredPost): PostContent {
  return {
    title: post.title,
    summary: post.summary,
    sourceContent: post.source_content,
    attachmentIds: post.attachment_ids,
    imageIds: post.image_ids,
    featuredImageId: post.featured_image_id,
    areaIds: post.area_ids,
    promotedBy: post.promoted_by,
    promotedByUserId: post.promoted_by_user_id,
    voiceOf: post.voice_of,
    paidBy: post.paid_by,
    paidFor: post.paid_for,
    publishedOn: post.published_on,
    details: post.details,
    named: post.named,
  }
}

export const blankPost = (type: PostType): PostContent => ({
  title: '',
  summary: null,
  sourceContent: null,
  attachmentIds: [],
  imageIds: [],
  featuredImageId: null,
  areaIds: [],
  promotedBy: null,
  promotedByUserId: null,
  voiceOf: null,
  paidBy: null,
  paidFor: null,
  publishedOn: null,
  details: isArticle(type) ? blankArticle : blankLink,
  named: [],
})

const guessed = { language: defaultLanguage, isLanguageGuessed: true }
const blankArticle: ArticleDetails = { content: '', authors: [], ...guessed }
const blankLink: LinkDetails = {
  externalLinkType: 'Article',
  externalLink: '',
  authors: [],
  linkTitle: null,
  linkSite: null,
  linkImageAttachmentId: null,
  ...guessed,
}

/** What was not sent stays; null empties. */
export function merged(before: PostContent, payload: PreparedPayload): PostContent {
  return {
    ...before,
    title: payload.title ?? payload.Title ?? (sent(payload.title) || sent(payload.Title) ? '' : before.title),
    summary: sent(payload.summary) ? payload.summary || null : before.summary,
    attachmentIds: sent(payload.attachmentIds) ? unique(payload.attachmentIds ?? []) : before.attachmentIds,
    featuredImageId: sent(payload.featuredImageId) ? (payload.featuredImageId ?? null) : before.featuredImageId,
    publishedOn: sent(payload.publishedOn) ? dateOf(payload.publishedOn) : before.publishedOn,
    areaIds: sent(payload.areasOfInterestIds)
      ? unique(payload.areasOfInterestIds ?? []).toSorted((a, b) => a - b)
      : before.areaIds,
  }
}

const dateOf = (date: string | null | undefined) => (date ? new Date(date) : null)

/** Every file the post needs. */
export const filesOf = (content: PostContent): string[] =>
  unique([
    ...content.attachmentIds,
    ...content.imageIds,
    ...(content.featuredImageId ? [content.featuredImageId] : []),
    ...('linkImageAttachmentId' in content.details && content.details.linkImageAttachmentId
      ? [content.details.linkImageAttachmentId]
      : []),
  ])

export const sent = <Value>(value: Value | undefined): boolean => value !== undefined
export const unique = <Value>(values: Value[]): Value[] => [...new Set(values)]
