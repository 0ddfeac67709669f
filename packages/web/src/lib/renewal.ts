import { userRoutes } from '@materia/contract'
import { ApiError } from './api-error.ts'
import { send } from './send.ts'
import { beginSession, endSession, getSession, rereadSession } from './session.ts'

const expiringSoonMs = 5 * 60_000

type Outcome = 'renewed' | 'over' | 'out of reach'

let renewing: Promise<Outcome> | undefined

export function isExpiringSoon(now = Date.now()): boolean {
  const { accessTokenExpiry } = getSession()
  return accessTokenExpiry === null || accessTokenExpiry - now <= expiringSoonMs
}

/** The check before each protected navigation (spec §9). False: the session is over. */
export async function ensureFreshToken(): Promise<boolean> {
  if (!getSession().loggedIn) return false
  if (!isExpiringSoon()) return true
  return renewIfReachable(getSession().accessToken)
}

/** Gets a new access token in place of `stale`. A server out of reach is no reason to send anybody away: only a refusal is. */
export const renewIfReachable = async (stale: string | null): Promise<boolean> => (await renewOnce(stale)) !== 'over'

/** The check by the clock: a lost connection or an outage is no reason to send a viewer away, the next check tries again. */
export async function keepTokenFresh(): Promise<void> {
  if (getSession().loggedIn && isExpiringSoon()) await renewOnce(getSession().accessToken)
}

/** The same after a call was refused: when it fails, whatever the reason, the session ends (spec §8). */
export async function renewSession(stale: string | null): Promise<boolean> {
  const outcome = await renewOnce(stale)
  if (outcome === 'out of reach') endSession('unreachable')
  return outcome === 'renewed'
}

/** Once for all callers and all tabs. When the server refuses, the session ends. */
function renewOnce(stale: string | null): Promise<Outcome> {
  renewing ??= alone(() => renew(stale)).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(stale: string | null): Promise<Outcome> {
  const { accessToken, refreshToken } = rereadSession()
  if (accessToken !== stale) return accessToken !== null ? 'renewed' : 'over'
  if (!refreshToken) {
    endSession('lost')
    return 'over'
  }
  try {
    const { data } = await send(userRoutes.refreshToken, { body: { refreshToken } }, {})
    // A logout that came in between wins.
    if (getSession().refreshToken !== refreshToken) return getSession().loggedIn ? 'renewed' : 'over'
    beginSession(data)
    return 'renewed'
  } catch (error) {
    // Too many calls from one hospital's address say nothing of this session.
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return 'out of reach'
    endSession('lost')
    return 'over'
  }
}

const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('materia.session', work) : work()
