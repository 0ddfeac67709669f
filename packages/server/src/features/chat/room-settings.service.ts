import { type Chatroom, chatHub, type UpdateChatroom } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { forbidden, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { ownsRoom } from './chat.policy.ts'
import { lockRoom, updateRoom } from './chatrooms.queries.ts'
import { getChatroom } from './chatrooms.service.ts'
import { lockMember, updateMember } from './members.queries.ts'
import { checkMember } from './messages.service.ts'
import { roomChannel } from './relay.ts'
import { checkOwnerVerified } from './verified-people.service.ts'
import { keepRoomsVerified } from './verified-rooms.service.ts'

/** What is left out stays; saying the same again changes nothing and is told to nobody. */
export async function updateChatroom(
  app: App,
  actor: Actor,
  chatroomId: string,
  form: UpdateChatroom,
): Promise<Chatroom> {
  await checkMember(app, actor, chatroomId)
  if (form.verifiedOnly) await checkOwnerVerified(app, actor)
  const hasChanged = await inTransaction(app, async (tx) => {
    const room = await lockRoom(tx, chatroomId)
    if (!room || !ownsRoom(actor, room)) throw forbidden('room-change-owner-only')
    const name = form.name ?? room.name
    const description = form.description === undefined ? room.description : form.description || null
    const isClosed = form.isClosed ?? room.closed_at !== null
    const verifiedOnly = form.verifiedOnly ?? room.verified_only
    const isSame = name === room.name && description === room.description && verifiedOnly === room.verified_only
    if (isSame && isClosed === (room.closed_at !== null)) return false
    const now = app.clock.now()
    const closedAt = isClosed ? (room.closed_at ?? now) : null
    await updateRoom(tx, chatroomId, {
      name,
      description,
      closed_at: closedAt,
      verified_only: verifiedOnly,
      modified_at: now,
    })
    return true
  })
  if (form.verifiedOnly) await keepRoomsVerified(app, chatroomId)
  const room = await getChatroom(app, actor, chatroomId)
  if (hasChanged) {
    const { name, description, isClosed } = room
    app.realtime.push(chatHub, [roomChannel(chatroomId)], 'ChatroomUpdated', {
      chatroomId,
      name,
      description,
      isClosed,
    })
  }
  return room
}

/** For the viewer alone. */
export async function muteChatroom(app: App, actor: Actor, chatroomId: string, isMuted: boolean): Promise<Chatroom> {
  await checkMember(app, actor, chatroomId)
  await inTransaction(app, async (tx) => {
    const member = await lockMember(tx, chatroomId, actor.userId)
    if (member?.status !== 'Joined') throw notFound('room')
    if (member.is_muted !== isMuted) await updateMember(tx, member.id, { is_muted: isMuted })
  })
  return getChatroom(app, actor, chatroomId)
}
