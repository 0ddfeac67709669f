import type { Access } from '@materia/contract'
import { redirect } from 'react-router'
import { paths } from '../domain/paths.ts'
import { loadChunk } from '../lib/chunk.ts'
import { getSession, hasRole } from '../lib/session.ts'

/** Where a navigation to a screen with this access has to go instead, if anywhere (spec §2). */
export async function guard(access: Access): Promise<Response | null> {
  if (access === 'public') return null
  if (!getSession().loggedIn) return redirect(paths.login)
  // Loaded here: visitors of the public pages have no session to renew.
  const { ensureFreshToken } = await loadChunk(() => import('./application.tsx'))
  if (!(await ensureFreshToken())) return redirect(paths.login)
  if (access === 'signed-in') return null
  return access.some((role) => hasRole(getSession(), role)) ? null : redirect(paths.root)
}
