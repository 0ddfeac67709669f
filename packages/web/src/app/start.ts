import type { User } from '@materia/contract'
import { redirect } from 'react-router'
import { rememberLink } from '../domain/opened-link.ts'
import { paths } from '../domain/paths.ts'
import { getRoles } from '../domain/roles.ts'
import { pendingInvitesOf } from '../features/folios/people/invites.ts'
import { profileOf } from '../features/profiles/me.ts'
import { enterInLanguage } from '../features/users/language.ts'
import { checkToken, userOf } from '../features/users/me.ts'
import { isRefused, statusOf, UnreachableError } from '../lib/api-error.ts'
import { queryClient } from '../lib/query.ts'
import { ensureFreshToken } from '../lib/renewal.ts'
import { endSession, getSession, onSessionEnd } from '../lib/session.ts'
import { startLive } from './live.ts'

let loadedUserId: string | null = null
let starting: Promise<Response | null> | undefined

onSessionEnd(() => {
  loadedUserId = null
  starting = undefined
})

export const isLoaderDue = () => loadedUserId !== getSession().userId

/** Application start (spec §4), once for all screens that are asked for meanwhile. */
export async function startApplication({ request }: { request: Request }): Promise<Response | null> {
  if (!getSession().loggedIn || !isLoaderDue()) return null
  if (starting) return starting
  const own = start(request.url).finally(() => {
    if (starting === own) starting = undefined
  })
  starting = own
  return own
}

/** Whatever fails leads to Login, logged out. */
async function start(address: string): Promise<Response | null> {
  const { userId } = getSession()
  try {
    await loadApplication(userId)
    return null
  } catch (error) {
    // Somebody else may have signed in meanwhile; their session goes on.
    if (userId && error instanceof UnreachableError && (await enterFromSaved(userId))) return null
    if (getSession().userId === userId) endSession(isRefusal(error) ? 'lost' : 'unreachable')
    rememberLink(address)
    return redirect(paths.login)
  }
}

const isRefusal = (error: unknown) => isRefused(error) || statusOf(error) === 401

async function loadApplication(userId: string | null): Promise<void> {
  const isOver = () => getSession().userId !== userId
  if (!userId) throw new Error('The access token names nobody.')
  if (!(await ensureFreshToken()) || isOver()) throw new Error('The session is over.')
  const { isDoctor, isAdmin } = getRoles()
  const [, user] = await Promise.all([
    queryClient.fetchQuery({ ...checkToken(), retry: false, staleTime: 0 }),
    queryClient.fetchQuery({ ...userOf(userId), retry: false }),
    queryClient.fetchQuery({ ...profileOf(userId), retry: false }),
    (isDoctor || isAdmin) && queryClient.fetchQuery({ ...pendingInvitesOf(userId), retry: false }),
  ])
  if (isOver()) throw new Error('The session is over.')
  await enter(userId, user)
}

/** Without an answer, what this device has saved of the person opens the screens; the next call that is answered asks for the session. */
async function enterFromSaved(userId: string): Promise<boolean> {
  const saved = await import('./offline/open-from-saved.ts').then(
    ({ openFromSaved }) => openFromSaved(userId),
    () => undefined,
  )
  if (!saved || getSession().userId !== userId) return false
  await enter(userId, saved)
  return true
}

async function enter(userId: string, user: User): Promise<void> {
  await enterInLanguage(user.language)
  loadedUserId = userId
  startLive(queryClient)
  if ('indexedDB' in window) void startOffline(userId).catch(() => undefined)
}

const startOffline = async (userId: string) => (await import('./offline/start-offline.ts')).startOffline(userId)
