import { type ChatMessage, type MessageSearch, messagesPerPage } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { messageView } from '../chat.view.ts'
import { listRoomsSearched, searchMessageRows } from './message-search.queries.ts'
import { checkMember } from './messages.service.ts'

/** In one room or in all rooms one is in; never in another. */
export async function searchMessages(
  app: App,
  actor: Actor,
  { chatroomId, term, nextCursor }: MessageSearch & { chatroomId: string | null },
): Promise<{ messages: ChatMessage[]; nextCursor: string | null }> {
  if (chatroomId) await checkMember(app, actor, chatroomId)
  const chatroomIds = await listRoomsSearched(app.db, actor.userId, chatroomId)
  const rows = await searchMessageRows(app.db, actor.userId, {
    chatroomIds,
    term,
    before: nextCursor ? cursorIn(nextCursor) : null,
    limit: messagesPerPage + 1,
  })
  const last = rows[messagesPerPage - 1]
  return {
    messages: rows.slice(0, messagesPerPage).map(messageView),
    nextCursor: rows.length > messagesPerPage && last ? `${last.created_at.getTime()}_${last.id}` : null,
  }
}

function cursorIn(cursor: string): { at: Date; id: string } {
  const [ms = '', id = ''] = cursor.split('_')
  return { at: new Date(Number(ms)), id }
}
