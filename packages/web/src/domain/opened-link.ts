import { useSyncExternalStore } from 'react'
import { onSessionEnd } from '../lib/session.ts'
import { paths } from './paths.ts'

/** In the storage of the tab. */
const openedLinkKey = 'materia.opened-link'
const listeners = new Set<() => void>()

/** Keeps, in this tab, the link that somebody opened and had to log in for: a login leads to Discover (spec §4). */
export function rememberLink(address: string): void {
  const { pathname, search, hash } = new URL(address)
  if (pathname.toLowerCase() === paths.discover && search === '') return
  change(() => sessionStorage.setItem(openedLinkKey, `${pathname.replace(/^\/+/, '/')}${search}${hash}`))
}

export const forgetLink = (): void => change(() => sessionStorage.removeItem(openedLinkKey))

export const useOpenedLink = (): string | null => useSyncExternalStore(onLinkChange, readLink, () => null)

onSessionEnd(forgetLink)

const readLink = () => sessionStorage.getItem(openedLinkKey)

function onLinkChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(act: () => void): void {
  act()
  for (const listener of listeners) listener()
}
