import { profileRoutes } from '@materia/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/client.ts'
import { useReply } from '../../../lib/query.ts'

export const useBlocked = () => useReply(profileRoutes.listBlocked, {}, { staleTime: 0 })

/** Whether the viewer has blocked this person; asked for nobody's own profile. */
export const useIsBlocked = (userId: string, isAsked: boolean): boolean =>
  useReply(profileRoutes.listBlocked, {}, { enabled: isAsked }).data?.some((each) => each.userId === userId) ?? false

/** What a blocked person said is on many screens: all of them ask again. */
export function useBlock() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, isBlocked }: { userId: string; isBlocked: boolean }) =>
      call(isBlocked ? profileRoutes.block : profileRoutes.unblock, { params: { userId } }),
    onSuccess: () => cache.invalidateQueries(),
  })
}
