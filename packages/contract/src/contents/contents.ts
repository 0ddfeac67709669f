import { z } from 'zod'
import {
  count,
  Id,
  maxOffset,
  maxSearchTerm,
  NumberedId,
  offset,
  queryFlag,
  repeatable,
  storable,
  Timestamp,
} from '../fields.ts'
import { nothing, route } from '../route.ts'
import { ContentItemType, ContentSummary, Country } from './common.ts'
import { DrugAlternative, DrugBrandGroup, DrugIngredient, DrugItem } from './kinds/drug.ts'
import { Content } from './kinds/index.ts'

/** Discover loads 10 items first, then pages of 40 past a head of 10 (spec §9). */
export const discoverFirstCount = 10
export const discoverNextCount = 40
export const laneCount = 10

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

export const ContentRelation = z.enum(['Link', 'Area', 'Text'])
/** Related to an item because its source links the two, because they share an area and words, or by their words alone. */
export const RelatedContent = ContentSummary.extend({ relation: ContentRelation })
export type RelatedContent = z.infer<typeof RelatedContent>

/** Reply header of Discover: which of the reader's feeds the page belongs to. */
export const feedHeader = 'x-feed'

/** Reply headers of the search: the total, and the counts by kind, which add up to it, as JSON. */
export const totalCountHeader = 'x-total-count'
export const kindCountsHeader = 'x-kind-counts'
/** So many at the head of the whole list are not published: the reader's own drafts, and folios that are not everyone's. */
export const ownCountHeader = 'x-own-count'
/** Another spelling, percent-encoded: the results are not for it. */
export const didYouMeanHeader = 'x-did-you-mean'
/** The results are for this spelling, percent-encoded. */
export const correctedToHeader = 'x-corrected-to'
/** Words that were searched for as well, a JSON list in ASCII. */
export const alsoSearchedHeader = 'x-also-searched'

const SearchTerm = z.string().trim().max(maxSearchTerm).refine(storable, 'Contains characters that cannot be searched.')
const DrugName = z.string().trim().min(1).max(300).refine(storable, 'Contains characters that cannot be searched.')
const ItemParams = z.object({ contentItemId: Id })
const VersionViewParams = z.object({ contentItemVersionId: Id })
const filter = repeatable(ContentItemType)
const areaId = z.coerce.number().pipe(NumberedId).optional()

export const contentRoutes = {
  trending: route('GET', '/api/contents/trending', {
    access: 'signed-in',
    query: z.object({ count: count(laneCount) }),
    reply: z.array(ContentSummary),
  }),
  recentFollowed: route('GET', '/api/contents/recent-followed', {
    access: 'signed-in',
    query: z.object({ count: count(laneCount) }),
    reply: z.array(ContentSummary),
  }),
  discover: route('GET', '/api/contents/discover', {
    access: 'signed-in',
    query: z.object({
      count: count(discoverFirstCount),
      firstOffset: z.coerce.number().int().min(0).max(maxOffset).default(0),
      offset,
      filter,
      /** Only what is of this area of interest, or of one within it. */
      areaId,
      /** The feed a client is paging through, by the header of its first page; without it, the reader's latest one. */
      feed: Id.optional(),
    }),
    reply: z.array(ContentSummary),
    writes: true,
  }),
  countNew: route('GET', '/api/contents/discover/new', {
    access: 'signed-in',
    query: z.object({ feed: Id, filter, areaId }),
    reply: z.int(),
    summary: 'How many items have come since a feed was made, at most 100',
  }),
  related: route('GET', '/api/contents/related', {
    access: 'signed-in',
    query: z.object({ searchTerm: SearchTerm.default('') }),
    reply: z.array(Suggestion),
  }),
  searchContents: route('GET', '/api/contents', {
    access: 'signed-in',
    query: z.object({
      searchTerm: SearchTerm.default(''),
      count: count(20),
      offset,
      filter,
      isRecent: queryFlag,
      /** Nothing is corrected or completed. */
      asTyped: queryFlag,
    }),
    reply: z.array(ContentSummary),
  }),
  drugSummaries: route('GET', '/api/contents/drug-summaries', {
    access: 'signed-in',
    query: z.object({ name: DrugName }),
    reply: z.array(ContentSummary),
  }),
  drugGroups: route('GET', '/api/contents/drug-groups', {
    access: 'signed-in',
    query: z.object({ name: DrugName }),
    reply: z.array(z.discriminatedUnion('contentItemType', [DrugBrandGroup, DrugIngredient])),
    summary: 'The brands and ingredients of that name, with their products',
  }),
  summaries: route('GET', '/api/contents/summaries', {
    access: 'signed-in',
    query: z.object({
      count: count(20),
      offset,
      IncludeContentTypes: repeatable(ContentItemType),
      ExcludeContentTypes: repeatable(ContentItemType),
      /** Only what this person published. */
      creatorId: Id.optional(),
    }),
    reply: z.array(ContentSummary),
  }),
  listCountries: route('GET', '/api/contents/countries', {
    access: 'signed-in',
    reply: z.array(Country),
    summary: 'The countries of the sources, with their states',
  }),
  drugItems: route('GET', '/api/contents/drugItems', {
    access: 'signed-in',
    query: z.object({ versionId: Id }),
    reply: z.array(DrugItem),
  }),
  getVersion: route('GET', '/api/contents/versions/:versionId', {
    access: 'signed-in',
    params: z.object({ versionId: Id }),
    reply: Content,
  }),
  countViews: route('GET', '/api/contents/views/:contentItemVersionId', {
    access: 'signed-in',
    params: VersionViewParams,
    reply: z.int(),
  }),
  recordView: route('POST', '/api/contents/views/:contentItemVersionId', {
    access: 'signed-in',
    params: VersionViewParams,
    reply: nothing,
  }),
  getContent: route('GET', '/api/contents/:contentItemId', { access: 'signed-in', params: ItemParams, reply: Content }),
  drugAlternatives: route('GET', '/api/contents/:contentItemId/alternatives', {
    access: 'signed-in',
    params: ItemParams,
    reply: z.array(DrugAlternative),
    summary: 'The products interchangeable with a drug, marketed first, cheapest first',
  }),
  getContentSummary: route('GET', '/api/contents/:contentItemId/summary', {
    access: 'signed-in',
    params: ItemParams,
    reply: ContentSummary,
  }),
  listVersions: route('GET', '/api/contents/:contentItemId/versions', {
    access: 'signed-in',
    params: ItemParams,
    query: z.object({ count: count(100), offset }),
    reply: z.array(ContentVersion),
  }),
  relatedContents: route('GET', '/api/contents/:contentItemId/related', {
    access: 'signed-in',
    params: ItemParams,
    query: z.object({ count: count(5) }),
    reply: z.array(RelatedContent),
  }),
  generateMockVersion: route('POST', '/api/contents/:contentItemId/versions/generate-mock-version', {
    access: ['Admin'],
    params: ItemParams,
    reply: ContentVersion,
  }),
}

export const likeRoutes = {
  like: route('POST', '/api/contentlikes/:contentItemId/like', {
    access: 'signed-in',
    params: ItemParams,
    reply: z.int(),
  }),
  removeLike: route('POST', '/api/contentlikes/:contentItemId/remove', {
    access: 'signed-in',
    params: ItemParams,
    reply: z.int(),
  }),
}
