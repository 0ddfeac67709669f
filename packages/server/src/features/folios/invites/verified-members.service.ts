import type { ShareLevel } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { forbidden, invalid } from '../../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../../platform/events/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { isVerified } from '../../profiles/index.ts'
import { folioChanged, folioSharingChanged } from '../folios.events.ts'
import { endInvites } from './invites.queries.ts'
import { listUnverifiedMembers } from './verified-members.queries.ts'

export async function checkVerifiedForFolio(app: App, tx: Tx, actor: Actor): Promise<void> {
  if (!(await isVerified(tx, actor.userId, app.clock.now()))) throw forbidden('folio-verified-only')
}

export async function checkMayRequireVerified(app: App, tx: Tx, actor: Actor, shareLevel: ShareLevel): Promise<void> {
  if (shareLevel === 'Public') throw invalid('folio-verified-restricted', 'verifiedOnly')
  if (!(await isVerified(tx, actor.userId, app.clock.now()))) throw forbidden('folio-owner-unverified')
}

/** Whoever is not verified, or no longer, leaves the folios that are kept to verified people, or one of them. */
export async function endUnverified(app: App, tx: Tx, folioId: string | null): Promise<void> {
  const now = app.clock.now()
  const members = await listUnverifiedMembers(tx, { folioId, now })
  await endInvites(tx, { ids: members.map(({ id }) => id), at: now })
  for (const id of new Set(members.map(({ folio_id }) => folio_id)))
    await enqueue(tx, folioSharingChanged, { folioId: id })
  for (const member of members) {
    announce(tx, folioChanged, { folioId: member.folio_id, formerUserIds: [member.user_id] })
  }
}

export const keepFoliosVerified = (app: App) => inTransaction(app, (tx) => endUnverified(app, tx, null))
