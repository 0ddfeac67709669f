import { queryClient } from '../../../lib/query.ts'
import { searchPageSize, searchQuery } from '../api.ts'
import { searchAddressIn, wantedBy } from './address.ts'

/** Searches before the screen is drawn. */
export function askEarlyForResults(search: URLSearchParams): Promise<void> | undefined {
  const address = searchAddressIn(search)
  if (address.searchTerm === '') return undefined
  return queryClient.prefetchQuery(searchQuery(wantedBy(address), searchPageSize))
}
