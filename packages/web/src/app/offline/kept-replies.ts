import { contentRoutes, folioRoutes, profileRoutes, type Route, safetyRoutes, userRoutes } from '@materia/contract'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { saveReply } from '../../lib/saved-replies.ts'

/** Whose account and profile these are is in their input: only one's own are kept. */
const ofOneself: Route[] = [userRoutes.getUser, profileRoutes.getProfile, folioRoutes.listPendingFolioInvites]
const ofFolios: Route[] = [
  folioRoutes.listFolios,
  folioRoutes.getFolio,
  folioRoutes.listClippings,
  folioRoutes.getToRead,
]
const ofItems: Route[] = [
  contentRoutes.getContent,
  contentRoutes.drugItems,
  contentRoutes.drugAlternatives,
  contentRoutes.drugOverview,
  contentRoutes.drugGroups,
  safetyRoutes.listContentNotices,
  safetyRoutes.contentTimeline,
]

const writeAfterMs = 500

export type KeptAs = 'oneself' | 'folios' | 'items'

/** What a reply is kept as on the device, if it is. */
export function keptAs(key: QueryKey, userId: string): KeptAs | undefined {
  const [method, path, input] = key
  const isOf = (routes: Route[]) => routes.some((route) => route.method === method && route.path === path)
  if (isOf(ofOneself)) return JSON.stringify(input ?? '').includes(userId) ? 'oneself' : undefined
  if (isOf(ofFolios)) return 'folios'
  return isOf(ofItems) ? 'items' : undefined
}

/** Writes down what is loaded of these, a moment later and all at once. */
export function keepReplies(cache: QueryClient, userId: string, onKept: () => void): () => void {
  const due = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = async () => {
    timer = undefined
    const keys = [...due.values()]
    due.clear()
    for (const key of keys) {
      const state = cache.getQueryState(key)
      if (state?.data !== undefined) await saveReply(key, state.data, state.dataUpdatedAt)
    }
    onKept()
  }
  const keep = ({ queryHash, queryKey }: Pick<Query, 'queryHash' | 'queryKey'>) => {
    if (!keptAs(queryKey, userId)) return
    due.set(queryHash, queryKey)
    // A device that is full goes on without.
    timer ??= setTimeout(() => void write().catch(() => undefined), writeAfterMs)
  }
  cache.getQueryCache().getAll().forEach(keep)
  const leave = cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query)
  })
  return () => {
    leave()
    clearTimeout(timer)
  }
}
