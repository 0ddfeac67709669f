import type { Role, TokenResponse, UserSession } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.ts'
import { days, later, minutes, seconds } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { invalid, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { accessTokenMinutes, keyOf, signToken } from './access-tokens.ts'
import { verifyPassword } from './passwords.ts'
import { hashToken, makeId, makeToken, successorOf } from './secrets.ts'
import {
  type HeldToken,
  insertRefreshToken,
  insertSession,
  listSessionsOf,
  lockHeldToken,
  revokeSession,
  supersedeToken,
  touchSession,
} from './sessions.queries.ts'
import { countFailedSignIn, findUserByEmail, lockUser, type UserRow, updateUser } from './users.queries.ts'
import { claimsOf, sessionView, userSubject } from './users.view.ts'

export interface Device {
  ip: string
  userAgent: string | null
}

/** The tokens a client holds, and the cookie that lets its browser fetch pictures. */
export interface Session {
  tokens: TokenResponse
  filesToken: string
}

export const refreshTokenDays = 14
const failuresToLock = 5
const lockMinutes = 15
const graceMs = seconds(30)

export async function signIn(
  app: App,
  { username, password }: { username: string; password: string },
  device: Device,
): Promise<Session> {
  const verified = await findUserByEmail(app.db, username.trim().toLowerCase())
  const isRight = await verifyPassword(verified?.password_hash, password)
  if (!verified || !isRight) {
    await recordFailure(app, verified, device)
    throw invalid('credentials-wrong')
  }
  return inTransaction(app, async (tx) => {
    // Verifying takes a while: the password may be another one by now, the account locked or disabled.
    const user = await lockUser(tx, verified.id)
    if (!user || user.password_hash !== verified.password_hash) throw invalid('credentials-wrong')
    const refusal = refusalOf(user, app.clock.now())
    if (refusal) throw invalid(refusal)
    if (user.access_failed_count > 0 || user.lockout_end) {
      await updateUser(tx, user.id, { access_failed_count: 0, lockout_end: null })
    }
    await recordAct(tx, { act: 'signed-in', actorId: user.id, subject: userSubject(user.id), ip: device.ip })
    return openSession(app, tx, user, device)
  })
}

function refusalOf(user: UserRow, now: Date) {
  if (user.lockout_end && user.lockout_end > now) return 'account-locked'
  if (user.status === 'Disabled') return 'account-disabled'
  if (user.status === 'New' || !user.email_confirmed) return 'email-unconfirmed'
  return undefined
}

async function recordFailure(app: App, user: UserRow | undefined, device: Device) {
  const now = app.clock.now()
  await inTransaction(app, async (tx) => {
    if (user) await countFailedSignIn(tx, user.id, { now, lockUntil: later(now, minutes(lockMinutes)), failuresToLock })
    await recordAct(tx, {
      act: 'sign-in-failed',
      actorId: null,
      ...(user && { subject: userSubject(user.id) }),
      ip: device.ip,
    })
  })
}

async function openSession(app: App, tx: Tx, user: UserRow, device: Device): Promise<Session> {
  const now = app.clock.now()
  const sessionId = makeId()
  await insertSession(tx, {
    id: sessionId,
    user_id: user.id,
    created_at: now,
    last_used_at: now,
    ip: device.ip,
    user_agent: device.userAgent?.slice(0, 300) ?? null,
    revoked_at: null,
  })
  const refreshToken = makeToken()
  await storeRefreshToken(app, tx, { refreshToken, sessionId, ip: device.ip })
  return issue(app, { userId: user.id, roles: user.roles, sessionId, refreshToken })
}

async function storeRefreshToken(
  app: App,
  tx: Tx,
  { refreshToken, sessionId, ip }: { refreshToken: string; sessionId: string; ip: string },
): Promise<string> {
  const now = app.clock.now()
  const id = makeId()
  await insertRefreshToken(tx, {
    id,
    session_id: sessionId,
    token_hash: hashToken(refreshToken),
    expires_at: later(now, days(refreshTokenDays)),
    created_at: now,
    created_by_ip: ip,
    revoked_at: null,
    revoked_by_ip: null,
    replaced_by_id: null,
  })
  return id
}

async function issue(
  app: App,
  {
    userId,
    roles,
    sessionId,
    refreshToken,
  }: { userId: string; roles: string[]; sessionId: string; refreshToken: string },
): Promise<Session> {
  const now = app.clock.now()
  const keys = { current: keyOf(secretOf(app)), previous: undefined }
  const holder = { userId, roles: roles as Role[], sessionId, now }
  const accessToken = await signToken(keys, {
    ...holder,
    type: 'access',
    expiresAt: later(now, minutes(accessTokenMinutes)),
  })
  const filesToken = await signToken(keys, { ...holder, type: 'files', expiresAt: later(now, days(refreshTokenDays)) })
  return {
    tokens: {
      accessToken,
      refreshToken,
      expiresIn: accessTokenMinutes,
      tokenType: 'Bearer',
      userRoles: claimsOf(roles),
    },
    filesToken,
  }
}

const secretOf = (app: App) => app.config.MATERIA_SECRET ?? ''

export async function refreshSession(app: App, refreshToken: string, device: Device): Promise<Session> {
  // A replay must end the session although the call fails, so the failure is thrown after the commit.
  const session = await inTransaction(app, async (tx) => {
    const held = await lockHeldToken(tx, hashToken(refreshToken))
    if (!held || held.session_revoked_at || held.status !== 'Approved') return undefined
    if (held.expires_at <= app.clock.now()) return undefined
    const successor = successorOf(refreshToken, secretOf(app))
    if (held.replaced_by_id) return renewAgain(app, tx, held, successor, device)
    const replacedById = await storeRefreshToken(app, tx, {
      refreshToken: successor,
      sessionId: held.session_id,
      ip: device.ip,
    })
    await supersedeToken(tx, held.id, { replacedById, at: app.clock.now(), ip: device.ip })
    await touchSession(tx, held.session_id, app.clock.now())
    return issueTo(app, held, successor)
  })
  if (!session) throw invalid('session-ended')
  return session
}

const issueTo = (app: App, held: HeldToken, refreshToken: string) =>
  issue(app, { userId: held.user_id, roles: held.roles, sessionId: held.session_id, refreshToken })

/** Two tabs refresh at once: the immediate predecessor gets the same successor for a moment. Later it is a thief. */
async function renewAgain(app: App, tx: Tx, held: HeldToken, successor: string, device: Device) {
  const sinceMs = app.clock.now().getTime() - (held.revoked_at?.getTime() ?? 0)
  if (!held.successor_replaced && sinceMs <= graceMs) return issueTo(app, held, successor)
  await revokeSession(tx, held.session_id, app.clock.now())
  await recordAct(tx, { act: 'refresh-replayed', actorId: null, subject: userSubject(held.user_id), ip: device.ip })
  return undefined
}

export async function signOut(app: App, refreshToken: string, device: Device): Promise<void> {
  await inTransaction(app, async (tx) => {
    const held = await lockHeldToken(tx, hashToken(refreshToken))
    if (!held) return
    await revokeSession(tx, held.session_id, app.clock.now())
    await recordAct(tx, { act: 'signed-out', actorId: held.user_id, subject: userSubject(held.user_id), ip: device.ip })
  })
}

export async function listDevices(app: App, actor: Actor): Promise<UserSession[]> {
  const sessions = await listSessionsOf(app.db, actor.userId, { now: app.clock.now() })
  return sessions.map((session) => sessionView(session, actor.sessionId))
}

export async function endOwnSession(app: App, actor: Actor, sessionId: string, device: Device): Promise<void> {
  await inTransaction(app, async (tx) => {
    const own = await listSessionsOf(tx, actor.userId, { now: app.clock.now() })
    if (!own.some((session) => session.id === sessionId)) throw notFound('device')
    await revokeSession(tx, sessionId, app.clock.now())
    await recordAct(tx, {
      act: 'session-ended',
      actorId: actor.userId,
      subject: userSubject(actor.userId),
      ip: device.ip,
    })
  })
}
