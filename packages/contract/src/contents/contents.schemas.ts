import { z } from 'zod'
import { count, Id, NumberedId, offset, queryFlag, repeatable, Timestamp } from '../fields.schemas.ts'
import { maxOffset } from '../fields.ts'
import { languages } from '../languages.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { ContentItemType, ContentSummary, Country } from './common.schemas.ts'
import { discoverFirstCount, laneCount, newSinceCount } from './contents.ts'
import { DrugAlternative, DrugBrandGroup, DrugIngredient, DrugItem } from './kinds/drug.schemas.ts'
import { CompanyParams, CompanyProducts, DrugOverview } from './kinds/drug-overview.schemas.ts'
import { Content } from './kinds/kinds.schemas.ts'
import { Facet, SearchedName, SearchQuery, SearchTerm } from './search.schemas.ts'

export const ContentVersion = z.object({
  contentItemId: Id,
  versionId: Id,
  createdOn: Timestamp,
  title: z.string(),
  isCurrent: z.boolean(),
})
export type ContentVersion = z.infer<typeof ContentVersion>

export const SuggestionKind = z.enum(['None', 'Content'])

export const Suggestion = z.object({
  id: Id,
  type: SuggestionKind,
  title: z.string(),
  isRecent: z.boolean(),
  contentItemType: ContentItemType,
  /** Matched only by allowing for a typing slip. */
  isFuzzy: z.boolean(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const ContentRelation = z.enum(['Link', 'Drug', 'Area', 'Text'])
/** Related to an item because its source links the two, because they share drugs, an area and words, or words alone. */
export const RelatedContent = ContentSummary.extend({ relation: ContentRelation })
export type RelatedContent = z.infer<typeof RelatedContent>

export const NewSinceVisit = z.object({
  since: Timestamp,
  /** The viewer has marked nothing as seen yet: there is no last visit to speak of. */
  isFirst: z.boolean(),
  /** In the viewer's areas, of whom and what they follow, and changes of what they saved; the last first. */
  items: z.array(ContentSummary),
})
export type NewSinceVisit = z.infer<typeof NewSinceVisit>

const ItemParams = z.object({ contentItemId: Id })
const VersionViewParams = z.object({ contentItemVersionId: Id })
const filter = repeatable(ContentItemType)
/** Posts in other languages are left out; what sources bring stays. */
const language = repeatable(z.enum(languages))
const areaId = z.coerce.number().pipe(NumberedId).optional()

export const contentShapes = {
  trending: { query: z.object({ count: count(laneCount) }), reply: z.array(ContentSummary) },
  recentFollowed: { query: z.object({ count: count(laneCount), unread: queryFlag }), reply: z.array(ContentSummary) },
  discover: {
    query: z.object({
      count: count(discoverFirstCount),
      firstOffset: z.coerce.number().int().min(0).max(maxOffset).default(0),
      offset,
      filter,
      /** Only what is of this area of interest, or of one within it. */
      areaId,
      /** Without it, the languages that the viewer reads. */
      language,
      /** Only what the viewer has not opened. */
      unread: queryFlag,
      /** The feed a client is paging through, by the header of its first page; without it, the viewer's latest one. */
      feed: Id.optional(),
    }),
    reply: z.array(ContentSummary),
  },
  countNew: { query: z.object({ feed: Id, filter, areaId, language }), reply: z.int() },
  newSinceVisit: { query: z.object({ count: count(newSinceCount) }), reply: NewSinceVisit },
  markVisit: { reply: nothing },
  related: { query: z.object({ searchTerm: SearchTerm.default('') }), reply: z.array(Suggestion) },
  searchContents: { query: SearchQuery, reply: z.array(ContentSummary) },
  /** Counted of all results: `count` and `offset` change nothing. */
  facets: { query: SearchQuery, reply: z.array(Facet) },
  drugSummaries: { query: z.object({ name: SearchedName }), reply: z.array(ContentSummary) },
  drugGroups: {
    query: z.object({ name: SearchedName }),
    reply: z.array(z.discriminatedUnion('contentItemType', [DrugBrandGroup, DrugIngredient])),
  },
  summaries: {
    query: z.object({
      count: count(20),
      offset,
      IncludeContentTypes: repeatable(ContentItemType),
      ExcludeContentTypes: repeatable(ContentItemType),
      /** Only what this person published. */
      creatorId: Id.optional(),
    }),
    reply: z.array(ContentSummary),
  },
  listCountries: { reply: z.array(Country) },
  drugItems: { query: z.object({ versionId: Id }), reply: z.array(DrugItem) },
  getVersion: { params: z.object({ versionId: Id }), reply: Content },
  countViews: { params: VersionViewParams, reply: z.int() },
  recordView: { params: VersionViewParams, reply: nothing },
  getContent: { params: ItemParams, reply: Content },
  drugAlternatives: { params: ItemParams, reply: z.array(DrugAlternative) },
  drugOverview: { params: ItemParams, reply: DrugOverview },
  companyProducts: { params: CompanyParams, reply: CompanyProducts },
  getContentSummary: { params: ItemParams, reply: ContentSummary },
  listVersions: { params: ItemParams, query: z.object({ count: count(100), offset }), reply: z.array(ContentVersion) },
  relatedContents: { params: ItemParams, query: z.object({ count: count(5) }), reply: z.array(RelatedContent) },
  generateMockVersion: { params: ItemParams, reply: ContentVersion },
} satisfies RouteShapes

export const likeShapes = {
  like: { params: ItemParams, reply: z.int() },
  removeLike: { params: ItemParams, reply: z.int() },
} satisfies RouteShapes
