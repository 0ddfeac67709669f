import type { SecondFactor } from '@materia/contract'
import type { App } from '../../../platform/app.ts'
import { recordAct } from '../../../platform/audit/audit.queries.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { settleCode } from '../lock-out.service.ts'
import { hashToken } from '../secrets.ts'
import { tellOfSecurity } from '../security-events.service.ts'
import type { Device, Session } from '../sessions/sessions.service.ts'
import { finishSignIn, refusalOf, type SignInOutcome, sessionIn } from '../sign-in.service.ts'
import { lockUser, type UserRow } from '../users.queries.ts'
import { userSubject } from '../users.view.ts'
import { findChallenge, spendChallenge } from './challenges.queries.ts'
import { findRecoverySalt, spendRecoveryCode } from './factors.queries.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { spendTotpCode } from './totp.service.ts'

/** The second step of a sign-in, after the right password. */
export const signInWithSecondFactor = async (app: App, answer: SecondFactor, device: Device): Promise<Session> =>
  sessionIn(await tryFactor(app, answer, device))

async function tryFactor(app: App, answer: SecondFactor, device: Device): Promise<SignInOutcome> {
  const named = {
    challengeHash: hashToken(answer.challenge),
    purpose: 'second-factor',
    now: app.clock.now(),
  } as const
  const begun = await findChallenge(app.db, named)
  if (!begun?.user_id) return { refusal: 'challenge-expired' }
  const codeHash = await hashOfRecoveryCode(app, begun.user_id, answer.recoveryCode)
  return inTransaction(app, async (tx) => {
    const user = await lockUser(tx, begun.user_id ?? '')
    // Asked for again under the lock: of two who answer at once, one is too late.
    if (!user || !(await findChallenge(tx, named))) return { refusal: 'challenge-expired' }
    const refusal =
      (await settleCode(app, tx, user, {
        act: 'sign-in-failed',
        ip: device.ip,
        isRight: () => spendFactor(app, tx, user, answer, codeHash, device),
      })) ?? refusalOf(user)
    if (refusal) return { refusal }
    await spendChallenge(tx, named)
    return { session: await finishSignIn(app, tx, user, device) }
  })
}

/** Hashing is slow on purpose: it is done before anybody has to wait for the account. */
async function hashOfRecoveryCode(app: App, userId: string, code: string | undefined): Promise<Buffer | undefined> {
  const salt = code && (await findRecoverySalt(app.db, userId))
  return code && salt ? hashRecoveryCode(code, salt) : undefined
}

async function spendFactor(
  app: App,
  tx: Tx,
  user: UserRow,
  { code }: SecondFactor,
  codeHash: Buffer | undefined,
  device: Device,
): Promise<boolean> {
  if (code !== undefined) return spendTotpCode(app, tx, user.id, code)
  if (!codeHash || !(await spendRecoveryCode(tx, user.id, codeHash, app.clock.now()))) return false
  await tellOfSecurity(app, tx, user, 'codeUsed')
  await recordAct(tx, { act: 'recovery-code-used', actorId: user.id, subject: userSubject(user.id), ip: device.ip })
  return true
}
