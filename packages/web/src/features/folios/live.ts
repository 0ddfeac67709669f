import { folioRoutes, notificationHub } from '@materia/contract'
import { live } from '../../lib/live.ts'
import { replyKey } from '../../lib/query.ts'

const pendingInvites = { queryKey: replyKey(folioRoutes.listPendingFolioInvites) }

export const foliosLive = live(
  notificationHub,
  { NewPendingFolioInvite: (_, cache) => void cache.invalidateQueries(pendingInvites) },
  (cache) => void cache.invalidateQueries(pendingInvites),
)
