import { createHmac } from 'node:crypto'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import { later, minutes } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { invalid, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { verifyPassword } from './passwords.ts'
import { countUnknownSignIn, lockUnknownSignIn } from './unknown-sign-ins.queries.ts'
import { countFailedSignIn, findUser, findUserByEmail, lockUser, type UserRow } from './users.queries.ts'
import { userSubject } from './users.view.ts'

/** What ends a lock: the right password, a changed one, a mailed link. */
export const unlocked = { access_failed_count: 0, lockout_end: null }

export type CredentialsRefusal = 'credentials-wrong' | 'account-locked'

interface Check {
  email: string
  /** As it was when the password was compared. */
  user: UserRow | undefined
  isRight: boolean
}

interface Attempt {
  act: 'sign-in-failed' | 'password-refused'
  ip: string
}

const failuresToLock = 5
const lockMinutes = 15

/** Takes as long for an e-mail without an account as for one with it. */
export async function verifyCredentials(
  app: App,
  { email, password }: { email: string; password: string },
): Promise<Check> {
  const user = await findUserByEmail(app.db, email)
  return { email, user, isRight: await verifyPassword(user?.password_hash, password) }
}

/**
 * Counts a wrong password and refuses every one while the account is locked, the right one too: which of several tries
 * at once was right is learnt by nobody.
 */
export async function settleCredentials(
  app: App,
  tx: Tx,
  check: Check,
  attempt: Attempt,
): Promise<{ user: UserRow } | { refusal: CredentialsRefusal }> {
  const now = app.clock.now()
  // Comparing takes a while: the password may be another one by now, the account locked or gone.
  const user = check.user && (await lockUser(tx, check.user.id))
  const emailHash = hashOf(app, check.email)
  const lockoutEnd = user ? user.lockout_end : await lockUnknownSignIn(tx, emailHash)
  const isLocked = lockoutEnd !== null && lockoutEnd > now
  const isRight = check.isRight && user?.password_hash === check.user?.password_hash
  if (user && isRight && !isLocked) return { user }
  await recordAct(tx, {
    act: attempt.act,
    actorId: null,
    ...(user && { subject: userSubject(user.id) }),
    ip: attempt.ip,
    detail: { isLocked },
  })
  if (isLocked) return { refusal: 'account-locked' }
  const terms = { now, lockUntil: later(now, minutes(lockMinutes)), failuresToLock }
  if (user) await countFailedSignIn(tx, user.id, terms)
  else await countUnknownSignIn(tx, emailHash, terms)
  return { refusal: 'credentials-wrong' }
}

/** Wherever else the password is asked for. Undefined when it is wrong; throws while the account is locked. */
export async function checkPassword(
  app: App,
  actor: Actor,
  { password, ip }: { password: string; ip: string },
): Promise<UserRow | undefined> {
  const user = await findUser(app.db, actor.userId)
  if (!user) throw notFound('account')
  const check = { email: user.email ?? '', user, isRight: await verifyPassword(user.password_hash, password) }
  const settled = await inTransaction(app, (tx) => settleCredentials(app, tx, check, { act: 'password-refused', ip }))
  if ('user' in settled) return settled.user
  if (settled.refusal === 'account-locked') throw invalid('account-locked')
  return undefined
}

/** An e-mail that nobody registered is nobody's to read in the table. */
const hashOf = (app: App, email: string) =>
  createHmac('sha256', app.config.MATERIA_SECRET ?? '')
    .update(`unknown sign-in ${email}`)
    .digest()
