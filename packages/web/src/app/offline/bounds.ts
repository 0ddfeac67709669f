import {
  dropSavedReply,
  isTooOld,
  listSavedReplies,
  type SavedReply,
  savedReplyLimits,
} from '../../lib/saved-replies.ts'
import { keptAs } from './kept-replies.ts'
import type { Wanted } from './reading.ts'

/** What was opened and is in none of the viewer's lists: the newest of them stay. */
export const openedMax = 200

/** Removes what is too old, too much, or no longer in the viewer's folios. */
export async function holdBounds(userId: string, wanted: Wanted): Promise<void> {
  for (const { id } of listOverBounds(await listSavedReplies(), { userId, wanted })) await dropSavedReply(id)
}

interface Viewer {
  userId: string
  wanted: Wanted
}

/** What does not stay takes no room from what does. */
export function listOverBounds(replies: SavedReply[], viewer: Viewer): SavedReply[] {
  const newestFirst = replies.filter((reply) => !isTooOld(reply)).toSorted((one, other) => other.savedAt - one.savedAt)
  const stays = new Set<SavedReply>()
  let bytes = 0
  for (const reply of ranked(newestFirst, viewer)) {
    if (bytes + reply.bytes > savedReplyLimits.bytes) break
    bytes += reply.bytes
    stays.add(reply)
  }
  return replies.filter((reply) => !stays.has(reply))
}

/**
 * What opens Materia without a connection before what is read there. A folio that is not listed any more may have been
 * closed to the viewer; an item was opened.
 */
function ranked(replies: SavedReply[], { userId, wanted }: Viewer): SavedReply[] {
  const [needed, listed, opened]: [SavedReply[], SavedReply[], SavedReply[]] = [[], [], []]
  for (const reply of replies) {
    const kept = keptAs(reply.key, userId)
    if (kept === 'oneself' || (kept === 'folios' && namesNothing(reply))) needed.push(reply)
    else if (wanted.has(reply.id)) listed.push(reply)
    else if (kept === 'items') opened.push(reply)
  }
  return [...needed, ...listed, ...opened.slice(0, openedMax)]
}

/** The lists themselves have no input that names one folio. */
const namesNothing = ({ key }: SavedReply) => Object.keys(key[2] ?? {}).length === 0
