import { getSession } from './session.ts'
import { personKey } from './storage-keys.ts'

/** Text that somebody began and did not send, kept of them under `name` for each thing it is about. */
export function keptText(name: string) {
  const keyOf = (about: string) => {
    const { userId } = getSession()
    return userId && `${personKey(name, userId)}.${about}`
  }
  return {
    read: (about: string): string => {
      const key = keyOf(about)
      return (key && localStorage.getItem(key)) ?? ''
    },
    /** Nothing typed is nothing to keep. */
    keep: (about: string, text: string): void => {
      const key = keyOf(about)
      if (!key) return
      if (text.trim() === '') localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    },
  }
}
