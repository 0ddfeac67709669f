import { chatHub } from '@materia/contract'
import type { Actor, Platform } from '../../../platform/app.ts'
import type { Peers } from '../../../platform/realtime/peers.ts'
import { listBlockedBy } from '../../profiles/index.ts'
import type { MessageRow } from '../message-rows.queries.ts'
import { blockersChannel, roomChannel } from './channels.ts'
import {
  getDatabaseTime,
  listArrivalsSince,
  listHeadsFor,
  listHeadsMovedSince,
  listHeadsOf,
  type RoomHead,
} from './relay.queries.ts'
import { createRoomDeliveries, type RoomCursor } from './room-deliveries.ts'

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

const hintTopic = 'chatrooms-moved'
const blockTopic = 'blocks-changed'
const hintEveryMs = 5

export function createRelay(app: Platform): Relay {
  const local = app.realtime.local(chatHub)
  const peers = app.realtime.peers(chatHub)
  const { catchUp, deliver } = createRoomDeliveries(app)
  const hintSoon = createHinter(peers)
  const cursors = new Map<string, RoomCursor>()
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

const isBehind = (cursor: RoomCursor, head: RoomHead) =>
  cursor.latest_sequence < head.latest_sequence ||
  cursor.membership_version < head.membership_version ||
  cursor.change_version < head.change_version

type HintSoon = (chatroomId: string, said: { hasChanges: boolean }) => void

/** Rooms that move at once are hinted at together. */
function createHinter(peers: Peers): HintSoon {
  /** Whether messages of the room have changed, beside what was said in it. */
  const movedRooms = new Map<string, boolean>()
  let hintTimer: NodeJS.Timeout | undefined

  return (chatroomId, { hasChanges }) => {
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
}
