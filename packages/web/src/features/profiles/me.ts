import { profileRoutes } from '@materia/contract'
import { replyOf, useReply } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'

export const profileOf = (userId: string) => replyOf(profileRoutes.getProfile, { params: { userId } })

/** The profile of whoever is signed in. */
export function useMyProfile() {
  const { userId } = useSession()
  return useReply(profileRoutes.getProfile, { params: { userId: userId ?? '' } }, { enabled: userId !== null })
}
