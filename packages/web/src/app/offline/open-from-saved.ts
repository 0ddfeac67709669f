import type { User } from '@materia/contract'
import { profileOf } from '../../features/profiles/me.ts'
import { userOf } from '../../features/users/me.ts'
import { isOnline } from '../../lib/online.ts'
import { queryClient } from '../../lib/query.ts'
import { restoreReply } from '../../lib/saved-replies.ts'

/** Puts what is saved of the person into the cache. Undefined where nothing is, or where the server answers after all. */
export async function openFromSaved(userId: string): Promise<User | undefined> {
  if (isOnline() && (await isReachable())) return undefined
  const { queryKey } = userOf(userId)
  const isSaved = await Promise.all([queryKey, profileOf(userId).queryKey].map((key) => restoreReply(queryClient, key)))
  return isSaved.every(Boolean) ? queryClient.getQueryData<User>(queryKey) : undefined
}

/** Any answer counts: a start that fails while the server is there leads to Login (spec §4). */
const isReachable = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
