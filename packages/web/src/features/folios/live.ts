import { contentHub, type Folio, folioRoutes, notificationHub } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { statusOf } from '../../lib/api-error.ts'
import { live } from '../../lib/live.ts'
import { replyKey } from '../../lib/query.ts'
import { tabId } from '../../lib/tab-id.ts'
import {
  clippingsKey,
  fetchFolio,
  folioKey,
  foliosKey,
  forget,
  isGivenUp,
  reloadFolios,
  reloadWholeList,
  takeIn,
} from './api.ts'

const pendingInvites = { queryKey: replyKey(folioRoutes.listPendingFolioInvites) }

export const folioInvitesLive = live(
  notificationHub,
  { NewPendingFolioInvite: (_, cache) => void cache.invalidateQueries(pendingInvites) },
  (cache) => void cache.invalidateQueries(pendingInvites),
)

export const foliosLive = live(
  contentHub,
  {
    FolioChanged: ({ folioId, byTab }, cache) => {
      if (byTab !== tabId) void follow(cache, folioId)
    },
  },
  (cache) => {
    void reloadWholeList(cache)
    void cache.invalidateQueries({ queryKey: replyKey(folioRoutes.getFolio) })
    void cache.invalidateQueries({ queryKey: replyKey(folioRoutes.listClippings) })
  },
)

/** Fetches a folio that somebody changed, wherever it is shown; what cannot be seen any more disappears. */
async function follow(cache: QueryClient, folioId: string): Promise<void> {
  const listed = cache.getQueryData<Folio[]>(foliosKey)
  if (isGivenUp(folioId)) return
  if (!listed?.some((folio) => folio.folioId === folioId) && !cache.getQueryData(folioKey(folioId))) {
    await reloadFolios(cache)
    return
  }
  try {
    takeIn(cache, await fetchFolio(folioId))
    await cache.invalidateQueries({ queryKey: clippingsKey(folioId) })
  } catch (error) {
    if (statusOf(error) !== 404) return
    forget(cache, folioId)
    // A page that shows it asks again and learns that it is gone.
    await cache.invalidateQueries({ queryKey: folioKey(folioId) })
  }
}
