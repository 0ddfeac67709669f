import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { deleteRow, findRow, hasPersonDatabase, listRows, putRow } from './person-database.ts'

/** A reply as the device keeps it for times without a connection. */
export interface SavedReply {
  id: string
  key: QueryKey
  data: unknown
  /** When the server said so. */
  savedAt: number
  bytes: number
}

const dayMs = 86_400_000
/** Bounds of what is kept: older replies are not shown, larger ones not written down. */
export const savedReplyLimits = { days: 30, replyBytes: 1_000_000, bytes: 20_000_000 }

export const savedReplyId = (key: QueryKey): string => hashKey(key)

export const isTooOld = (reply: SavedReply, now = Date.now()): boolean =>
  now - reply.savedAt > savedReplyLimits.days * dayMs

export async function findSavedReply(key: QueryKey): Promise<SavedReply | undefined> {
  if (!hasPersonDatabase()) return undefined
  const reply = await findRow<SavedReply>(savedReplyId(key))
  return reply && !isTooOld(reply) ? reply : undefined
}

export const listSavedReplies = (): Promise<SavedReply[]> => listRows<SavedReply>()

export async function saveReply(key: QueryKey, data: unknown, savedAt: number): Promise<void> {
  const bytes = JSON.stringify(data)?.length ?? 0
  const id = savedReplyId(key)
  if (bytes > savedReplyLimits.replyBytes) await deleteRow(id)
  else await putRow<SavedReply>({ id, key, data, savedAt, bytes })
}

export const dropSavedReply = (id: string) => deleteRow(id)

/** Shows what was saved of a reply where nothing newer is known; false when nothing was. */
export async function restoreReply(cache: QueryClient, key: QueryKey): Promise<boolean> {
  if (cache.getQueryData(key) !== undefined) return true
  const saved = await findSavedReply(key).catch(() => undefined)
  if (!saved) return false
  if (cache.getQueryData(key) === undefined) cache.setQueryData(key, saved.data, { updatedAt: saved.savedAt })
  return true
}
