import { z } from 'zod'
import { Id, Timestamp } from '../../fields.schemas.ts'
import { defaultLanguage, languages } from '../../languages.ts'
import { ProfileAuthor } from '../../profiles/profiles.schemas.ts'
import { Author, ContentWhole } from '../common.schemas.ts'
import { authorRequestStatuses, externalLinkTypes } from './posts.ts'

export const ExternalLinkType = z.enum(externalLinkTypes)
export type ExternalLinkType = z.infer<typeof ExternalLinkType>

const writing = {
  language: z.enum(languages).default(defaultLanguage),
  /** By its words; its writer has not said. */
  isLanguageGuessed: z.boolean().default(true),
}

export const UserArticleDetails = z.object({
  /** Clean HTML. */
  content: z.string(),
  authors: z.array(Author),
  ...writing,
})
export type UserArticleDetails = z.infer<typeof UserArticleDetails>

export const UserExternalLinkDetails = z.object({
  externalLinkType: ExternalLinkType,
  externalLink: z.string(),
  authors: z.array(Author),
  linkTitle: z.string().nullable(),
  linkSite: z.string().nullable(),
  linkImageAttachmentId: Id.nullable(),
  ...writing,
})
export type UserExternalLinkDetails = z.infer<typeof UserExternalLinkDetails>

/** A colleague named as an author whose name does not stand there: to be asked when published, asked, or unwilling. */
export const AskedAuthor = Author.extend({
  userId: Id,
  status: z.enum(authorRequestStatuses),
  /** The place among all who are named. */
  position: z.int(),
})
export type AskedAuthor = z.infer<typeof AskedAuthor>

const ownership = {
  ownerId: Id.nullable(),
  postedBy: ProfileAuthor.nullable(),
  /** For the writer alone; empty for every other viewer. */
  authorRequests: z.array(AskedAuthor),
  /** Hand it back with a change: another one stored means a change made elsewhere. */
  xmin: z.int(),
}
const draftState = { isPublished: z.boolean(), publishedOn: Timestamp.nullable() }

export const UserArticle = ContentWhole.extend({
  ...UserArticleDetails.shape,
  ...ownership,
  contentItemType: z.literal('UserArticle'),
})
export type UserArticle = z.infer<typeof UserArticle>

export const DraftUserArticle = ContentWhole.extend({
  ...UserArticleDetails.shape,
  ...ownership,
  ...draftState,
  contentItemType: z.literal('DraftUserArticle'),
})
export type DraftUserArticle = z.infer<typeof DraftUserArticle>

export const UserExternalLink = ContentWhole.extend({
  ...UserExternalLinkDetails.shape,
  ...ownership,
  contentItemType: z.literal('UserExternalLink'),
})
export type UserExternalLink = z.infer<typeof UserExternalLink>

export const DraftUserExternalLink = ContentWhole.extend({
  ...UserExternalLinkDetails.shape,
  ...ownership,
  ...draftState,
  contentItemType: z.literal('DraftUserExternalLink'),
})
export type DraftUserExternalLink = z.infer<typeof DraftUserExternalLink>
