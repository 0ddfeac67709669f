import { userRoutes } from '@materia/contract'
import { replyOf, useReply } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'

export const checkToken = () => replyOf(userRoutes.checkToken, {})
export const userOf = (userId: string) => replyOf(userRoutes.getUser, { params: { id: userId } })

/** The account of whoever is signed in. */
export function useMe() {
  const { userId } = useSession()
  return useReply(userRoutes.getUser, { params: { id: userId ?? '' } }, { enabled: userId !== null })
}
