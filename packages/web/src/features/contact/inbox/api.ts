import { contactRoutes, moderationRoutes } from '@materia/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/client.ts'
import { usePage } from '../../../lib/pages.ts'
import { replyKey } from '../../../lib/query.ts'

export const useContactMessages = (query: { state: 'open' | 'answered'; count: number; offset: number }) =>
  usePage(contactRoutes.listContactMessages, { query })

export function useAnswerContactMessage() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, message }: { id: string; message: string }) =>
      call(contactRoutes.answerContactMessage, { params: { id }, body: { message } }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: replyKey(moderationRoutes.countWaiting) }),
        cache.invalidateQueries({ queryKey: replyKey(contactRoutes.listContactMessages) }),
      ]),
  })
}
