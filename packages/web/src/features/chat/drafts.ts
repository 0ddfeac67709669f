import { getSession, onSessionEnd } from '../../lib/session.ts'

const prefix = 'materia.chat-draft.'
const keyOf = (chatroomId: string) => `${prefix}${getSession().userId}.${chatroomId}`

/** What was begun in a room and not sent. */
export const readDraft = (chatroomId: string): string => localStorage.getItem(keyOf(chatroomId)) ?? ''

export function keepDraft(chatroomId: string, text: string): void {
  if (text.trim() === '') localStorage.removeItem(keyOf(chatroomId))
  else localStorage.setItem(keyOf(chatroomId), text)
}

onSessionEnd((end) => {
  if (end !== 'logout') return
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
})
