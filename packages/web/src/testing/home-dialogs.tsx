import type { RouteObject } from 'react-router'
import { useNavigate, useParams } from 'react-router'
import { type HomeDialog, paths } from '../domain/paths.ts'
import { HomeDialogs } from '../features/users/HomeDialogs.tsx'

/** The Home route with nothing behind its dialogs. */
export const dialogsOnly: RouteObject[] = [
  { path: '/Home/:dialog?', Component: Dialogs },
  { path: paths.discover, Component: () => null },
]

function Dialogs() {
  const navigate = useNavigate()
  const { dialog } = useParams()
  if (!dialog) return null
  return <HomeDialogs key={dialog} dialog={dialog as HomeDialog} onClose={() => void navigate(paths.home)} />
}
