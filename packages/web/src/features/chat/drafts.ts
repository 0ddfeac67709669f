import { getSession } from '../../lib/session.ts'
import { personKey } from '../../lib/storage-keys.ts'

const keyOf = (userId: string, chatroomId: string) => `${personKey('chat-draft', userId)}.${chatroomId}`

/** What was begun in a room and not sent. */
export function readDraft(chatroomId: string): string {
  const { userId } = getSession()
  return (userId && localStorage.getItem(keyOf(userId, chatroomId))) ?? ''
}

export function keepDraft(chatroomId: string, text: string): void {
  const { userId } = getSession()
  if (!userId) return
  if (text.trim() === '') localStorage.removeItem(keyOf(userId, chatroomId))
  else localStorage.setItem(keyOf(userId, chatroomId), text)
}
