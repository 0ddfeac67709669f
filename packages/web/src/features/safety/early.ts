import { queryClient } from '../../lib/query.ts'
import { safetySourcesQuery } from './api.ts'

/** Asks how new the sources are before the screen is drawn. */
export const askEarlyForSources = () => queryClient.prefetchQuery(safetySourcesQuery)
