import type { Attachment } from '@materia/contract'
import { getSession } from '../../lib/session.ts'
import { personKey } from '../../lib/storage-keys.ts'

const keyOf = (userId: string, chatroomId: string) => `${personKey('chat-draft', userId)}.${chatroomId}`
const filesKeyOf = (userId: string, chatroomId: string) => `${keyOf(userId, chatroomId)}.files`

/** What was begun in a room and not sent. */
export const readDraft = (chatroomId: string): string => read(chatroomId, keyOf)

export const keepDraft = (chatroomId: string, text: string): void =>
  keep(chatroomId, keyOf, text.trim() === '' ? null : text)

/** The files that were to go along; what has been swept meanwhile is refused when it is sent. */
export function readDraftFiles(chatroomId: string): Attachment[] {
  try {
    const files: unknown = JSON.parse(read(chatroomId, filesKeyOf) || '[]')
    return Array.isArray(files) ? files : []
  } catch {
    return []
  }
}

export const keepDraftFiles = (chatroomId: string, files: Attachment[]): void =>
  keep(chatroomId, filesKeyOf, files.length === 0 ? null : JSON.stringify(files))

type KeyOf = (userId: string, chatroomId: string) => string

function read(chatroomId: string, key: KeyOf): string {
  const { userId } = getSession()
  return (userId && localStorage.getItem(key(userId, chatroomId))) ?? ''
}

function keep(chatroomId: string, key: KeyOf, text: string | null): void {
  const { userId } = getSession()
  if (!userId) return
  if (text === null) localStorage.removeItem(key(userId, chatroomId))
  else localStorage.setItem(key(userId, chatroomId), text)
}
