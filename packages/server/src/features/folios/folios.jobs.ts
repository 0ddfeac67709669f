import { contentHub, notificationHub } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { passItems, purgeDeletedItems, purgeItems } from '../contents/index.ts'
import { registrationFinished } from '../users/index.ts'
import { folioChanged, folioInvited } from './folios.events.ts'
import { listHeirs } from './folios.queries.ts'
import { claimInvitesByEmail, deleteMembershipsOf, endInvites, listFollowersOf } from './invites/invites.queries.ts'
import { notifyInvited } from './invites/invites.service.ts'
import { keepFoliosVerified } from './invites/verified-members.service.ts'
import { deleteToReadOf } from './to-read.queries.ts'

export function joinFolios(app: App): void {
  app.events.on(folioInvited, ({ folioId, userId }) =>
    app.realtime.push(notificationHub, [userChannel(userId)], 'NewPendingFolioInvite', { folioId }),
  )
  app.events.on(folioChanged, async ({ folioId, formerUserIds = [], byTab }) => {
    const userIds = new Set([...(await listFollowersOf(app.db, folioId)), ...formerUserIds])
    app.realtime.push(contentHub, [...userIds].map(userChannel), 'FolioChanged', { folioId, byTab })
  })
  app.events.on(registrationFinished, ({ userId }) => handInvitesOver(app, userId))
  // What a crash kept from being handed over at once.
  app.jobs.schedule('hand-over-folio-invites', '41 * * * *', () => handInvitesOver(app, null))
  app.jobs.schedule('keep-folios-verified', '*/10 * * * *', () => keepFoliosVerified(app))
  app.jobs.schedule('purge-deleted-folios', '47 3 * * *', () => purgeDeletedFolios(app))
}

async function handInvitesOver(app: App, userId: string | null): Promise<void> {
  await inTransaction(app, async (tx) => {
    for (const claimed of await claimInvitesByEmail(tx, userId)) {
      const { folio_id: folioId, user_id: userId, invited_by_id: actorId } = claimed
      if (!claimed.is_inviter_blocked) await notifyInvited(tx, { folioId, userId, actorId, at: app.clock.now() })
      announce(tx, folioChanged, { folioId: claimed.folio_id })
    }
  })
}

/** Folios deleted a month ago go for good, and their logos with them. */
export const purgeDeletedFolios = (app: App): Promise<void> => purgeDeletedItems(app, ['Folio'])

/** Owned folios pass to the member who has been with them longest, or go for good; so do those deleted before. */
export async function eraseFoliosOf(app: App, tx: Tx, userId: string): Promise<void> {
  const folios = await listHeirs(tx, userId)
  const passed = folios.flatMap(({ folio_id, heir_id }) =>
    heir_id ? [{ contentItemId: folio_id, ownerId: heir_id }] : [],
  )
  const orphaned = folios.filter(({ heir_id }) => !heir_id).map(({ folio_id }) => folio_id)
  await passItems(tx, passed)
  await endInvites(tx, { ids: folios.flatMap(({ invite_id }) => invite_id ?? []), at: app.clock.now() })
  await purgeItems(app, tx, orphaned)
  await deleteMembershipsOf(tx, userId)
  await deleteToReadOf(tx, userId)
  for (const { folio_id } of folios) announce(tx, folioChanged, { folioId: folio_id })
}
