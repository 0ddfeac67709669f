import { folioRoutes } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/client.ts'
import { replyKey, useReply } from '../../lib/query.ts'

/** What is kept to be read, and what was opened last. */
export const useToRead = () => useReply(folioRoutes.getToRead, {}, { staleTime: 0 })

export const readLater = (contentItemId: string) => call(folioRoutes.readLater, { params: { contentItemId } })

export const reloadToRead = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: replyKey(folioRoutes.getToRead) })
