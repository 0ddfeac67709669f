import { contentRoutes } from '@materia/contract'
import { useEffect, useState } from 'react'
import { listSavedReplies } from '../../lib/saved-replies.ts'

/** What of the viewer's reading is on this device. */
export interface SavedState {
  itemCount: number
  bytes: number
  savedAt: number | undefined
}

const listeners = new Set<() => void>()

/** Something was written down or removed. */
export function tellSaved(): void {
  for (const listener of listeners) listener()
}

export function useSavedState(): SavedState | undefined {
  const [state, setState] = useState<SavedState>()
  useEffect(() => {
    const read = () => void readSavedState().then(setState, () => undefined)
    listeners.add(read)
    read()
    return () => void listeners.delete(read)
  }, [])
  return state
}

async function readSavedState(): Promise<SavedState> {
  const replies = await listSavedReplies()
  return {
    itemCount: replies.filter(({ key }) => key[1] === contentRoutes.getContent.path).length,
    bytes: replies.reduce((sum, { bytes }) => sum + bytes, 0),
    savedAt: replies.length > 0 ? Math.max(...replies.map(({ savedAt }) => savedAt)) : undefined,
  }
}
