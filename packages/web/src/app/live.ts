import { chatHub, contentHub, notificationHub } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { getRoles } from '../domain/roles.ts'
import { chatLive, chatNotificationsLive } from '../features/chat/live.ts'
import { folioInvitesLive, foliosLive } from '../features/folios/live.ts'
import { notificationsLive } from '../features/notifications/live.ts'
import { usersLive } from '../features/users/live.ts'
import type { Live } from '../lib/live.ts'
import { keepTokenFresh } from '../lib/renewal.ts'
import { onSessionEnd } from '../lib/session.ts'
import { startHubs, stopHubs } from '../lib/sockets.ts'

/** What each feature does when a hub speaks. */
const lives: Live[] = [foliosLive, folioInvitesLive, chatLive, chatNotificationsLive, notificationsLive, usersLive]

const freshnessCheckMs = 60_000

/** Opens the hubs of whoever signed in; the chat only for a doctor (spec §4). */
export function startLive(cache: QueryClient): void {
  const leave = lives.map((each) => each.join(cache))
  const freshness = setInterval(() => void keepTokenFresh(), freshnessCheckMs)
  void startHubs([contentHub, notificationHub, ...(getRoles().isDoctor ? [chatHub] : [])])
  const forget = onSessionEnd(() => {
    forget()
    clearInterval(freshness)
    for (const each of leave) each()
    stopHubs()
  })
}
