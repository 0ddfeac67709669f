import { queryClient } from '../../../lib/query.ts'
import { discoverQuery, trendingQuery } from '../api.ts'

/** Asks for what Discover shows before its screen is there to ask. */
export function askEarlyForDiscover(): void {
  void queryClient.prefetchInfiniteQuery(discoverQuery([]))
  void queryClient.prefetchQuery(trendingQuery)
}
