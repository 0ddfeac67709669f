import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a page drawn at build time is taken over: what only the browser knows waits for true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
