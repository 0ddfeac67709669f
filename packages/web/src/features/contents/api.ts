import {
  alsoSearchedHeader,
  type ContentItemType,
  type ContentSummary,
  contentRoutes,
  correctedToHeader,
  didYouMeanHeader,
  discoverFirstCount,
  discoverNextCount,
  expandedHeader,
  feedHeader,
  kindCountsHeader,
  type Language,
  laneCount,
  ownCountHeader,
  type TimingName,
  totalCountHeader,
  translatedHeader,
} from '@materia/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, callForReply } from '../../lib/client.ts'
import { replyKey, replyOf, useReply } from '../../lib/query.ts'
import type { Refinement } from './search/refinement.ts'
import type { SuggestedPerson } from './search/suggestion-groups.ts'
import { timed } from './timings.ts'

/** Of an item that another screen names. */
export const useContentTitle = (contentItemId: string | undefined): string | undefined =>
  useReply(
    contentRoutes.getContentSummary,
    { params: { contentItemId: contentItemId ?? '' } },
    { enabled: contentItemId !== undefined, retry: false },
  ).data?.title

interface FeedPage {
  items: ContentSummary[]
  feed: string | undefined
  /** Where the next page begins. */
  end: number
}

/** What of the feed is shown: kinds (none means all), one area of interest, posts in one language. */
export interface FeedFilter {
  types: ContentItemType[]
  areaId: number | null
  language: Language | null
}

export const wholeFeed: FeedFilter = { types: [], areaId: null, language: null }

export const discoverKey = (filter: FeedFilter) => [...replyKey(contentRoutes.discover), 'pages', filter]

/** The feed as far as it was scrolled: ten items, then forty at a time (spec §9). It stays as it is until asked anew. */
export const useDiscover = (filter: FeedFilter) => useInfiniteQuery(discoverQuery(filter))

export const discoverQuery = (filter: FeedFilter) =>
  infiniteQueryOptions({
    queryKey: discoverKey(filter),
    queryFn: ({ pageParam, signal }) =>
      timed(pageParam.offset === 0 ? 'Load Initial Discover' : 'Load Additional Discover', () =>
        readPage(filter, pageParam, signal),
      ),
    initialPageParam: { offset: 0, feed: undefined as string | undefined },
    getNextPageParam: ({ items, end, feed }) => (items.length > 0 ? { offset: end, feed } : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
  })

async function readPage(
  filter: FeedFilter,
  { offset, feed }: { offset: number; feed: string | undefined },
  signal: AbortSignal,
): Promise<FeedPage> {
  const count = offset === 0 ? discoverFirstCount : discoverNextCount
  const firstOffset = offset === 0 ? 0 : discoverFirstCount
  const query = { count, offset, firstOffset, feed, ...queryOf(filter) }
  const { data, headers } = await callForReply(contentRoutes.discover, { query }, { signal })
  return { items: data, feed: headers.get(feedHeader) ?? undefined, end: offset + count }
}

const queryOf = ({ types, areaId, language }: FeedFilter) => ({
  filter: types,
  areaId: areaId ?? undefined,
  language: language ? [language] : [],
})

/** How many items have come that the filter shows, since this feed was made; asked when something was heard of. */
export const useNewCount = (feed: string | undefined, filter: FeedFilter) =>
  useReply(contentRoutes.countNew, { query: { feed: feed ?? '', ...queryOf(filter) } }, { enabled: false })

function laneQuery(
  route: typeof contentRoutes.trending | typeof contentRoutes.recentFollowed,
  name: TimingName,
  options: { staleTime: number },
) {
  const input = { query: { count: laneCount } }
  return queryOptions({
    queryKey: replyKey(route, input),
    queryFn: ({ signal }) => timed(name, () => call(route, input, { signal })),
    ...options,
  })
}

export const trendingQuery = laneQuery(contentRoutes.trending, 'Load Trending', { staleTime: 60_000 })
const followedQuery = laneQuery(contentRoutes.recentFollowed, 'Load Following', { staleTime: 0 })

export const useTrending = () => useQuery(trendingQuery)
export const useFollowed = () => useQuery(followedQuery)

export function contentQuery(contentItemId: string) {
  const input = { params: { contentItemId } }
  return queryOptions({
    queryKey: replyKey(contentRoutes.getContent, input),
    queryFn: ({ signal }) => timed('Load Content Item', () => call(contentRoutes.getContent, input, { signal })),
  })
}

export const useContent = (contentItemId: string) => useQuery(contentQuery(contentItemId))

export const contentKey = (contentItemId: string) => replyKey(contentRoutes.getContent, { params: { contentItemId } })

/** A version as it was; `null` asks nothing. */
export const useVersion = (versionId: string | null) =>
  useReply(
    contentRoutes.getVersion,
    { params: { versionId: versionId ?? '' } },
    { enabled: versionId !== null, staleTime: Number.POSITIVE_INFINITY },
  )

export const useVersions = (contentItemId: string) =>
  useReply(contentRoutes.listVersions, { params: { contentItemId }, query: {} })

export const recordView = (versionId: string) =>
  call(contentRoutes.recordView, { params: { contentItemVersionId: versionId } })

export const useDrugItems = (versionId: string) => useReply(contentRoutes.drugItems, { query: { versionId } })
export const useAlternatives = (contentItemId: string) =>
  useReply(contentRoutes.drugAlternatives, { params: { contentItemId } })
export const useDrugOverview = (contentItemId: string) =>
  useReply(contentRoutes.drugOverview, { params: { contentItemId } })
export const useCompanyProducts = (companyId: number) =>
  useReply(contentRoutes.companyProducts, { params: { companyId } })
export const drugGroupsQuery = (name: string) => replyOf(contentRoutes.drugGroups, { query: { name } })
export const useDrugGroups = (name: string) => useQuery(drugGroupsQuery(name))

/** What is linked to it or about the same. */
export const useRelated = (contentItemId: string) =>
  useReply(contentRoutes.relatedContents, { params: { contentItemId }, query: { count: 5 } }, { staleTime: 5 * 60_000 })

const publishedAtOnce = 20

/** What one person published of these kinds, newest first, page by page. */
export function usePublished(creatorId: string, kinds: ContentItemType[]) {
  return useInfiniteQuery({
    queryKey: [...replyKey(contentRoutes.summaries), 'published', creatorId, kinds],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const query = { count: publishedAtOnce, offset: pageParam, creatorId, IncludeContentTypes: kinds }
      return call(contentRoutes.summaries, { query }, { signal })
    },
    getNextPageParam: (last, pages) => (last.length === publishedAtOnce ? pages.length * publishedAtOnce : undefined),
  })
}

