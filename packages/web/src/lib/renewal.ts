import { userRoutes } from '@materia/contract'
import { send } from './send.ts'
import { beginSession, endSession, getSession, rereadSession } from './session.ts'

export const expiringSoonMs = 5 * 60_000

let renewing: Promise<boolean> | undefined

export function isExpiringSoon(now = Date.now()): boolean {
  const { accessTokenExpiry } = getSession()
  return accessTokenExpiry === null || accessTokenExpiry - now <= expiringSoonMs
}

/** The check before each protected navigation (spec §9). False: the session is over. */
export async function ensureFreshToken(): Promise<boolean> {
  if (!getSession().loggedIn) return false
  if (!isExpiringSoon()) return true
  return renewSession(getSession().accessToken)
}

/**
 * Gets a new access token in place of `stale`, once for all callers and all tabs.
 * When the server refuses, the session ends.
 */
export function renewSession(stale: string | null): Promise<boolean> {
  renewing ??= alone(() => renew(stale)).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(stale: string | null): Promise<boolean> {
  const { accessToken, refreshToken } = rereadSession()
  if (accessToken !== stale) return accessToken !== null
  if (!refreshToken) {
    endSession('lost')
    return false
  }
  try {
    const { data } = await send(userRoutes.refreshToken, { body: { refreshToken } }, {})
    // A logout that came in between wins.
    if (getSession().refreshToken !== refreshToken) return getSession().loggedIn
    beginSession(data)
    return true
  } catch {
    endSession('lost')
    return false
  }
}

const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('materia.session', work) : work()
