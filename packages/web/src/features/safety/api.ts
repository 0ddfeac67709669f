import { type RouteInput, safetyRoutes, subscriptionRoutes } from '@materia/contract'
import { call } from '../../lib/client.ts'
import { usePage } from '../../lib/pages.ts'
import { useReply } from '../../lib/query.ts'

export const pageSize = 20

export const useNotices = (query: RouteInput<typeof safetyRoutes.listNotices>['query']) =>
  usePage(safetyRoutes.listNotices, { query })

export const useNotice = (noticeId: string) => useReply(safetyRoutes.getNotice, { params: { noticeId } })

export const useSafetySources = () => useReply(safetyRoutes.listSafetySources, {}, { staleTime: 600_000 })

export const openSafetyFeed = (mine: boolean) => call(subscriptionRoutes.openSafetyFeed, { body: { mine } })

export const closeSafetyFeed = (mine: boolean) =>
  call(subscriptionRoutes.closeSafetyFeed, { query: mine ? { mine: 'true' } : {} })
