import {
  type ClippingReplacement,
  folioRoutes,
  type RouteInput,
  safetyRoutes,
  subscriptionRoutes,
} from '@materia/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/client.ts'
import { usePage } from '../../lib/pages.ts'
import { replyKey, replyOf, useReply } from '../../lib/query.ts'

export const pageSize = 20

export const useNotices = (
  query: RouteInput<typeof safetyRoutes.listNotices>['query'],
  options: { enabled?: boolean } = {},
) => usePage(safetyRoutes.listNotices, { query }, options)

export const useNotice = (noticeId: string) => useReply(safetyRoutes.getNotice, { params: { noticeId } })

export const safetySourcesQuery = { ...replyOf(safetyRoutes.listSafetySources, {}), staleTime: 600_000 }

export const useSafetySources = () => useQuery(safetySourcesQuery)

export const openSafetyFeed = (mine: boolean) => call(subscriptionRoutes.openSafetyFeed, { body: { mine } })

export const closeSafetyFeed = (mine: boolean) =>
  call(subscriptionRoutes.closeSafetyFeed, { query: mine ? { mine: 'true' } : {} })

export const useContentNotices = (contentItemId: string) =>
  useReply(safetyRoutes.listContentNotices, { params: { contentItemId } })

export const useTimeline = (contentItemId: string) =>
  useReply(safetyRoutes.contentTimeline, { params: { contentItemId } })

export const useReplacements = (contentItemId: string) =>
  useReply(safetyRoutes.listReplacements, { params: { contentItemId } })

const checkOf = (folioId: string) => ({ params: { id: folioId } })

/** Asked anew each time: the folio and the notices may both have changed. */
export const useFolioCheck = (folioId: string) =>
  useReply(safetyRoutes.checkFolio, checkOf(folioId), { staleTime: 0, gcTime: 0 })

export function useReplace(folioId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: ClippingReplacement) => call(folioRoutes.replaceClipping, { params: { id: folioId }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: replyKey(safetyRoutes.checkFolio, checkOf(folioId)) }),
  })
}
