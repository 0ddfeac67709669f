import { type ChatMessage, chatHub, type MessagePage, messagesPerPage, type SendMessage } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { forbidden, notFound } from '../../platform/errors/errors.ts'
import { announce } from '../../platform/events/events.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { isVisible } from '../contents/index.ts'
import { makeId } from '../users/index.ts'
import { messageChanged } from './chat.events.ts'
import { isMember } from './chat.policy.ts'
import { messageView } from './chat.view.ts'
import { getRoomFor } from './chatrooms.service.ts'
import { moveReadPointer } from './members.queries.ts'
import {
  findMessageSaid,
  isSaidTwice,
  listMessagesAfter,
  listMessagesBefore,
  markMessageHidden,
  type NewMessage,
} from './messages.queries.ts'

/** A retry of a message that is stored already is answered with the stored one. */
export async function sendMessage(app: App, actor: Actor, form: SendMessage): Promise<ChatMessage> {
  const sharedContentItemId = form.sharedContentItemId ?? null
  if (sharedContentItemId && !(await isVisible(app.db, actor, sharedContentItemId))) {
    throw notFound('content')
  }
  const said = { chatroomId: form.chatroomId, fromUserId: actor.userId, clientMessageId: form.clientMessageId }
  const id = makeId()
  const stored = await storeUnlessSaid(app, {
    ...said,
    id,
    content: form.content,
    sharedContentItemId,
    at: app.clock.now(),
  })
  if (stored === 'said before') {
    await checkMember(app, actor, form.chatroomId)
    const before = await findMessageSaid(app.db, said)
    if (!before) throw notFound('message')
    return messageView(before)
  }
  if (!stored) throw await refusalFor(app, actor, form.chatroomId)
  // Another id: it was stored by the first try, which spreads it.
  if (stored.id === id) app.features.chat.relay.spread(stored, stored.membership_version)
  return messageView(stored)
}

async function storeUnlessSaid(app: App, message: NewMessage) {
  try {
    return await app.features.chat.storeMessage(message)
  } catch (error) {
    if (isSaidTwice(error)) return 'said before'
    throw error
  }
}

/** The newest page, or the one before a cursor. */
export async function getMessages(
  app: App,
  actor: Actor,
  { chatroomId, cursor }: { chatroomId: string; cursor: string | null },
): Promise<MessagePage> {
  await checkMember(app, actor, chatroomId)
  const rows = await listMessagesBefore(app.db, chatroomId, {
    before: cursor === null ? null : Number(cursor),
    limit: messagesPerPage,
  })
  const messages = rows.reverse().map(messageView)
  const oldest = messages[0]?.sequence ?? 1
  return { messages, nextCursor: oldest > 1 ? String(oldest) : null }
}

export async function getMessagesAfter(app: App, actor: Actor, chatroomId: string, after: number) {
  await checkMember(app, actor, chatroomId)
  const rows = await listMessagesAfter(app.db, chatroomId, { after, limit: messagesPerPage + 1 })
  return { messages: rows.slice(0, messagesPerPage).map(messageView), hasMore: rows.length > messagesPerPage }
}

/** Without a number, up to the newest message. All the viewer's tabs are told. */
export async function readMessages(app: App, actor: Actor, chatroomId: string, sequence: number | null) {
  const pointer = await moveReadPointer(app.db, { chatroomId, userId: actor.userId, sequence, at: app.clock.now() })
  if (!pointer) throw await refusalFor(app, actor, chatroomId)
  const moved = { lastReadSequence: pointer.last_read_sequence, unreadMessageCount: pointer.unread_message_count }
  if (pointer.has_moved) {
    app.realtime.push(chatHub, [userChannel(actor.userId)], 'ReadPointerMoved', { chatroomId, ...moved })
  }
  return moved
}

export async function checkMember(app: App, actor: Actor, chatroomId: string): Promise<void> {
  if (!isMember(await getRoomFor(app, actor, chatroomId))) throw forbidden('room-members-only')
}

/** Why somebody who is not a member was refused: the room is not theirs to see, or they have not joined it. */
async function refusalFor(app: App, actor: Actor, chatroomId: string): Promise<Error> {
  await checkMember(app, actor, chatroomId)
  return notFound('room')
}

/** Takes the words of a message out of sight, or with no date back into it, on every open screen too. */
export async function hideMessage(tx: Tx, messageId: string, at: Date | null): Promise<void> {
  await markMessageHidden(tx, messageId, at)
  announce(tx, messageChanged, { messageId })
}
