import { type Chatroom, chatHub, type UpdateChatroom } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { forbidden, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { ownsRoom } from './chat.policy.ts'
import { roomChannel } from './conversation/channels.ts'
import { checkMember } from './conversation/messages.service.ts'
import { lockRoom, type RoomRow, updateRoom } from './rooms/chatrooms.queries.ts'
import { getChatroom } from './rooms/chatrooms.service.ts'
import { lockMember, updateMember } from './rooms/members.queries.ts'
import { claimRoomPicture } from './rooms/room-pictures.service.ts'
import { checkOwnerVerified } from './rooms/verified-people.service.ts'
import { keepRoomsVerified } from './rooms/verified-rooms.service.ts'

/** What is left out stays; saying the same again changes nothing and is told to nobody. */
export async function updateChatroom(
  app: App,
  actor: Actor,
  chatroomId: string,
  form: UpdateChatroom,
): Promise<Chatroom> {
  await checkMember(app, actor, chatroomId)
  if (form.verifiedOnly) await checkOwnerVerified(app, actor)
  const before = await inTransaction(app, (tx) => changeRoom(app, tx, actor, { chatroomId, form }))
  if (form.verifiedOnly) await keepRoomsVerified(app, chatroomId)
  const room = await getChatroom(app, actor, chatroomId)
  if (before) tellChanged(app, before, room)
  return room
}

/** Gives the room as it was, where anything of it changes. */
async function changeRoom(
  app: App,
  tx: Tx,
  actor: Actor,
  { chatroomId, form }: { chatroomId: string; form: UpdateChatroom },
): Promise<RoomRow | undefined> {
  const room = await lockRoom(tx, chatroomId)
  if (!room || !ownsRoom(actor, room)) throw forbidden('room-change-owner-only')
  const { pictureAttachmentId: pictureId = room.picture_attachment_id } = form
  const isClosed = form.isClosed ?? room.closed_at !== null
  const now = app.clock.now()
  const changed = {
    name: form.name ?? room.name,
    description: form.description === undefined ? room.description : form.description || null,
    verified_only: form.verifiedOnly ?? room.verified_only,
    picture_attachment_id: pictureId,
    closed_at: isClosed ? (room.closed_at ?? now) : null,
  }
  const isSame =
    changed.name === room.name &&
    changed.description === room.description &&
    changed.verified_only === room.verified_only &&
    changed.picture_attachment_id === room.picture_attachment_id &&
    isClosed === (room.closed_at !== null)
  if (isSame) return undefined
  if (pictureId !== room.picture_attachment_id) await claimRoomPicture(app, tx, actor, { chatroomId, pictureId })
  await updateRoom(tx, chatroomId, { ...changed, modified_at: now })
  return room
}

function tellChanged(app: App, before: RoomRow, room: Chatroom): void {
  const { id: chatroomId, name, description, isClosed } = room
  const told = { chatroomId, name, description, isClosed }
  app.realtime.push(chatHub, [roomChannel(chatroomId)], 'ChatroomUpdated', told)
  if (before.picture_attachment_id !== room.pictureAttachmentId)
    app.realtime.push(chatHub, [roomChannel(chatroomId)], 'ChatroomChanged', { chatroomId })
}

/** For the viewer alone. */
export const muteChatroom = (app: App, actor: Actor, chatroomId: string, isMuted: boolean): Promise<Chatroom> =>
  changeOwnPart(app, actor, chatroomId, { is_muted: isMuted })

/** For the viewer alone. */
export const pinChatroom = (app: App, actor: Actor, chatroomId: string, isPinned: boolean): Promise<Chatroom> =>
  changeOwnPart(app, actor, chatroomId, { is_pinned: isPinned })

/** The viewer's other tabs are told. */
async function changeOwnPart(
  app: App,
  actor: Actor,
  chatroomId: string,
  part: { is_muted: boolean } | { is_pinned: boolean },
): Promise<Chatroom> {
  await checkMember(app, actor, chatroomId)
  const hasChanged = await inTransaction(app, async (tx) => {
    const member = await lockMember(tx, chatroomId, actor.userId)
    if (member?.status !== 'Joined') throw notFound('room')
    const isSame = 'is_muted' in part ? member.is_muted === part.is_muted : member.is_pinned === part.is_pinned
    if (!isSame) await updateMember(tx, member.id, part)
    return !isSame
  })
  if (hasChanged) app.realtime.push(chatHub, [userChannel(actor.userId)], 'ChatroomChanged', { chatroomId })
  return getChatroom(app, actor, chatroomId)
}
