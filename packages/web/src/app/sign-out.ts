import type { createBrowserRouter } from 'react-router'
import { paths } from '../domain/paths.ts'
import { onSessionEnd } from '../lib/session.ts'
import { clearNotice } from '../ui/notice.ts'
import type { ScreenHandle } from './screen-handle.ts'

/** Where a finished session leads: after a logout Home, after a forced sign-out Login (spec §4). */
export function followSessionEnd(router: ReturnType<typeof createBrowserRouter>): () => void {
  return onSessionEnd((end, { refreshToken }) => {
    clearNotice()
    if (end === 'lost' || end === 'unreachable') {
      void router.navigate(paths.login)
      return
    }
    if (end === 'logout' && refreshToken) void revoke(refreshToken)
    const open = router.state.matches.at(-1)?.route.handle as ScreenHandle | undefined
    if (open?.access !== 'public') void router.navigate(paths.home)
  })
}

/** The server being out of reach must not keep anybody from leaving: the token then runs out by itself. */
async function revoke(refreshToken: string): Promise<void> {
  const { revokeToken } = await import('../features/users/api.ts')
  await revokeToken(refreshToken).catch(() => undefined)
}
