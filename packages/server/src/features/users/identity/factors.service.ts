import type { Mfa } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { recordAct } from '../../../platform/audit/audit.queries.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import type { SecurityEvent } from '../security.mail.ts'
import { tellOfSecurity } from '../security-events.service.ts'
import { revokeSessionsOf, unconfirmOtherSessionsOf } from '../sessions/sessions.queries.ts'
import { findUser, lockUser, type UserRow } from '../users.queries.ts'
import { userSubject } from '../users.view.ts'
import {
  countRecoveryCodes,
  deleteFactorsOf,
  deleteRecoveryCodes,
  findTotp,
  replaceRecoveryCodes,
  settleTwoFactor,
} from './factors.queries.ts'
import { passkeyView } from './identity.view.ts'
import { listPasskeysOf } from './passkeys.queries.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

export async function getMfa(app: App, actor: Actor): Promise<Mfa> {
  const user = await findUser(app.db, actor.userId)
  if (!user) throw notFound('account')
  const totp = await findTotp(app.db, user.id)
  return {
    isEnrolled: user.two_factor_enabled,
    mustEnrol: actor.mustEnrol !== undefined,
    totp: totp?.confirmed_at ? { createdOn: totp.confirmed_at.toISOString() } : null,
    recoveryCodesLeft: await countRecoveryCodes(app.db, user.id),
    passkeys: (await listPasskeysOf(app.db, user.id)).map(passkeyView),
  }
}

export async function renewRecoveryCodes(app: App, actor: Actor, ip: string): Promise<{ recoveryCodes: string[] }> {
  if (!(await findUser(app.db, actor.userId))?.two_factor_enabled) throw notFound('factor')
  const made = await makeRecoveryCodes()
  await inTransaction(app, async (tx) => {
    const user = await lockOwn(tx, actor)
    if (!user.two_factor_enabled) throw notFound('factor')
    await replaceRecoveryCodes(tx, user.id, made)
    await factorsChanged(app, tx, user, { act: 'recovery-codes-renewed', event: 'codesRenewed', ip })
  })
  return { recoveryCodes: made.codes }
}

/** By the operator's own hands, for somebody who lost everything; sessions end too, whoever opened them. */
export async function removeFactors(app: App, user: UserRow): Promise<void> {
  await inTransaction(app, (tx) => takeFactors(app, tx, user))
}

export async function takeFactors(app: App, tx: Tx, user: UserRow): Promise<void> {
  await deleteFactorsOf(tx, user.id)
  await settleTwoFactor(tx, user.id)
  await revokeSessionsOf(tx, user.id, app.clock.now())
  await tellOfSecurity(app, tx, user, 'factorRemoved')
  await recordAct(tx, { act: 'factor-removed', actorId: null, subject: userSubject(user.id) })
}

interface FactorChange {
  act: 'factor-added' | 'factor-removed' | 'recovery-codes-renewed'
  event: SecurityEvent
  ip: string
}

/** What follows every change of factors. Without a factor, recovery codes recover nothing. */
export async function factorsChanged(app: App, tx: Tx, user: UserRow, { act, event, ip }: FactorChange) {
  if (!(await settleTwoFactor(tx, user.id))) await deleteRecoveryCodes(tx, user.id)
  await tellOfSecurity(app, tx, user, event)
  await recordAct(tx, { act, actorId: user.id, subject: userSubject(user.id), ip })
}

/** What another device proved with the password alone opens nothing of an account that has a factor now. */
export async function factorAdded(app: App, tx: Tx, actor: Actor, { user, ip }: { user: UserRow; ip: string }) {
  await unconfirmOtherSessionsOf(tx, user.id, actor.sessionId)
  await factorsChanged(app, tx, user, { act: 'factor-added', event: 'factorAdded', ip })
}

export async function lockOwn(tx: Tx, actor: Actor): Promise<UserRow> {
  const user = await lockUser(tx, actor.userId)
  if (!user) throw notFound('account')
  return user
}
