import { hash } from 'node:crypto'
import type { Language } from '@materia/contract'
import type { Actor, Authenticated, Authenticator } from '../../../platform/app.ts'
import type { Clock } from '../../../platform/clock.ts'
import { days, later, minutes, seconds } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { isCanonicalToken, readToken, type TokenKeys, type TokenType } from './access-tokens.ts'
import { findConfirmation, listLiveSessions } from './sessions.queries.ts'
import { sessionDays } from './sessions.service.ts'

/** How long a session's state is believed without asking the database: well below the promised 10 seconds. */
const believedMs = seconds(3)
const remembered = 20_000
/** How long somebody who proved that it is them is not asked again. */
const confirmedMs = minutes(10)

interface LiveSession {
  userId: string
  language: Language
  hasSecondFactor: boolean
  seenMs: number
}

/**
 * A token is good if it was signed here, has not expired, and its session has not ended. Signatures are checked
 * once per token and process; whether the session still stands is asked anew every few seconds.
 */
export function createAuthenticator({
  db,
  keys,
  clock,
  adminsMustEnrol,
  everybodyMustEnrol,
}: {
  db: Db
  keys: TokenKeys
  clock: Clock
  adminsMustEnrol: boolean
  everybodyMustEnrol: boolean
}): Authenticator {
  const readTokens = new Map<string, Authenticated>()
  const seenAlive = new Map<string, LiveSession>()

  async function authenticate(type: TokenType, token: string): Promise<Authenticated | undefined> {
    if (!isCanonicalToken(token)) return undefined
    const now = clock.now()
    const key = hash('sha256', `${type} ${token}`, 'base64')
    const known = readTokens.get(key) ?? (await readToken(keys, { type, token, now }))
    if (!known || known.expiresAt <= now) return undefined
    remember(readTokens, key, known)
    const session = await findLive(known.actor, now)
    return session && { ...known, actor: withRights({ ...known.actor, language: session.language }, session) }
  }

  /** Before an admin has a second factor, nothing of an admin's opens; where everybody needs one, nothing at all. */
  function withRights(actor: Actor, { hasSecondFactor }: LiveSession): Actor {
    const isAsked = everybodyMustEnrol || (adminsMustEnrol && actor.roles.includes('Admin'))
    if (!isAsked || hasSecondFactor) return actor
    const roles = actor.roles.filter((role) => role !== 'Admin')
    return { ...actor, roles, rolesEnrolled: actor.roles, mustEnrol: everybodyMustEnrol ? 'person' : 'admin' }
  }

  const oldest = () => ({ begunAfter: later(clock.now(), -days(sessionDays)) })

  async function findLive({ sessionId, userId }: Actor, now: Date): Promise<LiveSession | undefined> {
    const seen = seenAlive.get(sessionId)
    if (seen && Math.abs(now.getTime() - seen.seenMs) < believedMs) return seen
    const [alive] = await listLiveSessions(db, [sessionId], oldest())
    if (!alive) {
      seenAlive.delete(sessionId)
      return undefined
    }
    const session = {
      userId,
      language: alive.language,
      hasSecondFactor: alive.two_factor_enabled,
      seenMs: now.getTime(),
    }
    remember(seenAlive, sessionId, session)
    return session
  }

  return {
    authenticate: (token) => authenticate('access', token),
    authenticateFiles: (cookie) => authenticate('files', cookie),
    forgetSessionsOf(userId) {
      for (const [sessionId, session] of seenAlive) if (session.userId === userId) seenAlive.delete(sessionId)
    },
    async isConfirmed({ sessionId }) {
      const confirmedAt = await findConfirmation(db, sessionId)
      return confirmedAt !== undefined && confirmedAt > later(clock.now(), -confirmedMs)
    },
    async listEndedSessions(sessionIds) {
      const alive = new Set((await listLiveSessions(db, sessionIds, oldest())).map(({ id }) => id))
      return sessionIds.filter((id) => !alive.has(id))
    },
  }
}

/** The one that was not used for longest makes room. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value) {
  map.delete(key)
  map.set(key, value)
  if (map.size <= remembered) return
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}
