import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getNotice, onNotice } from './notice.ts'

const NoticeSnackbar = lazy(async () => ({ default: (await import('./notice-snackbar.tsx')).NoticeSnackbar }))

/** The one place where short messages appear. */
export function Snackbars() {
  const notice = useSyncExternalStore(onNotice, getNotice, () => undefined)
  if (!notice) return null
  return (
    <Suspense fallback={null}>
      <NoticeSnackbar key={notice.id} notice={notice} />
    </Suspense>
  )
}
