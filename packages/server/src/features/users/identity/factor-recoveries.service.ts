import { factorRecoveryHours } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { recordAct } from '../../../platform/audit/audit.queries.ts'
import { hours, later } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { conflict, notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { tellOfSecurity } from '../security-events.service.ts'
import { lockUser } from '../users.queries.ts'
import { userSubject } from '../users.view.ts'
import { deleteFactorRecovery, insertFactorRecovery, listDueRecoveries } from './factor-recoveries.queries.ts'
import { takeFactors } from './factors.service.ts'

/** An administrator checked who it is. The owner of the account is told, and has three days to say no by signing in. */
export async function beginFactorRecovery(
  app: App,
  actor: Actor,
  { userId, note, ip }: { userId: string; note: string; ip: string },
): Promise<void> {
  await inTransaction(app, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw notFound('account')
    if (userId === actor.userId) throw conflict('own-status')
    if (!user.two_factor_enabled) throw notFound('factor')
    const now = app.clock.now()
    const due = later(now, hours(factorRecoveryHours))
    const recovery = { user_id: userId, begun_by: actor.userId, note, begun_at: now, due_at: due }
    if (!(await insertFactorRecovery(tx, recovery))) throw conflict('factor-recovery-waiting')
    await tellOfSecurity(app, tx, user, 'recoveryBegun')
    await recordAct(tx, { act: 'factor-recovery-begun', actorId: actor.userId, subject: userSubject(userId), ip })
  })
}

export async function endFactorRecovery(app: App, actor: Actor, userId: string, ip: string): Promise<void> {
  await inTransaction(app, (tx) => dropFactorRecovery(tx, userId, { actorId: actor.userId, ip }))
}

/** Whoever still has a factor has lost nothing. */
export async function dropFactorRecovery(
  tx: Tx,
  userId: string,
  { actorId, ip }: { actorId: string; ip: string },
): Promise<void> {
  if (!(await deleteFactorRecovery(tx, userId))) return
  await recordAct(tx, { act: 'factor-recovery-ended', actorId, subject: userSubject(userId), ip })
}

export async function settleFactorRecoveries(app: App): Promise<void> {
  for (const { user_id: userId } of await listDueRecoveries(app.db, app.clock.now())) await settle(app, userId)
}

/** One account in one transaction: a sign-in at the same moment is either before it or after. */
async function settle(app: App, userId: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!(await deleteFactorRecovery(tx, userId)) || !user?.two_factor_enabled) return
    await takeFactors(app, tx, user)
  })
}
