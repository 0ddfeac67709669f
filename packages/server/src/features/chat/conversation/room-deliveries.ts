import { chatHub } from '@materia/contract'
import type { Platform } from '../../../platform/app.ts'
import { userChannel } from '../../../platform/realtime/realtime.ts'
import type { ChangeKind } from '../chat.tables.ts'
import { messageView } from '../chat.view.ts'
import type { MessageRow } from '../message-rows.queries.ts'
import { blockersChannel, roomChannel } from './channels.ts'
import { listMessagesAfter, listMessagesChangedAfter } from './messages.queries.ts'
import { listMembershipChanges, type MembershipChange, type RoomHead } from './relay.queries.ts'

/** How far this process has come in a room. */
export interface RoomCursor extends RoomHead {
  /** Somebody told of changed messages that have not been read yet. */
  mayHaveChanged?: boolean
  running?: Promise<void>
  following?: Promise<void>
}

const messagesPerRead = 200

/** Pushes what a room has beyond its cursor to the sockets of this process, in the order in which it came. */
export interface RoomDeliveries {
  /** One at a time in a room; who comes while one runs shares the one after it. */
  catchUp(cursor: RoomCursor): Promise<void>
  deliver(cursor: RoomCursor, message: MessageRow): void
}

export function createRoomDeliveries(app: Platform): RoomDeliveries {
  const local = app.realtime.local(chatHub)

  function catchUp(cursor: RoomCursor): Promise<void> {
    if (!cursor.running) return begin(cursor)
    cursor.following ??= cursor.running.then(() => {
      cursor.following = undefined
      return begin(cursor)
    })
    return cursor.following
  }

  function begin(cursor: RoomCursor): Promise<void> {
    cursor.running = deliverNew(cursor)
      .catch((error) => app.log.warn({ err: error }, 'a chatroom could not be relayed'))
      .finally(() => {
        cursor.running = undefined
      })
    return cursor.running
  }

  async function deliverNew(cursor: RoomCursor): Promise<void> {
    for (;;) {
      const at = { chatroomId: cursor.chatroom_id, limit: messagesPerRead }
      const fresh = await listMessagesAfter(app.db, null, { ...at, after: cursor.latest_sequence })
      const isChanged = cursor.mayHaveChanged === true
      cursor.mayHaveChanged = false
      const edited = isChanged ? await readChanges(cursor) : []
      const since = cursor.membership_version
      const changes = await listMembershipChanges(app.db, cursor.chatroom_id, since)
      // A socket joined meanwhile on an older reading: read the changes once more before anything is delivered.
      if (cursor.membership_version < since) {
        cursor.mayHaveChanged ||= isChanged
        continue
      }
      applyChanges(cursor, changes)
      for (const message of fresh) deliver(cursor, message)
      for (const message of edited) deliverChange(cursor, message)
      if (edited.length === messagesPerRead) cursor.mayHaveChanged = true
      if (fresh.length < messagesPerRead && !cursor.mayHaveChanged) return
    }
  }

  function readChanges(cursor: RoomCursor): Promise<MessageRow[]> {
    return listMessagesChangedAfter(app.db, null, {
      chatroomId: cursor.chatroom_id,
      after: cursor.change_version,
      limit: messagesPerRead,
    })
  }

  function applyChanges(cursor: RoomCursor, changes: MembershipChange[]): void {
    const channel = roomChannel(cursor.chatroom_id)
    const told = { chatroomId: cursor.chatroom_id }
    for (const { user_id: userId, status, version } of changes) {
      cursor.membership_version = version
      if (!local.hasUser(userId)) continue
      if (status === 'Joined') {
        local.join(userId, channel)
        continue
      }
      local.leave(userId, channel)
      local.push(userChannel(userId), 'RemovedFromChatroom', told)
    }
    if (changes.length > 0) local.push(channel, 'ChatroomChanged', told)
  }

  function deliver(cursor: RoomCursor, message: MessageRow): void {
    if (message.sequence <= cursor.latest_sequence) return
    cursor.latest_sequence = message.sequence
    pushFrom(message, 'BroadcastMessage')
  }

  /** The event says how a message changed last; it carries all of it, so what it passed over is in it. */
  function deliverChange(cursor: RoomCursor, message: MessageRow): void {
    if (message.change_version <= cursor.change_version) return
    cursor.change_version = message.change_version
    pushFrom(message, changeEvents[message.change_kind ?? 'hidden'])
  }

  /** Who has blocked the author, or the author of what is quoted, finds the message when reading on, without its words. */
  function pushFrom(message: MessageRow, event: MessageEvent): void {
    const authors = [message.from_user_id, message.quoted_user_id].filter((userId) => userId !== null)
    local.push(roomChannel(message.chatroom_id), event, messageView(message), { except: authors.map(blockersChannel) })
  }

  return { catchUp, deliver }
}

type MessageEvent = 'BroadcastMessage' | (typeof changeEvents)[ChangeKind]

const changeEvents = {
  edited: 'MessageEdited',
  deleted: 'MessageDeleted',
  reacted: 'MessageReacted',
  hidden: 'MessageChanged',
} as const satisfies Record<ChangeKind, string>
