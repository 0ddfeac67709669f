import { z } from 'zod'
import { AuthorInput, ContentItemType, ContentSummary } from './contents/common.ts'
import {
  DraftUserArticle,
  DraftUserExternalLink,
  ExternalLinkType,
  UserArticle,
  UserExternalLink,
} from './contents/kinds/posts.ts'
import { Id, NumberedId, storable, Timestamp, text } from './fields.ts'
import { ProfileAuthor } from './profiles.ts'
import { nothing, route } from './route.ts'

export const titleMax = 300
export const articleMax = 900_000
/** Drafts of an account, articles and links together. */
export const draftQuota = 2_000

const html = z.string().max(articleMax).refine(storable, 'Contains characters that cannot be stored.')
const WebAddress = z
  .url({ protocol: /^https?$/, error: 'Give a complete web address, beginning with https://.' })
  .max(2_000)

const firstPublicationDate = Date.UTC(1900, 0, 1)
const dayMs = 24 * 60 * 60_000

/** When it was first published, here or elsewhere. A day ahead is a clock or a time zone, more is a slip. */
const PublicationDate = Timestamp.refine(
  (date) => Date.parse(date) >= firstPublicationDate && Date.parse(date) <= Date.now() + dayMs,
  'Give a date between 1900 and today.',
)

const postFields = {
  title: text(titleMax).nullish(),
  /** The same as title, as older clients spell it. */
  Title: text(titleMax).nullish(),
  summary: text(2_000).nullish(),
  attachmentIds: z.array(Id).max(50).nullish(),
  imageIds: z.array(Id).max(50).nullish(),
  featuredImageId: Id.nullish(),
  authors: z.array(AuthorInput).max(50).nullish(),
  content: html.nullish(),
  publishedOn: PublicationDate.nullish(),
  voiceOf: text(200).nullish(),
  userId: Id.nullish(),
  promotedBy: text(200).nullish(),
  /** The sponsor's account, which then sees the post among what it promotes. */
  promotedByUserId: Id.nullish(),
  areasOfInterestIds: z.array(NumberedId).max(50).nullish(),
  /** The xmin the writer last saw; another one stored means a change made elsewhere (409). */
  xmin: z.int().nullish(),
}

export const UserArticlePayload = z.object(postFields)
export type UserArticlePayload = z.output<typeof UserArticlePayload>

export const UserExternalLinkPayload = z.object({
  ...postFields,
  externalLinkType: ExternalLinkType,
  externalLink: WebAddress.nullish(),
})
export type UserExternalLinkPayload = z.output<typeof UserExternalLinkPayload>

/** A writer may choose the id of a new draft: a second try after a lost answer is then the same draft. */
const ownId = { contentItemId: Id.nullish() }

/** Query parameters arrive as text; lists may be repeated or JSON. */
const listParameter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (value === undefined || value === '') return undefined
    const values = Array.isArray(value) ? value : [value]
    return values.flatMap((entry) => (typeof entry === 'string' && /^\s*[[{]/.test(entry) ? parsed(entry) : [entry]))
  }, z.array(schema).max(50).optional())

function parsed(entry: string): unknown[] {
  try {
    const value: unknown = JSON.parse(entry)
    return Array.isArray(value) ? value : [value]
  } catch {
    return [entry]
  }
}

const postQuery = {
  ...postFields,
  attachmentIds: listParameter(Id),
  imageIds: listParameter(Id),
  authors: listParameter(AuthorInput),
  areasOfInterestIds: listParameter(z.coerce.number().pipe(NumberedId)),
  xmin: z.coerce.number().int().optional(),
}

export const PostEntry = ContentSummary.extend({ isPublished: z.boolean(), updatedOn: Timestamp })
export type PostEntry = z.infer<typeof PostEntry>

/** Somebody names the reader as an author of what they published. */
export const AuthorRequest = z.object({
  contentItemId: Id,
  contentItemType: ContentItemType,
  title: z.string(),
  askedBy: ProfileAuthor.nullable(),
  askedOn: Timestamp,
})
export type AuthorRequest = z.infer<typeof AuthorRequest>

