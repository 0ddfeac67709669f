import type { KindDetails } from '@materia/contract'
import type { FrenchTexts, Visibility } from '../contents.tables.ts'
import type { KindName } from '../kinds/kind.ts'

/** What somebody, a person or a source, has to say about one item. */
export interface NewVersion<Name extends KindName = KindName> {
  type: Name
  /** Identity in its source: one item per key. */
  sourceKey?: string | null
  /** The item of a member; a new id makes a new item. */
  contentItemId?: string
  ownerId?: string | null
  visibility?: Visibility
  title: string
  summary?: string | null
  byline?: string | null
  extraSearchInfo?: string | null
  /** Name of a content source. */
  sourceName?: string | null
  sourceUrl?: string | null
  /** The text of the source itself, where the kind's fields do not hold it. */
  sourceContent?: string | null
  /** The source's own date of this state; an older one never overwrites a newer one. */
  sourceDate?: Date | null
  publishedOn?: Date | null
  details: KindDetails[Name]
  /** What its card says in French, where its source has both languages. */
  french?: FrenchTexts | null
  /** Areas of interest by title or by id. */
  areasOfInterest?: (string | number)[]
  attachmentIds?: string[]
  imageIds?: string[]
  featuredImageId?: string | null
  /** Who promotes it and for whom it speaks; where neither is said, the labels it has stay. */
  promotedBy?: string | null
  promotedByUserId?: string | null
  voiceOf?: string | null
  /** Who pays for that, and what for. */
  paidBy?: string | null
  paidFor?: string | null
  /** In days of freshness: how far before or behind its date it stands in a feed of several kinds. */
  feedWeight?: number
  /** Rewrites the current version instead of superseding it: drafts have no history. */
  inPlace?: boolean
}
