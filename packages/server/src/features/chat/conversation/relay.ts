import { chatHub } from '@materia/contract'
import type { Actor, Platform } from '../../../platform/app.ts'
import { userChannel } from '../../../platform/realtime/realtime.ts'
import { listBlockedBy } from '../../profiles/index.ts'
import type { ChangeKind } from '../chat.tables.ts'
import { messageView } from '../chat.view.ts'
import type { MessageRow } from '../message-rows.queries.ts'
import { listMessagesAfter, listMessagesChangedAfter } from './messages.queries.ts'
import {
  getDatabaseTime,
  listArrivalsSince,
  listHeadsFor,
  listHeadsMovedSince,
  listHeadsOf,
  listMembershipChanges,
  type MembershipChange,
  type RoomHead,
} from './relay.queries.ts'

/**
 * Brings what is stored to the sockets of this process. Each process reads a room's messages in their order, from
 * where it stands itself, so a crash between a commit and its broadcast loses nothing: whoever is left reads on.
 * Before each delivery it follows the room's joins and departures, so nobody hears what was said after they left.
 */
export interface Relay {
  welcome(actor: Actor, listenTo: (channels: string[]) => void): Promise<void>
  /** A message is stored: deliver it here and everywhere. */
  spread(message: MessageRow, membershipVersion: number): void
  /** People joined or departed; resolves when every process has acted on it. */
  spreadMembership(chatroomId: string, userIds: string[]): Promise<void>
  /** Messages were edited, deleted, reacted to or hidden: tell it here and everywhere. */
  spreadChanges(chatroomId: string): Promise<void>
  /** Somebody hears nothing from a person any more, or does again; resolves when every process acts on it. */
  spreadBlock(change: BlockChange): Promise<void>
  /** Looks for what no hint told of. */
  repair(): Promise<void>
}

/** How far this process has come in a room. */
interface RoomCursor extends RoomHead {
  /** Somebody told of changed messages that have not been read yet. */
  mayHaveChanged?: boolean
  running?: Promise<void>
  following?: Promise<void>
}

interface Hint {
  chatroomId: string
  userIds: string[]
  hasChanges?: boolean
}

interface BlockChange {
  blockerId: string
  blockedId: string
  isBlocked: boolean
}

export const roomChannel = (chatroomId: string) => `chatroom:${chatroomId}`

/** Those who have blocked a person listen to this: what the person says is not pushed to them. */
export const blockersChannel = (userId: string) => `blockers:${userId}`

const hintTopic = 'chatrooms-moved'
const blockTopic = 'blocks-changed'
const hintEveryMs = 5
const messagesPerRead = 200

