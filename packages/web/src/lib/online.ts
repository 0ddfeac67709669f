import { useSyncExternalStore } from 'react'

/** Whether the device has a connection at all, as far as the browser knows. */
export const isOnline = (): boolean => navigator.onLine

export const useIsOnline = (): boolean => useSyncExternalStore(onConnectionChange, isOnline, () => true)

function onConnectionChange(listener: () => void): () => void {
  const events = ['online', 'offline']
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}