/** What an address shows of itself; pending while the server is still looking. */
export const LinkPreview = z.object({
  status: z.enum(['pending', 'ready', 'failed']),
  title: z.string().nullable(),
  site: z.string().nullable(),
  imageAttachmentId: Id.nullable(),
})
export type LinkPreview = z.infer<typeof LinkPreview>

const ItemParams = z.object({ contentItemId: Id })
const DraftQuery = z.object({ draftContentItemId: Id })
const writers = ['Doctor', 'Admin', 'VoiceOf'] as const

export const postRoutes = {
  publishArticle: route('POST', '/api/UserArticle/publish', { access: writers, query: DraftQuery, reply: UserArticle }),
  updateArticle: route('POST', '/api/UserArticle/:contentItemId', {
    access: writers,
    params: ItemParams,
    query: z.object(postQuery),
    body: UserArticlePayload.nullish(),
    reply: UserArticle,
  }),
  publishExternalLink: route('POST', '/api/UserExternalLink', {
    access: writers,
    query: DraftQuery,
    reply: UserExternalLink,
  }),
  updateExternalLink: route('POST', '/api/UserExternalLink/:contentItemId', {
    access: writers,
    params: ItemParams,
    query: z.object({
      ...postQuery,
      externalLinkType: ExternalLinkType.optional(),
      externalLink: WebAddress.optional(),
    }),
    body: UserExternalLinkPayload.partial().nullish(),
    reply: UserExternalLink,
  }),
  previewLink: route('GET', '/api/UserExternalLink/preview', {
    access: writers,
    query: z.object({ externalLink: WebAddress }),
    reply: LinkPreview,
    writes: true,
  }),
  listOwnContent: route('GET', '/api/usercontent', { access: 'signed-in', reply: z.array(PostEntry) }),
  deleteOwnContent: route('DELETE', '/api/usercontent/:contentItemId', {
    access: 'signed-in',
    params: ItemParams,
    reply: nothing,
  }),
  restoreOwnContent: route('POST', '/api/usercontent/:contentItemId/restore', {
    access: 'signed-in',
    params: ItemParams,
    reply: nothing,
  }),
  listAuthorRequests: route('GET', '/api/usercontent/authorrequests', {
    access: 'signed-in',
    reply: z.array(AuthorRequest),
  }),
  answerAuthorRequest: route('PUT', '/api/usercontent/:contentItemId/author', {
    access: 'signed-in',
    params: ItemParams,
    body: z.object({ accepted: z.boolean() }),
    reply: nothing,
  }),
  /** Whoever agreed to be named may take their name off at any time. */
  removeOwnName: route('DELETE', '/api/usercontent/:contentItemId/author', {
    access: 'signed-in',
    params: ItemParams,
    reply: nothing,
  }),
  createDraftArticle: route('POST', '/api/userdraftarticle', {
    access: writers,
    body: UserArticlePayload.extend(ownId),
    reply: DraftUserArticle,
  }),
  updateDraftArticle: route('PUT', '/api/userdraftarticle/:contentItemId', {
    access: writers,
    params: ItemParams,
    body: UserArticlePayload,
    reply: DraftUserArticle,
  }),
  suggestSummary: route('POST', '/api/userdraftarticle/summary', {
    access: writers,
    body: z.object({ content: html }),
    reply: z.string(),
  }),
  createDraftExternalLink: route('POST', '/api/userDraftExternalLink', {
    access: writers,
    body: UserExternalLinkPayload.extend(ownId),
    reply: DraftUserExternalLink,
  }),
  updateDraftExternalLink: route('PUT', '/api/userDraftExternalLink/:contentItemId', {
    access: writers,
    params: ItemParams,
    body: UserExternalLinkPayload,
    reply: DraftUserExternalLink,
  }),
}
