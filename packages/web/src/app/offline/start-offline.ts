import { contentHub, folioRoutes } from '@materia/contract'
import { getRoles } from '../../domain/roles.ts'
import { sendViews } from '../../features/contents/unsent-views.ts'
import { sendNotes } from '../../features/folios/clippings/sending-notes.tsx'
import { isOnline } from '../../lib/online.ts'
import { hasPersonDatabase } from '../../lib/person-database.ts'
import { queryClient } from '../../lib/query.ts'
import { getSession, onSessionEnd } from '../../lib/session.ts'
import { onHubConnected } from '../../lib/sockets.ts'
import { holdBounds } from './bounds.ts'
import { keepReplies } from './kept-replies.ts'
import { forgetPush } from './push.ts'
import { saveReading, type Wanted } from './reading.ts'
import { tellSaved } from './saved-state.ts'

const firstAfterMs = 4_000
const afterChangeMs = 1_500
const listPaths: unknown[] = [folioRoutes.listFolios.path, folioRoutes.getFolio.path, folioRoutes.getToRead.path]

/** Keeps the program and what the viewer reads on this device, for as long as their session lasts. */
export function startOffline(userId: string): void {
  if (!hasPersonDatabase() || getSession().userId !== userId) return
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void registerWorker()
  const isOver = () => getSession().userId !== userId
  const saving = savingOf(userId, isOver)
  const leave = [keepReplies(queryClient, userId, tellSaved), saving.stop, watchLists(saving.soon), sendWhenConnected()]
  window.addEventListener('online', saving.soon)
  const forget = onSessionEnd(() => {
    forget()
    if ('serviceWorker' in navigator) void forgetPush().catch(() => undefined)
    window.removeEventListener('online', saving.soon)
    for (const each of leave) each()
  })
}

/** `updateViaCache`: a new version is noticed at once. Without a worker everything works, but not offline. */
const registerWorker = () =>
  navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined)

/** Now, and whenever the connection is back: what was written and read meanwhile. */
function sendWhenConnected(): () => void {
  const send = () => void Promise.all([sendNotes(queryClient), sendViews()]).catch(() => undefined)
  if (isOnline()) send()
  return onHubConnected(contentHub, send)
}

/** One round at a time; what changes meanwhile is saved by the next. */
function savingOf(userId: string, isOver: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void round().catch(() => undefined), ms)
  }
  const round = async () => {
    if (running) return later(afterChangeMs)
    if (isOver() || !isOnline()) return
    running = true
    try {
      const wanted = await read(isOver)
      if (!isOver()) await holdBounds(userId, wanted)
      tellSaved()
    } finally {
      running = false
    }
  }
  later(firstAfterMs)
  return { soon: () => later(afterChangeMs), stop: () => clearTimeout(timer) }
}

async function read(isOver: () => boolean): Promise<Wanted> {
  const { isDoctor, isAdmin } = getRoles()
  if (!isDoctor && !isAdmin) return new Set()
  return saveReading(queryClient, isOver)
}

/** A folio or the To-read list has changed. */
function watchLists(onChange: () => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (listPaths.includes(event.query.queryKey[1])) onChange()
  })
}
