import { type ChatMessage, type Chatroom, deletedMessage } from '@materia/contract'
import type { Database } from '@materia/server/platform/db/db.ts'
import type { Commenters } from './commenter.ts'
import { pause, type StormClient } from './storm-client.ts'

/** What is wrong afterwards; all of it must be zero. */
export interface Finding {
  stored: number
  /** Acknowledged, but not stored as acknowledged. */
  lost: number
  /** Stored more than once under one name. */
  doubled: number
  /** Changes that were acknowledged and are not in the table. */
  lostChanges: number
  /** Comments acknowledged and not stored, stored twice, or counted wrongly. */
  wrongComments: number
  /** Clients that do not hold a room's messages as they are now, all of them, once, in the room's order. */
  wrongViews: number
  /** Messages that somebody heard who had been removed from the room before they were said. */
  leaks: number
  /** Unread counts that differ from a count by hand. */
  wrongCounts: number
  /** Dropped by clients as already seen; closed by them as gaps. Allowed. */
  repeats: number
  gaps: number
}

export interface Removal {
  isAcknowledged: boolean
  removed: StormClient
  chatroomId: string
  /** Number of the newest message when the removal had been acknowledged. */
  lastAllowed: number
}

interface View {
  client: StormClient
  chatroomId: string
}

interface StoredMessage {
  id: string
  chatroom_id: string
  sequence: number
  from_user_id: string
  client_message_id: string
  content: string
  deleted_at: Date | null
  change_version: number
}

export async function judge(
  database: Database,
  {
    clients,
    chatroomIds,
    removal,
    commenters,
    withinMs,
  }: {
    clients: StormClient[]
    chatroomIds: string[]
    removal: Removal
    commenters: Commenters
    withinMs: number
  },
): Promise<Finding> {
  const stored = await listStored(database, chatroomIds)
  const byRoom = Map.groupBy(stored, ({ chatroom_id }) => chatroom_id)
  const views = clients.flatMap((client) => chatroomIds.map((chatroomId) => ({ client, chatroomId })))
  const members = views.filter(
    ({ client, chatroomId }) => client !== removal.removed || chatroomId !== removal.chatroomId,
  )
  await allHaveArrived(members, byRoom, withinMs)
  const byId = new Map(stored.map((message) => [message.id, message]))
  const names = stored.map((message) => `${message.chatroom_id} ${message.from_user_id} ${message.client_message_id}`)
  return {
    stored: stored.length,
    lost: clients
      .flatMap(({ acknowledged }) => acknowledged)
      .filter(({ id, sequence }) => byId.get(id)?.sequence !== sequence).length,
    lostChanges: clients.flatMap(({ changed }) => changed).filter((change) => isLost(change, byId.get(change.id)))
      .length,
    wrongComments: await countWrongComments(database, commenters),
    doubled: names.length - new Set(names).size,
    wrongViews: members.filter(({ client, chatroomId }) => !holds(client, chatroomId, byRoom.get(chatroomId) ?? []))
      .length,
    leaks: leaksAfter(removal),
    wrongCounts: (await Promise.all(clients.map((client) => countWrong(client, byRoom)))).reduce(sum, 0),
    repeats: clients.map(({ repeats }) => repeats).reduce(sum, 0),
    gaps: clients.map(({ gaps }) => gaps).reduce(sum, 0),
  }
}

const listStored = (database: Database, chatroomIds: string[]): Promise<StoredMessage[]> =>
  database.db
    .selectFrom('chat_messages')
    .select([
      'id',
      'chatroom_id',
      'sequence',
      'from_user_id',
      'client_message_id',
      'content',
      'deleted_at',
      'change_version',
    ])
    .where('chatroom_id', 'in', chatroomIds)
    .orderBy('chatroom_id')
    .orderBy('sequence')
    .execute()

/** Nobody asks for anything here: what is missing must come by itself. */
async function allHaveArrived(members: View[], byRoom: Map<string, StoredMessage[]>, withinMs: number) {
  const deadlineMs = Date.now() + withinMs
  const isBehind = ({ client, chatroomId }: View) => !holds(client, chatroomId, byRoom.get(chatroomId) ?? [])
  while (Date.now() < deadlineMs && members.some(isBehind)) await pause(50)
}

function holds(client: StormClient, chatroomId: string, stored: StoredMessage[]): boolean {
  const seen = client.seen.get(chatroomId) ?? []
  return (
    seen.length === stored.length &&
    stored.every((message, index) => {
      const shown = seen[index] && client.shown(seen[index])
      return message.sequence === index + 1 && shown?.id === message.id && isAsStored(shown, message)
    })
  )
}

const isAsStored = (shown: ChatMessage, stored: StoredMessage) =>
  shown.changeVersion === stored.change_version &&
  shown.isDeleted === (stored.deleted_at !== null) &&
  shown.content === (stored.deleted_at ? deletedMessage : stored.content)

/** A later change may stand in its place, an earlier one not. */
const isLost = (change: ChatMessage, stored: StoredMessage | undefined) =>
  !stored || stored.change_version < change.changeVersion || (change.isDeleted && stored.deleted_at === null)

async function countWrongComments(database: Database, { contentItemId, acknowledged, removed }: Commenters) {
  const stored = await database.db
    .selectFrom('comments')
    .select(['id', 'author_id', 'client_comment_id', 'deleted_at'])
    .where('content_item_id', '=', contentItemId)
    .execute()
  const { comments_count: counted } = await database.db
    .selectFrom('content_items')
    .select('comments_count')
    .where('id', '=', contentItemId)
    .executeTakeFirstOrThrow()
  const byId = new Map(stored.map((comment) => [comment.id, comment]))
  const names = new Set(stored.map(({ author_id, client_comment_id }) => `${author_id} ${client_comment_id}`))
  const lost = acknowledged.filter(({ id }) => (byId.get(id)?.deleted_at !== null) !== removed.has(id))
  const inSight = stored.filter(({ deleted_at }) => deleted_at === null).length
  return (
    lost.length +
    (stored.length - names.size) +
    Math.abs(stored.length - acknowledged.length) +
    Math.abs(counted - inSight)
  )
}

function leaksAfter({ isAcknowledged, removed, chatroomId, lastAllowed }: Removal): number {
  if (!isAcknowledged) return Number.POSITIVE_INFINITY
  return Math.max(0, (removed.heard.get(chatroomId) ?? 0) - lastAllowed)
}

async function countWrong(client: StormClient, byRoom: Map<string, StoredMessage[]>): Promise<number> {
  const answer = await client.call('GetJoinedChatrooms')
  if (!answer?.ok) return byRoom.size
  return (answer.data as Chatroom[]).filter((room) => {
    const pointer = client.read.get(room.id) ?? { confirmed: 0, asked: 0 }
    const unread = (byRoom.get(room.id) ?? []).filter(
      (message) => message.sequence > room.lastReadSequence && message.from_user_id !== client.member.userId,
    )
    const isPointerRight = room.lastReadSequence >= pointer.confirmed && room.lastReadSequence <= pointer.asked
    return !isPointerRight || room.unreadMessageCount !== unread.length
  }).length
}

const sum = (total: number, one: number) => total + one
