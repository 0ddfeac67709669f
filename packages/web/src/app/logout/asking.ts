import { endSession, getSession, onSessionEnd } from '../../lib/session.ts'
import { personKey } from '../../lib/storage-keys.ts'

let isAsking = false
const listeners = new Set<() => void>()
onSessionEnd(() => ask(false))

/** Logging out removes what this person wrote and the server does not have: they are asked first. */
export function logOut(): void {
  if (hasUnsentNotes()) ask(true)
  else endSession('logout')
}

export function answerLogout(answer: 'leave' | 'stay'): void {
  if (answer === 'leave') endSession('logout')
  else ask(false)
}

export const isLogoutAsked = () => isAsking

export function onLogoutAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Looked up here, so that nobody loads the folios to log out. */
function hasUnsentNotes(): boolean {
  const { userId } = getSession()
  return userId !== null && localStorage.getItem(personKey('notes', userId)) !== null
}

function ask(next: boolean) {
  isAsking = next
  for (const listener of listeners) listener()
}
