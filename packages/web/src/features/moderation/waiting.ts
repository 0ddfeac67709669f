import { moderationRoutes } from '@materia/contract'
import { useReply } from '../../lib/query.ts'

const askedEveryMs = 120_000

/** What waits for an admin, of each kind. */
export const useWaiting = (isAdmin: boolean) =>
  useReply(moderationRoutes.countWaiting, {}, { enabled: isAdmin, refetchInterval: askedEveryMs }).data

export function useWaitingCount(isAdmin: boolean): number {
  return Object.values(useWaiting(isAdmin) ?? {}).reduce((sum, count) => sum + count, 0)
}
