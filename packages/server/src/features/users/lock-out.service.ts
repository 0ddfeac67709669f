import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import { later, minutes } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { invalid, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { sign } from '../../platform/signatures/signatures.ts'
import { verifyPassword } from './passwords/passwords.ts'
import { tellOfSecurity } from './security-events.service.ts'
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
  act: 'sign-in-failed' | 'password-refused' | 'code-refused'
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
  await recordFailure(tx, user, attempt, isLocked)
  if (isLocked) return { refusal: 'account-locked' }
  if (user) await countFailure(app, tx, user)
  else await countUnknownSignIn(tx, emailHash, termsAt(now))
  return { refusal: 'credentials-wrong' }
}

/** Wherever a code is asked for: counts a wrong one as a wrong password, and refuses every one while the account is locked. */
export async function settleCode(
  app: App,
  tx: Tx,
  user: UserRow,
  { isRight, ...attempt }: Attempt & { isRight: () => Promise<boolean> },
): Promise<'code-wrong' | 'account-locked' | undefined> {
  const isLocked = user.lockout_end !== null && user.lockout_end > app.clock.now()
  if (!isLocked && (await isRight())) return undefined
  await recordFailure(tx, user, attempt, isLocked)
  if (isLocked) return 'account-locked'
  await countFailure(app, tx, user)
  return 'code-wrong'
}

const recordFailure = (tx: Tx, user: UserRow | undefined, { act, ip }: Attempt, isLocked: boolean) =>
  recordAct(tx, { act, actorId: null, ...(user && { subject: userSubject(user.id) }), ip, detail: { isLocked } })

const termsAt = (now: Date) => ({ now, lockUntil: later(now, minutes(lockMinutes)), failuresToLock })

async function countFailure(app: App, tx: Tx, user: UserRow): Promise<void> {
  const hasLocked = await countFailedSignIn(tx, user.id, termsAt(app.clock.now()))
  if (hasLocked) await tellOfSecurity(app, tx, user, 'locked')
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
const hashOf = (app: App, email: string) => sign(app.config, 'unknown sign-in', email)
