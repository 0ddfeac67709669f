import { type ChatMessage, editsMax, type MessageReact, reactionsMax } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { conflict, forbidden, invalid, notFound } from '../../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../../platform/events/events.ts'
import { withdrawNotifications } from '../../../platform/notifications/index.ts'
import { releaseAttachments } from '../../attachments/index.ts'
import { messagesChanged } from '../chat.events.ts'
import type { ChangeKind } from '../chat.tables.ts'
import { messageView } from '../chat.view.ts'
import { lockRoom, type RoomRow } from '../rooms/chatrooms.queries.ts'
import { checkInSight } from '../rooms/chatrooms.service.ts'
import { notifyMentioned } from './mentions.service.ts'
import {
  type ChangedMessage,
  countEmojis,
  countMessageEdits,
  deleteReaction,
  findRoomOfMessage,
  holdMembership,
  insertChange,
  insertReaction,
  listMessagesWithFile,
  lockMessage,
  markMessageDeleted,
  markMessageHidden,
  updateMessageText,
} from './message-changes.queries.ts'
import { findMessage } from './messages.queries.ts'
import { refusalFor } from './messages.service.ts'

interface Named {
  chatroomId: string
  messageId: string
}

/** Saying the same again changes nothing. */
export async function editMessage(
  app: App,
  actor: Actor,
  { content, ...named }: Named & { content: string },
): Promise<ChatMessage> {
  const edited = await change(app, actor, named, async (tx, { room, message }) => {
    checkOwn(actor, message)
    checkOpen(room)
    if (message.deleted_at) throw notFound('message')
    if (message.content === content) return
    if ((await countMessageEdits(tx, message.id)) >= editsMax) throw conflict('edits-full', { max: editsMax })
    const version = await insertChange(tx, room.id, message.id, 'edited')
    await updateMessageText(tx, message, { content, version, at: app.clock.now() })
  })
  await notifyMentioned(app, edited)
  return edited
}

/** Its words are kept for moderation and shown to nobody; its files go, unless they wait for a review. */
export const deleteMessage = (app: App, actor: Actor, named: Named) =>
  change(app, actor, named, async (tx, { room, message }) => {
    checkOwn(actor, message)
    if (message.deleted_at) return
    await insertChange(tx, room.id, message.id, 'deleted')
    await markMessageDeleted(tx, message.id, app.clock.now())
    if (!message.hidden_at) await releaseAttachments(app, tx, { kind: 'chat-message', id: message.id })
    await withdrawNotifications(tx, { kinds: ['Mentioned'], key: message.id })
  })

export const reactToMessage = (app: App, actor: Actor, { emoji, on, ...named }: Named & MessageReact) =>
  change(app, actor, named, async (tx, { room, message }) => {
    checkOpen(room)
    if (message.deleted_at) throw notFound('message')
    const reaction = { messageId: message.id, userId: actor.userId, emoji }
    if (on && (await countEmojis(tx, message.id, emoji)) >= reactionsMax)
      throw invalid('reactions-full', 'emoji', { max: reactionsMax })
    const isOther = on ? await insertReaction(tx, reaction, app.clock.now()) : await deleteReaction(tx, reaction)
    if (isOther) await insertChange(tx, room.id, message.id, 'reacted')
  })

/** Takes the words of a message out of sight, or with no date back into it, on every open screen too. */
export async function hideMessage(tx: Tx, messageId: string, at: Date | null): Promise<void> {
  const chatroomId = await findRoomOfMessage(tx, messageId)
  if (!chatroomId) return
  await lockRoom(tx, chatroomId)
  await markMessageHidden(tx, messageId, at)
  if (at) await withdrawNotifications(tx, { kinds: ['Mentioned'], key: messageId })
  await noteChange(tx, chatroomId, messageId, 'hidden')
}

/** A file went out of sight, or came back into it: open screens of the messages it goes along with hear of it. */
export async function spreadFileChange(tx: Tx, attachmentId: string): Promise<void> {
  for (const { id, chatroom_id } of await listMessagesWithFile(tx, attachmentId)) {
    await lockRoom(tx, chatroom_id)
    await noteChange(tx, chatroom_id, id, 'hidden')
  }
}

async function noteChange(tx: Tx, chatroomId: string, messageId: string, kind: ChangeKind): Promise<void> {
  await insertChange(tx, chatroomId, messageId, kind)
  announce(tx, messagesChanged, { chatroomId })
}

/** One change of one message at a time in a room, by a member; open screens hear of it as of a message. */
async function change(
  app: App,
  actor: Actor,
  { chatroomId, messageId }: Named,
  apply: (tx: Tx, subject: { room: RoomRow; message: ChangedMessage }) => Promise<void>,
): Promise<ChatMessage> {
  // The member before the room, as everywhere.
  const changed = await inTransaction(app, async (tx) => {
    if (!(await holdMembership(tx, chatroomId, actor.userId))) return 'no member'
    const room = await lockRoom(tx, chatroomId)
    if (room?.status !== 'Active') throw notFound('room')
    if (room.content_item_id) await checkInSight(tx, actor, chatroomId)
    const message = await lockMessage(tx, chatroomId, messageId)
    if (!message) throw notFound('message')
    await apply(tx, { room, message })
    announce(tx, messagesChanged, { chatroomId })
    return findMessage(tx, actor.userId, messageId)
  })
  if (changed === 'no member') throw await refusalFor(app, actor, chatroomId)
  if (!changed) throw notFound('message')
  return messageView(changed)
}

function checkOwn(actor: Actor, message: ChangedMessage): void {
  if (message.from_user_id !== actor.userId) throw forbidden('message-author-only')
}

function checkOpen(room: RoomRow): void {
  if (room.closed_at) throw conflict('room-closed')
}
