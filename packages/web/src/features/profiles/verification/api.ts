import { profileRoutes, verificationRoutes } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { replyKey, useAction } from '../../../lib/query.ts'

export function useRequestVerification() {
  const cache = useQueryClient()
  return useAction(verificationRoutes.requestVerification, {
    onSuccess: () => cache.invalidateQueries({ queryKey: replyKey(profileRoutes.getProfile) }),
  })
}