export interface SearchWanted {
  searchTerm: string
  filter: ContentItemType[]
  isRecent: boolean
  asTyped: boolean
  language: Language | null
  refinement: Refinement
  offset: number
}

export const searchPageSize = 20

export const useSearch = (wanted: SearchWanted) =>
  useQuery({ ...searchQuery(wanted, searchPageSize), placeholderData: keepPreviousData })

/** How many there are of each kind, whatever kind is shown. */
export function useKindCounts(wanted: SearchWanted) {
  const all = searchQuery({ ...wanted, filter: [], offset: 0 }, wanted.filter.length > 0 ? 1 : searchPageSize)
  return useQuery({ ...all, select: ({ counts }) => counts, placeholderData: keepPreviousData })
}

/** What the results are, whatever page of them is shown. */
export function useFacets(wanted: SearchWanted) {
  const query = questionOf(wanted)
  return useQuery({
    ...replyOf(contentRoutes.facets, { query }),
    enabled: wanted.searchTerm !== '',
    placeholderData: keepPreviousData,
  })
}

type SearchCall = NonNullable<Parameters<typeof callForReply<typeof contentRoutes.searchContents>>[1]['query']>

const questionOf = ({ searchTerm, filter, isRecent, asTyped, language, refinement }: SearchWanted): SearchCall => ({
  searchTerm,
  filter,
  isRecent: isRecent ? ('true' as const) : undefined,
  asTyped: asTyped ? ('true' as const) : undefined,
  language: language ? [language] : [],
  // As the address has it: the server tells what is no value of a filter.
  ...(refinement as Partial<SearchCall>),
})

export function searchQuery(wanted: SearchWanted, count: number) {
  const query = { ...questionOf(wanted), offset: wanted.offset, count }
  return queryOptions({
    queryKey: replyKey(contentRoutes.searchContents, { query }),
    queryFn: ({ signal }) => timed('Load Search Items', () => readResults(query, signal)),
    enabled: wanted.searchTerm !== '',
  })
}

async function readResults(query: SearchCall, signal: AbortSignal) {
  const { data, headers } = await callForReply(contentRoutes.searchContents, { query }, { signal })
  const spelling = (header: string) => decodeURIComponent(headers.get(header) ?? '')
  const listed = (header: string) => JSON.parse(headers.get(header) ?? '[]') as string[]
  const [translated, expanded] = [listed(translatedHeader), listed(expandedHeader)]
  return {
    searchTerm: query.searchTerm ?? '',
    items: data,
    /** So many at the head of this page are the viewer's own and not published. */
    own: Math.max(0, Number(headers.get(ownCountHeader) ?? 0) - Number(query.offset ?? 0)),
    total: Number(headers.get(totalCountHeader) ?? data.length),
    counts: JSON.parse(headers.get(kindCountsHeader) ?? '{}') as Partial<Record<ContentItemType, number>>,
    didYouMean: spelling(didYouMeanHeader),
    correctedTo: spelling(correctedToHeader),
    alsoSearched: listed(alsoSearchedHeader).filter((words) => ![...translated, ...expanded].includes(words)),
    expanded,
    /** What was asked in French, as it was searched for. */
    translated,
  }
}

/** Asked while typing; a term that was typed over is no longer waited for. */
export const useSuggestions = (searchTerm: string, options: { enabled: boolean }) =>
  useQuery({
    ...replyOf(contentRoutes.related, { query: { searchTerm } }),
    ...options,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

export type FindPeople = (name: string, signal: AbortSignal) => Promise<SuggestedPerson[]>
const leastLettersOfName = 3

/** People whose name begins with what is typed, where a page says how to find them. */
export function useSuggestedPeople(name: string, find: FindPeople | undefined, { enabled }: { enabled: boolean }) {
  const isAsked = enabled && find !== undefined && name.length >= leastLettersOfName
  const found = useQuery({
    queryKey: ['suggested people', name],
    queryFn: ({ signal }) => find?.(name, signal) ?? [],
    enabled: isAsked,
    staleTime: 60_000,
  })
  return (isAsked && found.data) || []
}
