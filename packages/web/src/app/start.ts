import { redirect } from 'react-router'
import { pendingInvitesOf } from '../features/folios/invites.ts'
import { profileOf } from '../features/profiles/me.ts'
import { checkToken, userOf } from '../features/users/me.ts'
import { paths } from '../lib/paths.ts'
import { queryClient } from '../lib/query.ts'
import { ensureFreshToken } from '../lib/renewal.ts'
import { endSession, getSession, onSessionEnd } from '../lib/session.ts'
import { startLive } from './live.ts'

let loadedUserId: string | null = null

onSessionEnd(() => {
  loadedUserId = null
})

export const isLoaderDue = () => loadedUserId !== getSession().userId

/** Application start (spec §4): whatever fails leads to Login, logged out. */
export async function startApplication(): Promise<Response | null> {
  if (!getSession().loggedIn || !isLoaderDue()) return null
  try {
    await loadApplication()
    return null
  } catch {
    endSession('lost')
    return redirect(paths.login)
  }
}

async function loadApplication(): Promise<void> {
  if (!(await ensureFreshToken())) throw new Error('The session is over.')
  const { userId, isDoctor, isAdmin } = getSession()
  if (!userId) throw new Error('The access token names nobody.')
  await Promise.all([
    queryClient.fetchQuery({ ...checkToken(), retry: false, staleTime: 0 }),
    queryClient.fetchQuery({ ...userOf(userId), retry: false }),
    queryClient.fetchQuery({ ...profileOf(userId), retry: false }),
    (isDoctor || isAdmin) && queryClient.fetchQuery({ ...pendingInvitesOf(userId), retry: false }),
  ])
  loadedUserId = userId
  startLive(queryClient)
}
