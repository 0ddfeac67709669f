import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getConflict, onConflict } from './ask-conflict.ts'

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }))

/** The one place where somebody chooses between their text and the one stored meanwhile. */
export function Conflicts() {
  const conflict = useSyncExternalStore(onConflict, getConflict, () => undefined)
  if (!conflict) return null
  return (
    <Suspense fallback={null}>
      <ConflictDialog {...conflict} />
    </Suspense>
  )
}
