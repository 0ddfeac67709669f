import { type createBrowserRouter, createPath } from 'react-router'
import { rememberLink } from '../domain/opened-link.ts'
import { paths } from '../domain/paths.ts'
import { onSessionEnd } from '../lib/session.ts'
import { clearNotice } from '../ui/notice.ts'
import type { ScreenHandle } from './screen-handle.ts'

/** Where a finished session leads: after a logout Home, after a forced sign-out Login (spec §4). */
export function followSessionEnd(router: ReturnType<typeof createBrowserRouter>): () => void {
  const isSignedInScreen = () =>
    (router.state.matches.at(-1)?.route.handle as ScreenHandle | undefined)?.access !== 'public'
  return onSessionEnd((end, { refreshToken }) => {
    clearNotice()
    if (end === 'lost' || end === 'unreachable') {
      // Where they were waits for them, as a link does that asks for a login.
      if (isSignedInScreen()) rememberLink(new URL(createPath(router.state.location), location.origin).href)
      void router.navigate(paths.homeDialog('Login'), { state: { isSignedOut: end === 'lost' } })
      return
    }
    if (end === 'logout' && refreshToken) void revoke(refreshToken)
    if (isSignedInScreen()) void router.navigate(paths.home)
  })
}

/** The server being out of reach must not keep anybody from leaving: the token then runs out by itself. */
async function revoke(refreshToken: string): Promise<void> {
  const { revokeToken } = await import('../features/users/api.ts')
  await revokeToken(refreshToken).catch(() => undefined)
}
