import { type ChatMessage, mentionedIn } from '@materia/contract'
import type { App } from '../../../platform/app.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { excerptOf, notifyAll } from '../../../platform/notifications/index.ts'
import { listMembersAmong } from '../rooms/members.queries.ts'

/** Those in the room whom a message mentions hear of it; a retry tells nobody twice. */
export async function notifyMentioned(app: App, message: ChatMessage): Promise<void> {
  const named = mentionedIn(message.content)
  if (named.length === 0) return
  const { id: key, chatroomId, fromUserId: actorId, content } = message
  const facts = { excerpt: excerptOf(content) }
  await inTransaction(app, async (tx) => {
    const members = await listMembersAmong(tx, chatroomId, named)
    const about = { kind: 'Mentioned' as const, key, at: app.clock.now(), actorId, chatroomId, facts }
    await notifyAll(
      tx,
      members.map((userId) => ({ userId, ...about })),
    )
  })
}
