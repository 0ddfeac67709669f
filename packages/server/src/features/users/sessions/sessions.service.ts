import type { Role, TokenResponse, UserSession } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { recordAct } from '../../../platform/audit/audit.queries.ts'
import { days, later, minutes, seconds } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { invalid, notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { hashToken, makeId, makeToken, successorOf } from '../secrets.ts'
import type { UserRow } from '../users.queries.ts'
import { claimsOf, sessionView, userSubject } from '../users.view.ts'
import { accessTokenMinutes, keyOf, signToken } from './access-tokens.ts'
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
/** After so many days somebody signs in again, whatever happened meanwhile. */
export const sessionDays = 90
const graceMs = seconds(30)

/** A sign-in counts as a confirmation. */
export async function openSession(app: App, tx: Tx, user: UserRow, device: Device): Promise<Session> {
  const now = app.clock.now()
  const sessionId = makeId()
  await insertSession(tx, {
    id: sessionId,
    user_id: user.id,
    created_at: now,
    last_used_at: now,
    ip: device.ip,
    user_agent: kept(device.userAgent),
    revoked_at: null,
    confirmed_at: now,
  })
  const refreshToken = makeToken()
  await storeRefreshToken(app, tx, { refreshToken, sessionId, sessionBegan: now, ip: device.ip })
  return issue(app, { userId: user.id, roles: user.roles, sessionId, refreshToken })
}

async function storeRefreshToken(
  app: App,
  tx: Tx,
  {
    refreshToken,
    sessionId,
    sessionBegan,
    ip,
  }: { refreshToken: string; sessionId: string; sessionBegan: Date; ip: string },
): Promise<string> {
  const now = app.clock.now()
  const id = makeId()
  await insertRefreshToken(tx, {
    id,
    session_id: sessionId,
    token_hash: hashToken(refreshToken),
    expires_at: earlier(later(now, days(refreshTokenDays)), later(sessionBegan, days(sessionDays))),
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

/** As much of what a browser says of itself as is kept. */
export const kept = (userAgent: string | null) => userAgent?.slice(0, 300) ?? null

const earlier = (one: Date, other: Date) => (one < other ? one : other)

const secretOf = (app: App) => app.config.MATERIA_SECRET ?? ''

export async function refreshSession(app: App, refreshToken: string, device: Device): Promise<Session> {
  // A replay must end the session although the call fails, so the failure is thrown after the commit.
  const session = await inTransaction(app, async (tx) => {
    const held = await lockHeldToken(tx, hashToken(refreshToken))
    if (!held || held.session_revoked_at || held.status !== 'Approved') return undefined
    if (held.expires_at <= app.clock.now()) return undefined
    const successor = successorOf(app.config, refreshToken)
    if (held.replaced_by_id) return renewAgain(app, tx, held, successor, device)
    const replacedById = await storeRefreshToken(app, tx, {
      refreshToken: successor,
      sessionId: held.session_id,
      sessionBegan: held.session_created_at,
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
