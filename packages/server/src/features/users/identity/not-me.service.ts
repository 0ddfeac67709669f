import type { Actor, App } from '../../../platform/app.ts'
import { recordAct } from '../../../platform/audit/audit.queries.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { linkMail } from '../passwords.service.ts'
import { makeToken } from '../secrets.ts'
import { revokeSessionsOf } from '../sessions/sessions.queries.ts'
import { updateUser } from '../users.queries.ts'
import { userSubject } from '../users.view.ts'
import { deleteChallengesOf } from './challenges.queries.ts'
import { deleteEmailChange } from './email-changes.queries.ts'
import { dropFactorRecovery } from './factor-recoveries.service.ts'
import { lockOwn } from './factors.service.ts'

/** Signs out everywhere, this device too, and leaves a password that nobody knows: the mailed link sets a new one. */
export async function disown(app: App, actor: Actor, ip: string): Promise<void> {
  const unknownPassword = await hashPassword(makeToken())
  await inTransaction(app, async (tx) => {
    const user = await lockOwn(tx, actor)
    await updateUser(tx, user.id, { password_hash: unknownPassword })
    await deleteEmailChange(tx, user.id)
    await dropFactorRecovery(tx, user.id, { actorId: user.id, ip })
    await deleteChallengesOf(tx, user.id)
    await revokeSessionsOf(tx, user.id, app.clock.now())
    await enqueue(tx, linkMail, { email: user.email ?? '', asked: 'as-forgotten', ip })
    await recordAct(tx, { act: 'not-me', actorId: user.id, subject: userSubject(user.id), ip })
  })
  app.authenticator.forgetSessionsOf(actor.userId)
}
