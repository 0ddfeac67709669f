import { profileRoutes, verificationRoutes } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { replyKey, useAction } from '../../../lib/query.ts'

export function useWithdrawVerification() {
  const cache = useQueryClient()
  return useAction(verificationRoutes.withdrawVerification, {
    onSettled: () => cache.invalidateQueries({ queryKey: replyKey(profileRoutes.getProfile) }),
  })
}

export function useRequestVerification() {
  const cache = useQueryClient()
  return useAction(verificationRoutes.requestVerification, {
    onSuccess: () => cache.invalidateQueries({ queryKey: replyKey(profileRoutes.getProfile) }),
  })
}
