import { contentQuery, discoverQuery, drugGroupsQuery, trendingQuery, wholeFeed } from '../../features/contents/api.ts'
import { folioQuery, foliosQuery } from '../../features/folios/api.ts'
import { queryClient } from '../../lib/query.ts'

/** Asks for what a screen shows before the screen is there to ask. */
export const early = {
  discover: () =>
    Promise.all([
      queryClient.prefetchInfiniteQuery(discoverQuery(wholeFeed)),
      queryClient.prefetchQuery(trendingQuery),
    ]),

  drug: (name: string) => queryClient.prefetchQuery(drugGroupsQuery(name)),

  search: async (search: URLSearchParams) =>
    (await import('../../features/contents/search/early.ts')).askEarlyForResults(search),

  folios: () => queryClient.prefetchQuery(foliosQuery),

  folio: (folioId: string) =>
    Promise.all([queryClient.prefetchQuery(folioQuery(folioId)), import('../../features/folios/FolioView.tsx')]),

  async content(contentItemId: string) {
    const { contentItemType } = await queryClient.fetchQuery(contentQuery(contentItemId))
    if (contentItemType === 'Folio') await early.folio(contentItemId)
  },
}
