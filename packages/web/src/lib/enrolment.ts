import { onSessionEnd } from './session.ts'

let isNeeded = false
const listeners = new Set<() => void>()
onSessionEnd(() => setEnrolmentNeeded(false))

/** Whether the server lets this person do nothing before they have a second factor. */
export const isEnrolmentNeeded = () => isNeeded

export function setEnrolmentNeeded(next: boolean): void {
  if (next === isNeeded) return
  isNeeded = next
  for (const listener of listeners) listener()
}

export function onEnrolment(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
