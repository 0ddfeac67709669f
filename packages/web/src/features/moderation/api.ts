import { type EditorialChange, moderationRoutes, type ReportInput } from '@materia/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../lib/client.ts'
import { usePage, useRows } from '../../lib/pages.ts'
import { replyKey } from '../../lib/query.ts'

export const sendReport = (body: z.input<typeof ReportInput>) => call(moderationRoutes.report, { body })

export const useReports = (query: { state: 'open' | 'resolved'; count: number; offset: number }) =>
  usePage(moderationRoutes.listReports, { query })

export const useEditorial = (query: {
  search?: string
  state: 'all' | 'hidden' | 'promoted'
  count: number
  offset: number
}) => useRows(moderationRoutes.listEditorial, { query })

export const useResolveReport = () =>
  useDeskChange(({ id, resolution }: { id: string; resolution: 'hidden' | 'dismissed' }) =>
    call(moderationRoutes.resolveReport, { params: { id }, body: { resolution } }),
  )

export const useChangeEditorial = () =>
  useDeskChange(({ contentItemId, ...body }: { contentItemId: string } & z.input<typeof EditorialChange>) =>
    call(moderationRoutes.changeEditorial, { params: { contentItemId }, body }),
  )

export const useHide = () =>
  useDeskChange(({ contentItemId, isHidden }: { contentItemId: string; isHidden: boolean }) =>
    call(isHidden ? moderationRoutes.hideContent : moderationRoutes.restoreContent, { params: { contentItemId } }),
  )

function useDeskChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: replyKey(moderationRoutes.countWaiting) }),
        client.invalidateQueries({ queryKey: replyKey(moderationRoutes.listReports) }),
        client.invalidateQueries({ queryKey: replyKey(moderationRoutes.listEditorial) }),
      ]),
  })
}
