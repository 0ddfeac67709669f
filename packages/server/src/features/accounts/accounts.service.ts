import type { AccountCreate, Role } from '@materia/contract'
import { actorLanguage } from '../../platform/actor-language.ts'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import { conflict, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { createUser, findUser, revokeSessionsOf, setUserStatus, type UserRow, userSubject } from '../users/index.ts'

/** The account is finished by its owner through the e-mailed link. */
export async function createAccount(
  app: App,
  actor: Actor,
  role: Role,
  form: AccountCreate,
  ip: string,
): Promise<UserRow> {
  return inTransaction(app, async (tx) => {
    const user = await createUser(tx, { ...form, roles: [role], language: actorLanguage(actor) })
    await recordAct(tx, {
      act: 'account-created',
      actorId: actor.userId,
      subject: userSubject(user.id),
      ip,
      detail: { role },
    })
    return user
  })
}

/** Deactivates or reactivates somebody who holds this role; doing it twice is the same as once. */
export async function changeAccountStatus(
  app: App,
  actor: Actor,
  { userId, role, status, ip }: { userId: string; role: Role; status: 'Approved' | 'Disabled'; ip: string },
): Promise<void> {
  await inTransaction(app, async (tx) => {
    const user = await findUser(tx, userId)
    if (!user?.roles.includes(role)) throw notFound('account')
    if (userId === actor.userId) throw conflict('own-status')
    if (user.status === status) return
    await setUserStatus(app, tx, userId, status)
    const act = status === 'Disabled' ? 'account-deactivated' : 'account-reactivated'
    await recordAct(tx, { act, actorId: actor.userId, subject: userSubject(userId), ip, detail: { role } })
  })
}

/** Signs somebody out on every device; they may sign in again. */
export async function endSessionsOf(app: App, actor: Actor, userId: string, ip: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    if (!(await findUser(tx, userId))) throw notFound('account')
    await revokeSessionsOf(tx, userId, app.clock.now())
    await recordAct(tx, { act: 'session-ended', actorId: actor.userId, subject: userSubject(userId), ip })
  })
  app.authenticator.forgetSessionsOf(userId)
}