export function createRelay(app: Platform): Relay {
  const local = app.realtime.local(chatHub)
  const peers = app.realtime.peers(chatHub)
  const cursors = new Map<string, RoomCursor>()
  /** Whether messages of the room have changed, beside what was said in it. */
  const movedRooms = new Map<string, boolean>()
  let hintTimer: NodeJS.Timeout | undefined
  let seenUntil: string | undefined

  peers.onTold<Hint[]>(hintTopic, async (hints) => {
    await Promise.all(hints.map(follow))
  })
  peers.onTold<BlockChange>(blockTopic, async (change) => applyBlock(change))

  function applyBlock({ blockerId, blockedId, isBlocked }: BlockChange): void {
    if (isBlocked) local.join(blockerId, blockersChannel(blockedId))
    else local.leave(blockerId, blockersChannel(blockedId))
  }

  /** Only where somebody listens here is there anything to do. */
  async function follow({ chatroomId, userIds, hasChanges }: Hint): Promise<void> {
    const known = cursorOf(chatroomId)
    if (known && hasChanges) known.mayHaveChanged = true
    if (known) return catchUp(known)
    const present = userIds.filter(local.hasUser)
    if (present.length > 0) await open(chatroomId, present)
  }

  function cursorOf(chatroomId: string): RoomCursor | undefined {
    return local.hasListeners(roomChannel(chatroomId)) ? cursors.get(chatroomId) : undefined
  }

  async function open(chatroomId: string, userIds: string[]): Promise<void> {
    try {
      for (const head of await listHeadsFor(app.db, chatroomId, userIds)) {
        stand(head)
        if (head.user_id) local.join(head.user_id, roomChannel(chatroomId))
      }
      local.push(roomChannel(chatroomId), 'ChatroomChanged', { chatroomId })
    } catch (error) {
      app.log.warn({ err: error }, 'a chatroom could not be opened')
    }
    const opened = cursorOf(chatroomId)
    if (opened) await catchUp(opened)
  }

  /** Call just before a socket joins on the strength of this head: what changed after it will be read again. */
  function stand(head: RoomHead): void {
    const known = cursorOf(head.chatroom_id)
    if (known) known.membership_version = Math.min(known.membership_version, head.membership_version)
    else cursors.set(head.chatroom_id, { ...head })
  }

  /** One at a time in a room; who comes while one runs shares the one after it. */
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

  function hintSoon(chatroomId: string, { hasChanges }: { hasChanges: boolean }): void {
    movedRooms.set(chatroomId, hasChanges || movedRooms.get(chatroomId) === true)
    hintTimer ??= setTimeout(() => {
      hintTimer = undefined
      const hints: Hint[] = [...movedRooms].map(([moved, isChanged]) => ({
        chatroomId: moved,
        userIds: [],
        hasChanges: isChanged,
      }))
      movedRooms.clear()
      peers.tell(hintTopic, hints)
    }, hintEveryMs)
    hintTimer.unref()
  }

  async function repair(): Promise<void> {
    for (const chatroomId of cursors.keys()) if (!cursorOf(chatroomId)) cursors.delete(chatroomId)
    if (local.isEmpty()) {
      seenUntil = undefined
      return
    }
    const now = await getDatabaseTime(app.db)
    const since = seenUntil ?? now
    const [heads, arrivals] = [await listHeadsMovedSince(app.db, since), await listArrivalsSince(app.db, since)]
    const behind = heads
      .map((head) => ({ head, cursor: cursorOf(head.chatroom_id) }))
      .filter(({ head, cursor }) => cursor && isBehind(cursor, head))
    for (const { cursor } of behind) if (cursor) cursor.mayHaveChanged = true
    const missed = arrivals.filter(({ chatroom_id, user_id }) => local.hasUser(user_id) && !cursorOf(chatroom_id))
    await Promise.all([
      ...behind.map(({ cursor }) => cursor && catchUp(cursor)),
      ...missed.map(({ chatroom_id, user_id }) => open(chatroom_id, [user_id])),
    ])
    seenUntil = now
  }

  return {
    async welcome(actor, listenTo) {
      const blocked = await listBlockedBy(app.db, actor.userId)
      listenTo(blocked.map(({ user_id }) => blockersChannel(user_id)))
      const heads = await listHeadsOf(app.db, actor.userId)
      for (const head of heads) stand(head)
      listenTo(heads.map((head) => roomChannel(head.chatroom_id)))
    },
    spread(message, membershipVersion) {
      const cursor = cursorOf(message.chatroom_id)
      const isNext =
        cursor &&
        !cursor.running &&
        cursor.latest_sequence === message.sequence - 1 &&
        cursor.membership_version === membershipVersion
      if (isNext) deliver(cursor, message)
      else if (cursor) void catchUp(cursor)
      hintSoon(message.chatroom_id, { hasChanges: false })
    },
    async spreadMembership(chatroomId, userIds) {
      const hint: Hint = { chatroomId, userIds }
      await Promise.all([follow(hint), peers.tellAndWait(hintTopic, [hint])])
    },
    async spreadChanges(chatroomId) {
      hintSoon(chatroomId, { hasChanges: true })
      await follow({ chatroomId, userIds: [], hasChanges: true })
    },
    async spreadBlock(change) {
      applyBlock(change)
      await peers.tellAndWait(blockTopic, change)
    },
    repair,
  }
}

type MessageEvent = 'BroadcastMessage' | (typeof changeEvents)[ChangeKind]

const changeEvents = {
  edited: 'MessageEdited',
  deleted: 'MessageDeleted',
  reacted: 'MessageReacted',
  hidden: 'MessageChanged',
} as const satisfies Record<ChangeKind, string>

const isBehind = (cursor: RoomCursor, head: RoomHead) =>
  cursor.latest_sequence < head.latest_sequence ||
  cursor.membership_version < head.membership_version ||
  cursor.change_version < head.change_version
