import { type Role, roleClaims, roleOfClaim, type TokenResponse, userIdIn } from '@materia/contract'
import { useSyncExternalStore } from 'react'
import { clearPersonStorage, sessionKey } from './storage-keys.ts'

/** What is kept on this device between visits (spec §3). */
export interface StoredSession {
  loggedIn: boolean
  accessToken: string | null
  /** Milliseconds since the epoch. */
  accessTokenExpiry: number | null
  refreshToken: string | null
  /** As the access token names them. */
  roles: string[]
}

export interface Session extends StoredSession {
  /** Read from the access token. */
  userId: string | null
}

/**
 * `logout`: the person asked; `lost`: the server refused; `elsewhere`: another tab logged out or signed in somebody else;
 * `unreachable`: nobody could say whether the session holds, so that what was written here waits for the same person.
 */
export type SessionEnd = 'logout' | 'lost' | 'elsewhere' | 'unreachable'

const minuteMs = 60_000
const loggedOut: StoredSession = {
  loggedIn: false,
  accessToken: null,
  accessTokenExpiry: null,
  refreshToken: null,
  roles: [],
}

const changeListeners = new Set<() => void>()
const endListeners = new Set<(end: SessionEnd, ended: StoredSession) => void>()
const loggedOutSession = withUserId(loggedOut)
/** Whom a page is drawn for at build time, where nobody is signed in. */
let drawnFor = loggedOutSession
let current = typeof localStorage === 'undefined' ? loggedOutSession : withUserId(readStored())

export const getSession = (): Session => current

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession, () => drawnFor)
}

/** Draws what these roles see; none again for the public pages. */
export function drawFor(roles: Role[]): void {
  drawnFor = withUserId({ ...loggedOut, loggedIn: roles.length > 0, roles: roles.map((role) => roleClaims[role]) })
}

export function hasRole(session: Session, role: Role): boolean {
  return session.roles.includes(roleClaims[role])
}

export function onSessionChange(listener: () => void): () => void {
  changeListeners.add(listener)
  return () => changeListeners.delete(listener)
}

/** Whoever keeps something of the person's clears it here. */
export function onSessionEnd(listener: (end: SessionEnd, ended: StoredSession) => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

export function beginSession(tokens: TokenResponse, now = Date.now()): void {
  const stored: StoredSession = {
    loggedIn: true,
    accessToken: tokens.accessToken,
    accessTokenExpiry: now + tokens.expiresIn * minuteMs,
    refreshToken: tokens.refreshToken,
    roles: tokens.userRoles.filter((claim) => roleOfClaim(claim)),
  }
  localStorage.setItem(sessionKey, JSON.stringify(stored))
  clearPersonStorage({ except: withUserId(stored).userId })
  change(stored)
}

export function endSession(end: SessionEnd): void {
  if (!current.loggedIn) return
  localStorage.removeItem(sessionKey)
  leave(end)
}

/** Takes over what another tab wrote; the storage event may come later than a lock is handed on. */
export function rereadSession(): Session {
  const stored = readStored()
  if (!stored.loggedIn) {
    endSession('elsewhere')
    return current
  }
  if (stored.accessToken === current.accessToken) return current
  // What this tab keeps of one person is not for the next.
  if (current.loggedIn && withUserId(stored).userId !== current.userId) leave('elsewhere')
  change(stored)
  return current
}

/** Follows logins, renewals and logouts of other tabs. */
export function watchOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionKey || event.key === null) rereadSession()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function leave(end: SessionEnd) {
  const ended = current
  change(loggedOut)
  if (end !== 'unreachable') clearPersonStorage({ except: withUserId(readStored()).userId })
  for (const listener of endListeners) listener(end, ended)
}

function change(stored: StoredSession) {
  current = stored.loggedIn ? withUserId(stored) : loggedOutSession
  for (const listener of changeListeners) listener()
}

function readStored(): StoredSession {
  try {
    const stored: Partial<StoredSession> = JSON.parse(localStorage.getItem(sessionKey) ?? '{}')
    if (!stored.loggedIn || !stored.accessToken || !Array.isArray(stored.roles)) return loggedOut
    return { ...loggedOut, ...stored }
  } catch {
    return loggedOut
  }
}

function withUserId(stored: StoredSession): Session {
  return { ...stored, userId: stored.accessToken ? userIdIn(stored.accessToken) : null }
}
