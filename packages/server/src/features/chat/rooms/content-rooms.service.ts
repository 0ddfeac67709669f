import type { Chatroom } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { conflict, notFound } from '../../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../../platform/events/events.ts'
import { makeId } from '../../users/index.ts'
import { membershipChanged } from '../chat.events.ts'
import { lockRoom } from './chatrooms.queries.ts'
import { joinChatroom } from './chatrooms.service.ts'
import {
  findContentRoom,
  findDiscussedItem,
  insertContentRoom,
  lockUnseeingMembers,
  removeMembers,
  updateContentRoomType,
} from './content-rooms.queries.ts'

const nameMax = 100
const removedAtOnce = 500

/** Whoever may see the item is in its room from now on. The room has no owner: nobody is invited, removed or barred. */
export async function openContentChatroom(app: App, actor: Actor, contentItemId: string): Promise<Chatroom> {
  const item = await findDiscussedItem(app.db, actor.userId, contentItemId)
  if (!item) throw notFound('content')
  if (item.visibility === 'owner') throw conflict('room-item-private')
  const at = app.clock.now()
  await insertContentRoom(app.db, {
    id: makeId(),
    owner_user_id: null,
    name: item.title.slice(0, nameMax).toWellFormed(),
    description: null,
    type: item.visibility === 'public' ? 'Public' : 'Private',
    created_at: at,
    modified_at: at,
    closed_at: null,
    direct_key: null,
    content_item_id: contentItemId,
    member_count: 0,
    membership_version: 0,
  })
  const chatroomId = await findContentRoom(app.db, contentItemId)
  if (!chatroomId) throw notFound('room')
  return joinChatroom(app, actor, { chatroomId, token: null })
}

/** The item is shared with others now: whoever may no longer see it is out of its room. */
export async function followItem(app: App, contentItemId: string): Promise<void> {
  const chatroomId = await findContentRoom(app.db, contentItemId)
  if (!chatroomId) return
  // Whoever looked at the item before it changed has joined by now; whoever joins from now on looks after it.
  await inTransaction(app, async (tx) => {
    await lockRoom(tx, chatroomId)
    await updateContentRoomType(tx, chatroomId)
  })
  for (let removed = removedAtOnce; removed === removedAtOnce; ) {
    removed = await inTransaction(app, async (tx) => {
      const gone = await lockUnseeingMembers(tx, chatroomId, removedAtOnce)
      await lockRoom(tx, chatroomId)
      if (gone.length === 0) return 0
      await removeMembers(tx, { chatroomId, memberIds: gone.map(({ id }) => id), at: app.clock.now() })
      announce(tx, membershipChanged, { chatroomId, userIds: gone.map(({ user_id }) => user_id) })
      return gone.length
    })
  }
}
