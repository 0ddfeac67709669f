import type { App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import type { Tx } from '../../platform/db/db.ts'
import { invalid, unauthorized } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { listMethods, makeChallenge } from './identity/challenges.service.ts'
import { dropFactorRecovery } from './identity/factor-recoveries.service.ts'
import { type CredentialsRefusal, settleCredentials, unlocked, verifyCredentials } from './lock-out.service.ts'
import { securityMail } from './security.mail.ts'
import { findDeviceHistory } from './sessions/sessions.queries.ts'
import { type Device, kept, openSession, type Session } from './sessions/sessions.service.ts'
import { type UserRow, updateUser } from './users.queries.ts'
import { userSubject } from './users.view.ts'

type Refusal =
  | CredentialsRefusal
  | 'account-disabled'
  | 'email-unconfirmed'
  | 'code-wrong'
  | 'challenge-expired'
  | 'passkey-refused'
/** Told after the commit: a failure counts. */
export type SignInOutcome =
  | { refusal: Refusal }
  | { session: Session }
  | { challenge: string; methods: Awaited<ReturnType<typeof listMethods>> }

export async function signIn(
  app: App,
  { username, password }: { username: string; password: string },
  device: Device,
): Promise<Session> {
  return sessionIn(await tryPassword(app, { email: username.trim().toLowerCase(), password }, device))
}

export function sessionIn(outcome: SignInOutcome): Session {
  if ('refusal' in outcome) throw invalid(outcome.refusal)
  if ('challenge' in outcome) throw unauthorized('second-factor-required', outcome)
  return outcome.session
}

async function tryPassword(
  app: App,
  credentials: { email: string; password: string },
  device: Device,
): Promise<SignInOutcome> {
  const check = await verifyCredentials(app, credentials)
  return inTransaction(app, async (tx) => {
    const checked = await settleCredentials(app, tx, check, { act: 'sign-in-failed', ip: device.ip })
    if ('refusal' in checked) return checked
    const { user } = checked
    const refusal = refusalOf(user)
    if (refusal) return { refusal }
    // Failures stay counted until the second factor is right too: a right password opens no new row of guesses.
    if (user.two_factor_enabled) {
      const challenge = await makeChallenge(app, tx, { purpose: 'second-factor', userId: user.id })
      return { challenge, methods: await listMethods(tx, user.id) }
    }
    return { session: await finishSignIn(app, tx, user, device) }
  })
}

/** Everything that was asked for is right. */
export async function finishSignIn(app: App, tx: Tx, user: UserRow, device: Device): Promise<Session> {
  if (user.access_failed_count > 0 || user.lockout_end) await updateUser(tx, user.id, unlocked)
  await recordAct(tx, { act: 'signed-in', actorId: user.id, subject: userSubject(user.id), ip: device.ip })
  await tellOfNewDevice(app, tx, user, device)
  if (user.two_factor_enabled) await dropFactorRecovery(tx, user.id, { actorId: user.id, ip: device.ip })
  return openSession(app, tx, user, device)
}

async function tellOfNewDevice(app: App, tx: Tx, user: UserRow, { userAgent }: Device): Promise<void> {
  const history = await findDeviceHistory(tx, { userId: user.id, userAgent: kept(userAgent) ?? '' })
  if (history.hasSignedIn && !history.isKnown) await queueMail(tx, securityMail(app, user, 'newDevice'))
}

export function refusalOf(user: UserRow) {
  if (user.status === 'Disabled') return 'account-disabled'
  if (user.status === 'New' || !user.email_confirmed) return 'email-unconfirmed'
  return undefined
}
