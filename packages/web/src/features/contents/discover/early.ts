import { queryClient } from '../../../lib/query.ts'
import { discoverQuery, trendingQuery, wholeFeed } from '../api.ts'

/** Asks for what Discover shows before its screen is there to ask. */
export function askEarlyForDiscover(): void {
  void queryClient.prefetchInfiniteQuery(discoverQuery(wholeFeed))
  void queryClient.prefetchQuery(trendingQuery)
}
