import { z } from 'zod'
import { altTextMax } from '../attachments/attachments.ts'
import { AuthorInput, ContentItemType, ContentSummary, DisclosureInput } from '../contents/common.schemas.ts'
import {
  DraftUserArticle,
  DraftUserExternalLink,
  ExternalLinkType,
  UserArticle,
  UserExternalLink,
} from '../contents/kinds/posts.schemas.ts'
import { Id, NumberedId, Timestamp, text } from '../fields.schemas.ts'
import { storable } from '../fields.ts'
import { languages } from '../languages.ts'
import { ProfileAuthor } from '../profiles/profiles.schemas.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { articleMax, promotedDaysMax, titleMax } from './posts.ts'

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
  /** What the featured picture shows, for whoever cannot see it. */
  featuredImageAltText: text(altTextMax).nullish(),
  authors: z.array(AuthorInput).max(50).nullish(),
  content: html.nullish(),
  publishedOn: PublicationDate.nullish(),
  voiceOf: text(200).nullish(),
  userId: Id.nullish(),
  promotedBy: text(200).nullish(),
  /** The sponsor's account, which then sees the post among what it promotes. */
  promotedByUserId: Id.nullish(),
  disclosure: DisclosureInput.nullish(),
  areasOfInterestIds: z.array(NumberedId).max(50).nullish(),
  /** What it is written in; null leaves it to be guessed from the words. */
  language: z.enum(languages).nullish(),
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

const jsonParameter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? parsed(value)[0] : value), schema.optional())

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
  disclosure: jsonParameter(DisclosureInput),
  areasOfInterestIds: listParameter(z.coerce.number().pipe(NumberedId)),
  xmin: z.coerce.number().int().optional(),
}

export const PostEntry = ContentSummary.extend({ isPublished: z.boolean(), updatedOn: Timestamp })
export type PostEntry = z.infer<typeof PostEntry>

/** Somebody names the viewer as an author of what they published. */
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

/** What readers did with a promoted item on one day; nobody is named. */
export const PromotedDay = z.object({
  day: z.iso.date(),
  contentItemId: Id,
  title: z.string(),
  views: z.int(),
  likes: z.int(),
})
export type PromotedDay = z.infer<typeof PromotedDay>

const dayCount = z.coerce.number().int().min(1).max(promotedDaysMax).default(30)

const ItemParams = z.object({ contentItemId: Id })
const DraftQuery = z.object({ draftContentItemId: Id })

export const postShapes = {
  publishArticle: { query: DraftQuery, reply: UserArticle },
  updateArticle: {
    params: ItemParams,
    query: z.object(postQuery),
    body: UserArticlePayload.nullish(),
    reply: UserArticle,
  },
  publishExternalLink: { query: DraftQuery, reply: UserExternalLink },
  updateExternalLink: {
    params: ItemParams,
    query: z.object({
      ...postQuery,
      externalLinkType: ExternalLinkType.optional(),
      externalLink: WebAddress.optional(),
    }),
    body: UserExternalLinkPayload.partial().nullish(),
    reply: UserExternalLink,
  },
  previewLink: { query: z.object({ externalLink: WebAddress }), reply: LinkPreview },
  listOwnContent: { reply: z.array(PostEntry) },
  /** The last days in which something happened, today included, newest first. */
  listPromotedDays: { query: z.object({ days: dayCount }), reply: z.array(PromotedDay) },
  exportPromotedDays: { query: z.object({ days: dayCount }), reply: z.unknown() },
  deleteOwnContent: { params: ItemParams, reply: nothing },
  restoreOwnContent: { params: ItemParams, reply: nothing },
  listAuthorRequests: { reply: z.array(AuthorRequest) },
  answerAuthorRequest: { params: ItemParams, body: z.object({ accepted: z.boolean() }), reply: nothing },
  removeOwnName: { params: ItemParams, reply: nothing },
  createDraftArticle: { body: UserArticlePayload.extend(ownId), reply: DraftUserArticle },
  updateDraftArticle: { params: ItemParams, body: UserArticlePayload, reply: DraftUserArticle },
  suggestSummary: { body: z.object({ content: html }), reply: z.string() },
  createDraftExternalLink: { body: UserExternalLinkPayload.extend(ownId), reply: DraftUserExternalLink },
  updateDraftExternalLink: { params: ItemParams, body: UserExternalLinkPayload, reply: DraftUserExternalLink },
} satisfies RouteShapes
