import type { Confirmation } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { recordAct } from '../../../platform/audit/audit.queries.ts'
import { forbidden, invalid, notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { checkPassword, settleCode } from '../lock-out.service.ts'
import { confirmSession } from '../sessions/sessions.queries.ts'
import { findUser } from '../users.queries.ts'
import { userSubject } from '../users.view.ts'
import { listMethods } from './challenges.service.ts'
import { lockOwn } from './factors.service.ts'
import { checkAssertion } from './passkeys.service.ts'
import { spendTotpCode } from './totp.service.ts'

/** Proves again who is sitting there; sensitive acts are open for the next ten minutes. */
export async function confirmIdentity(app: App, actor: Actor, given: Confirmation, ip: string): Promise<void> {
  const user = await findUser(app.db, actor.userId)
  if (!user) throw notFound('account')
  if (given.password !== undefined) {
    if (user.two_factor_enabled) {
      throw forbidden('second-factor-required', { methods: await listMethods(app.db, user.id) })
    }
    if (!(await checkPassword(app, actor, { password: given.password, ip })))
      throw invalid('password-wrong', 'password')
  }
  if (given.code !== undefined) await checkCode(app, actor, given.code, ip)
  if (given.passkey && (await checkAssertion(app, given.passkey))?.user_id !== user.id) throw invalid('passkey-refused')
  await inTransaction(app, async (tx) => {
    await confirmSession(tx, actor.sessionId, app.clock.now())
    await recordAct(tx, { act: 'identity-confirmed', actorId: actor.userId, subject: userSubject(actor.userId), ip })
  })
}

async function checkCode(app: App, actor: Actor, code: string, ip: string): Promise<void> {
  const refusal = await inTransaction(app, async (tx) => {
    const user = await lockOwn(tx, actor)
    const isRight = () => spendTotpCode(app, tx, user.id, code)
    return settleCode(app, tx, user, { act: 'code-refused', ip, isRight })
  })
  if (refusal) throw invalid(refusal, refusal === 'code-wrong' ? 'code' : undefined)
}
