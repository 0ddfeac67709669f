import { type ChatMessage, chatHub, type MessagePage, messagesPerPage, type SendMessage } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { conflict, forbidden, invalid, notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { userChannel } from '../../../platform/realtime/realtime.ts'
import { claimAttachments } from '../../attachments/index.ts'
import { isVisible } from '../../contents/index.ts'
import { makeId } from '../../users/index.ts'
import { isMember } from '../chat.policy.ts'
import { messageView } from '../chat.view.ts'
import type { SeenRoom } from '../rooms/chatrooms.queries.ts'
import { getRoomFor } from '../rooms/chatrooms.service.ts'
import { moveReadPointer } from '../rooms/members.queries.ts'
import { notifyMentioned } from './mentions.service.ts'
import {
  findMessage,
  findMessageSaid,
  insertMessages,
  isInRoom,
  isSaidTwice,
  listMessagesAfter,
  listMessagesBefore,
  listMessagesChangedAfter,
  type NewMessage,
  type StoredMessage,
} from './messages.queries.ts'

/** A retry of a message that is stored already is answered with the stored one, and tells whom it mentions if the first try did not. */
export async function sendMessage(app: App, actor: Actor, form: SendMessage): Promise<ChatMessage> {
  const message = await storeAndSpread(app, actor, form)
  await notifyMentioned(app, message)
  return message
}

async function storeAndSpread(app: App, actor: Actor, form: SendMessage): Promise<ChatMessage> {
  const sharedContentItemId = form.sharedContentItemId ?? null
  if (sharedContentItemId && !(await isVisible(app.db, actor, sharedContentItemId))) {
    throw notFound('content')
  }
  const replyToMessageId = form.replyToMessageId ?? null
  if (replyToMessageId) await checkAnswered(app, actor, form.chatroomId, replyToMessageId)
  const attachmentIds = [...new Set(form.attachmentIds)]
  if (attachmentIds.length > 0) await checkMember(app, actor, form.chatroomId)
  const said = { chatroomId: form.chatroomId, fromUserId: actor.userId, clientMessageId: form.clientMessageId }
  const id = makeId()
  const stored = await storeUnlessSaid(app, {
    ...said,
    id,
    content: form.content,
    sharedContentItemId,
    replyToMessageId,
    attachmentIds,
    at: app.clock.now(),
  })
  if (stored === 'said before') {
    await checkMember(app, actor, form.chatroomId)
    const before = await findMessageSaid(app.db, said)
    if (!before) throw notFound('message')
    return messageView(before)
  }
  if (!stored) {
    const refusal = await refusalFor(app, actor, form.chatroomId)
    const before = await findMessageSaid(app.db, said)
    if (before) return messageView(before)
    throw refusal
  }
  // Another id: it was stored by the first try, which spreads it.
  if (stored.id === id) app.features.chat.relay.spread(stored, stored.membership_version)
  return messageView(stored)
}

async function checkAnswered(app: App, actor: Actor, chatroomId: string, messageId: string): Promise<void> {
  await checkMember(app, actor, chatroomId)
  if (!(await isInRoom(app.db, chatroomId, messageId))) throw invalid('message-answered-unknown', 'replyToMessageId')
}

async function storeUnlessSaid(app: App, message: NewMessage) {
  try {
    const hasFiles = message.attachmentIds.length > 0
    return hasFiles ? await storeWithFiles(app, message) : await app.features.chat.storeMessage(message)
  } catch (error) {
    if (isSaidTwice(error)) return 'said before'
    throw error
  }
}

/** The message and its hold on its files, or neither. */
const storeWithFiles = (app: App, message: NewMessage): Promise<StoredMessage | undefined> =>
  inTransaction(app, async (tx) => {
    const [stored] = await insertMessages(tx, [message])
    if (!stored) return undefined
    await claimAttachments(app, tx, {
      holder: { kind: 'chat-message', id: stored.id },
      ids: message.attachmentIds,
      ownerId: message.fromUserId,
      field: 'attachmentIds',
    })
    const shown = await findMessage(tx, message.fromUserId, stored.id)
    return { ...stored, attachments: shown?.attachments ?? [] }
  })

/** The newest page, or the one before a cursor. */
export async function getMessages(
  app: App,
  actor: Actor,
  { chatroomId, cursor }: { chatroomId: string; cursor: string | null },
): Promise<MessagePage> {
  // Before the messages: a change made meanwhile is asked for again rather than missed.
  const { change_version: changeVersion } = await getJoinedRoom(app, actor, chatroomId)
  const rows = await listMessagesBefore(app.db, actor.userId, {
    chatroomId,
    before: cursor === null ? null : Number(cursor),
    limit: messagesPerPage,
  })
  const messages = rows.reverse().map(messageView)
  const oldest = messages[0]?.sequence ?? 1
  return { messages, nextCursor: oldest > 1 ? String(oldest) : null, changeVersion }
}

export async function getMessagesAfter(app: App, actor: Actor, chatroomId: string, after: number) {
  await checkMember(app, actor, chatroomId)
  const rows = await listMessagesAfter(app.db, actor.userId, { chatroomId, after, limit: messagesPerPage + 1 })
  return { messages: rows.slice(0, messagesPerPage).map(messageView), hasMore: rows.length > messagesPerPage }
}

/** What changed after a change version; `changeVersion` is where to ask on from. */
export async function getMessageChanges(app: App, actor: Actor, chatroomId: string, after: number) {
  const { change_version: newest } = await getJoinedRoom(app, actor, chatroomId)
  const rows = await listMessagesChangedAfter(app.db, actor.userId, { chatroomId, after, limit: messagesPerPage + 1 })
  const messages = rows.slice(0, messagesPerPage).map(messageView)
  const hasMore = rows.length > messagesPerPage
  const last = messages.at(-1)?.changeVersion ?? after
  return { messages, hasMore, changeVersion: hasMore ? last : Math.max(last, newest) }
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

async function getJoinedRoom(app: App, actor: Actor, chatroomId: string): Promise<SeenRoom> {
  const room = await getRoomFor(app, actor, chatroomId)
  if (!isMember(room)) throw forbidden('room-members-only')
  return room
}

export async function checkMember(app: App, actor: Actor, chatroomId: string): Promise<void> {
  await getJoinedRoom(app, actor, chatroomId)
}

/** Why somebody was refused: the room is not theirs to see, they have not joined it, or it is closed. */
export async function refusalFor(app: App, actor: Actor, chatroomId: string): Promise<Error> {
  const room = await getJoinedRoom(app, actor, chatroomId)
  return room.is_closed ? conflict('room-closed') : notFound('room')
}
