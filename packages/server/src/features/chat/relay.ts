import { chatHub } from '@materia/contract'
import type { Actor, Platform } from '../../platform/app.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { messageView } from './chat.view.ts'
import { listMessagesAfter, type MessageRow } from './messages.queries.ts'
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
  /** Looks for what no hint told of. */
  repair(): Promise<void>
}

/** How far this process has come in a room. */
interface Standing extends RoomHead {
  running?: Promise<void>
  following?: Promise<void>
}

interface Hint {
  chatroomId: string
  userIds: string[]
}

export const roomChannel = (chatroomId: string) => `chatroom:${chatroomId}`

const hintTopic = 'chatrooms-moved'
const hintEveryMs = 5
const messagesPerRead = 200

export function createRelay(app: Platform): Relay {
  const local = app.realtime.local(chatHub)
  const peers = app.realtime.peers(chatHub)
  const standings = new Map<string, Standing>()
  const movedRooms = new Set<string>()
  let hintTimer: NodeJS.Timeout | undefined
  let seenUntil: string | undefined

  peers.onTold<Hint[]>(hintTopic, async (hints) => {
    await Promise.all(hints.map(follow))
  })

  /** Only where somebody listens here is there anything to do. */
  async function follow({ chatroomId, userIds }: Hint): Promise<void> {
    const known = standingOf(chatroomId)
    if (known) return catchUp(known)
    const present = userIds.filter(local.hasUser)
    if (present.length > 0) await open(chatroomId, present)
  }

  function standingOf(chatroomId: string): Standing | undefined {
    return local.hasListeners(roomChannel(chatroomId)) ? standings.get(chatroomId) : undefined
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
    const opened = standingOf(chatroomId)
    if (opened) await catchUp(opened)
  }

  /** Call just before a socket joins on the strength of this head: what changed after it will be read again. */
  function stand(head: RoomHead): void {
    const known = standingOf(head.chatroom_id)
    if (known) known.membership_version = Math.min(known.membership_version, head.membership_version)
    else standings.set(head.chatroom_id, { ...head })
  }

  /** One at a time in a room; who comes while one runs shares the one after it. */
  function catchUp(standing: Standing): Promise<void> {
    if (!standing.running) return begin(standing)
    standing.following ??= standing.running.then(() => {
      standing.following = undefined
      return begin(standing)
    })
    return standing.following
  }

  function begin(standing: Standing): Promise<void> {
    standing.running = deliverNew(standing)
      .catch((error) => app.log.warn({ err: error }, 'a chatroom could not be relayed'))
      .finally(() => {
        standing.running = undefined
      })
    return standing.running
  }

  async function deliverNew(standing: Standing): Promise<void> {
    for (;;) {
      const fresh = await listMessagesAfter(app.db, standing.chatroom_id, {
        after: standing.latest_sequence,
        limit: messagesPerRead,
      })
      const since = standing.membership_version
      const changes = await listMembershipChanges(app.db, standing.chatroom_id, since)
      // A socket joined meanwhile on an older reading: read the changes once more before anything is delivered.
      if (standing.membership_version < since) continue
      applyChanges(standing, changes)
      for (const message of fresh) deliver(standing, message)
      if (fresh.length < messagesPerRead) return
    }
  }

  function applyChanges(standing: Standing, changes: MembershipChange[]): void {
    const channel = roomChannel(standing.chatroom_id)
    const told = { chatroomId: standing.chatroom_id }
    for (const { user_id: userId, status, version } of changes) {
      standing.membership_version = version
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

  function deliver(standing: Standing, message: MessageRow): void {
    if (message.sequence <= standing.latest_sequence) return
    standing.latest_sequence = message.sequence
    local.push(roomChannel(standing.chatroom_id), 'BroadcastMessage', messageView(message))
  }

  function hintSoon(chatroomId: string): void {
    movedRooms.add(chatroomId)
    hintTimer ??= setTimeout(() => {
      hintTimer = undefined
      const hints: Hint[] = [...movedRooms].map((moved) => ({ chatroomId: moved, userIds: [] }))
      movedRooms.clear()
      peers.tell(hintTopic, hints)
    }, hintEveryMs)
    hintTimer.unref()
  }

  async function repair(): Promise<void> {
    for (const chatroomId of standings.keys()) if (!standingOf(chatroomId)) standings.delete(chatroomId)
    if (local.isEmpty()) {
      seenUntil = undefined
      return
    }
    const now = await getDatabaseTime(app.db)
    const since = seenUntil ?? now
    const [heads, arrivals] = [await listHeadsMovedSince(app.db, since), await listArrivalsSince(app.db, since)]
    const behind = heads
      .map((head) => ({ head, standing: standingOf(head.chatroom_id) }))
      .filter(({ head, standing }) => standing && isBehind(standing, head))
    const missed = arrivals.filter(({ chatroom_id, user_id }) => local.hasUser(user_id) && !standingOf(chatroom_id))
    await Promise.all([
      ...behind.map(({ standing }) => standing && catchUp(standing)),
      ...missed.map(({ chatroom_id, user_id }) => open(chatroom_id, [user_id])),
    ])
    seenUntil = now
  }

  return {
    async welcome(actor, listenTo) {
      const heads = await listHeadsOf(app.db, actor.userId)
      for (const head of heads) stand(head)
      listenTo(heads.map((head) => roomChannel(head.chatroom_id)))
    },
    spread(message, membershipVersion) {
      const standing = standingOf(message.chatroom_id)
      const isNext =
        standing &&
        !standing.running &&
        standing.latest_sequence === message.sequence - 1 &&
        standing.membership_version === membershipVersion
      if (isNext) deliver(standing, message)
      else if (standing) void catchUp(standing)
      hintSoon(message.chatroom_id)
    },
    async spreadMembership(chatroomId, userIds) {
      const hint: Hint = { chatroomId, userIds }
      await Promise.all([follow(hint), peers.tellAndWait(hintTopic, [hint])])
    },
    repair,
  }
}

const isBehind = (standing: Standing, head: RoomHead) =>
  standing.latest_sequence < head.latest_sequence || standing.membership_version < head.membership_version
