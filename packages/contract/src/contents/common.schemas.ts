import { z } from 'zod'
import { Attachment } from '../attachments/attachments.schemas.ts'
import { Id, Timestamp, text } from '../fields.schemas.ts'
import { languages } from '../languages.ts'
import { contentItemTypes } from './common.ts'
import { NoticeCounts, NoticeMark } from './notices.schemas.ts'

export const ContentItemType = z.enum(contentItemTypes)
export type ContentItemType = z.infer<typeof ContentItemType>

/** `country` is its name. */
export const Region = z.object({ country: z.string(), language: z.string(), identifier: z.string(), name: z.string() })

/** A country with its provinces, territories or states. */
export const Country = z.object({
  identifier: z.string(),
  name: z.string(),
  states: z.array(z.object({ identifier: z.string(), name: z.string() })),
})
export type Country = z.infer<typeof Country>

export const Source = z.object({
  id: z.int(),
  name: z.string(),
  regionId: z.int().nullable(),
  region: Region.nullable(),
  licence: z.string().nullable(),
  licenceUrl: z.string().nullable(),
})
export type Source = z.infer<typeof Source>

/** The person behind a post or folio; the e-mail is null where its owner hides it. */
export const Creator = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  userId: Id,
  profilePictureAttachmentId: Id.nullable(),
})
export type Creator = z.infer<typeof Creator>

/** Somebody named as an author: a member (userId) or only a name. */
export const Author = z.object({
  userId: Id.nullable(),
  name: z.string(),
  profilePictureAttachmentId: Id.nullable(),
})
export type Author = z.infer<typeof Author>

export const AuthorInput = z.object({
  userId: Id.nullish(),
  name: text(200).nullish(),
  firstName: text(100).nullish(),
  lastName: text(100).nullish(),
})
export type AuthorInput = z.output<typeof AuthorInput>

/** Another item named from this one. */
export const ContentReference = z.object({
  contentItemId: Id,
  contentItemType: ContentItemType,
  title: z.string(),
  /** What the link rests on, where a program made it: an identifier such as a DIN, or a name. */
  match: z.enum(['Identifier', 'Name']).optional(),
  /** Of decisions, which often share one title. */
  publishedOn: Timestamp.optional(),
  /** Of a decision's drugs, which now and then share one too. */
  din: z.string().optional(),
})
export type ContentReference = z.infer<typeof ContentReference>

/** Who pays for what is promoted or speaks for an organisation; what for, where that was said. */
export const Disclosure = z.object({ paidBy: z.string(), purpose: z.string().nullable() })
export type Disclosure = z.infer<typeof Disclosure>

/** Empty: the sponsor or the organisation pays. */
export const DisclosureInput = z.object({ paidBy: text(200).nullish(), purpose: text(500).nullish() })
export type DisclosureInput = z.output<typeof DisclosureInput>

/** What every content reply carries, whatever its kind. */
export const ContentCommon = z.object({
  contentItemId: Id,
  versionId: Id,
  slug: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  byline: z.string().nullable(),
  createdOn: Timestamp,
  publishedOn: Timestamp.nullable(),
  contentItemType: ContentItemType,
  attachments: z.array(Attachment),
  images: z.array(Attachment),
  featuredImage: Attachment.nullable(),
  promotedBy: z.string().nullable(),
  promotedByUserId: Id.nullable(),
  voiceOf: z.string().nullable(),
  /** Never null where it is promoted or speaks for an organisation. */
  disclosure: Disclosure.nullable(),
  sourceUrl: z.string().nullable(),
  source: Source.nullable(),
  likes: z.int(),
  hasUserLikedContent: z.boolean(),
  savedToFolioIds: z.array(Id),
  /** The viewer opened its current version. */
  isRead: z.boolean(),
  views: z.int(),
  commentCount: z.int(),
  /** By its author: nobody adds a comment. */
  commentsClosed: z.boolean(),
  creator: Creator.nullable(),
  areasOfInterest: z.array(z.object({ id: z.int(), title: z.string() })),
  supersededByContentItemVersionId: Id.nullable(),
  /** What its title and texts are written in here: the viewer's own where the source has both. Null where nobody has said. */
  language: z.enum(languages).nullable(),
  /** Open safety notices, worst first; of a group or a folio the worst five of what it holds. */
  notices: z.array(NoticeMark),
  /** Of groups and folios alone. */
  noticeCounts: NoticeCounts.nullable(),
})
export type ContentCommon = z.infer<typeof ContentCommon>

/** What a whole item says beside its card. */
export const ContentWhole = ContentCommon.extend({
  /** The text of the source itself, where the fields of the kind do not hold it: what a linked page says about itself. */
  sourceContent: z.string().nullable(),
})
export type ContentWhole = z.infer<typeof ContentWhole>

/** One line for lists: the common fields, one line of what matters for the kind, and a status word where it has one. */
export const ContentSummary = ContentCommon.extend({
  /** Changes whenever the version's row does; hand it back to notice a change made elsewhere. */
  xmin: z.int(),
  attachmentId: Id.nullable(),
  factLine: z.string().nullable(),
  statusWord: z.string().nullable(),
  /** The address behind an external link. */
  externalLink: z.string().nullable(),
  /** On search results: the passage that matched, each match between two `snippetMarks`. */
  snippet: z.string().nullable(),
})
export type ContentSummary = z.infer<typeof ContentSummary>
