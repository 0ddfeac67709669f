import { type AppealResolution, moderationRoutes } from '@materia/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/client.ts'
import { usePage } from '../../../lib/pages.ts'
import { replyKey, useReply } from '../../../lib/query.ts'

export const useAppeals = (query: { state: 'open' | 'resolved'; count: number; offset: number }) =>
  usePage(moderationRoutes.listAppeals, { query })

export function useResolveAppeal() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, resolution }: { id: string; resolution: AppealResolution }) =>
      call(moderationRoutes.resolveAppeal, { params: { id }, body: { resolution } }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: replyKey(moderationRoutes.countWaiting) }),
        cache.invalidateQueries({ queryKey: replyKey(moderationRoutes.listAppeals) }),
        cache.invalidateQueries({ queryKey: replyKey(moderationRoutes.listReports) }),
      ]),
  })
}

export const useReportContext = (id: string) => useReply(moderationRoutes.getReportContext, { params: { id } })
