import type { Role, TokenResponse, UserSession } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import { days, later, minutes, seconds } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { invalid, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { accessTokenMinutes, keyOf, signToken } from './access-tokens.ts'
import { type CredentialsRefusal, settleCredentials, unlocked, verifyCredentials } from './lock-out.service.ts'
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
import { type UserRow, updateUser } from './users.queries.ts'
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
const graceMs = seconds(30)

export async function signIn(
  app: App,
  { username, password }: { username: string; password: string },
  device: Device,
): Promise<Session> {
  // Refused after the commit: the failure counts.
  const outcome = await trySignIn(app, { email: username.trim().toLowerCase(), password }, device)
  if ('refusal' in outcome) throw invalid(outcome.refusal)
  return outcome.session
}

async function trySignIn(
  app: App,
  credentials: { email: string; password: string },
  device: Device,
): Promise<{ refusal: CredentialsRefusal | (ReturnType<typeof refusalOf> & string) } | { session: Session }> {
  const check = await verifyCredentials(app, credentials)
  return inTransaction(app, async (tx) => {
    const checked = await settleCredentials(app, tx, check, { act: 'sign-in-failed', ip: device.ip })
    if ('refusal' in checked) return checked
    const { user } = checked
    const refusal = refusalOf(user)
    if (refusal) return { refusal }
    if (user.access_failed_count > 0 || user.lockout_end) await updateUser(tx, user.id, unlocked)
    await recordAct(tx, { act: 'signed-in', actorId: user.id, subject: userSubject(user.id), ip: device.ip })
    return { session: await openSession(app, tx, user, device) }
  })
}

function refusalOf(user: UserRow) {
  if (user.status === 'Disabled') return 'account-disabled'
  if (user.status === 'New' || !user.email_confirmed) return 'email-unconfirmed'
  return undefined
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
