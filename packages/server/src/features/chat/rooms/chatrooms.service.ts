import { type Chatroom, type CreateChatroom, chatHub, ownedChatroomsMax } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { conflict, forbidden, invalid, notFound } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { settleNotification } from '../../../platform/notifications/index.ts'
import { userChannel } from '../../../platform/realtime/realtime.ts'
import { makeId } from '../../users/index.ts'
import { maySeeRoom, ownsRoom } from '../chat.policy.ts'
import { chatroomView } from '../chat.view.ts'
import {
  findListedRoom,
  findRoomFor,
  insertRoom,
  type ListedRoomRow,
  lockOwnedRooms,
  lockRoom,
  type RoomRow,
  type SeenRoom,
  updateMembership,
} from './chatrooms.queries.ts'
import { inviteTokenOf, isInviteToken } from './invite-tokens.ts'
import {
  findOldestMember,
  type Invitee,
  insertMember,
  listFirstMembers,
  lockListedMember,
  lockMember,
  type MemberRow,
  updateMember,
} from './members.queries.ts'
import { releaseEndedPictures } from './room-pictures.service.ts'
import { checkOwnerVerified, checkVerified } from './verified-people.service.ts'

/** What a person may not see does not exist for them. */
export async function getRoomFor(app: Pick<App, 'db' | 'clock'>, actor: Actor, chatroomId: string): Promise<SeenRoom> {
  const room = await findRoomFor(app.db, chatroomId, actor.userId)
  if (!room || !maySeeRoom(room, app.clock.now())) throw notFound('room')
  return room
}

export async function getChatroom(app: App, actor: Actor, chatroomId: string): Promise<Chatroom> {
  await getRoomFor(app, actor, chatroomId)
  const row = await findListedRoom(app.db, actor.userId, chatroomId)
  if (!row) throw notFound('room')
  const [room] = await viewRooms(app, [row])
  return room as Chatroom
}

/** Adds the first members of rooms one is in, and the token of those one is invited to. */
export async function viewRooms(app: App, rows: ListedRoomRow[]): Promise<Chatroom[]> {
  const joinedIds = rows.filter((row) => row.member_status === 'Joined').map((row) => row.id)
  const members = joinedIds.length > 0 ? await listFirstMembers(app.db, joinedIds) : []
  return rows.map((row) =>
    chatroomView(row, {
      members: members.filter((member) => member.chatroom_id === row.id),
      inviteToken:
        row.member_status === 'Invited' && row.member_id && row.invite_nonce
          ? inviteTokenOf(app.config, row.member_id, row.invite_nonce)
          : null,
    }),
  )
}

export async function createChatroom(app: App, actor: Actor, form: CreateChatroom): Promise<Chatroom> {
  if (form.verifiedOnly) await checkOwnerVerified(app, actor)
  const at = app.clock.now()
  const chatroomId = makeId()
  await inTransaction(app, async (tx) => {
    if ((await lockOwnedRooms(tx, actor.userId)) >= ownedChatroomsMax)
      throw conflict('rooms-full', { max: ownedChatroomsMax })
    await insertRoom(tx, {
      id: chatroomId,
      owner_user_id: actor.userId,
      name: form.name,
      description: form.description || null,
      type: form.type,
      created_at: at,
      modified_at: at,
      closed_at: null,
      direct_key: null,
      content_item_id: null,
      verified_only: form.verifiedOnly,
      member_count: 1,
      membership_version: 1,
    })
    await insertMember(tx, { ...newMember(chatroomId, actor.userId, at), status: 'Joined', joined_at: at, version: 1 })
  })
  await app.features.chat.relay.spreadMembership(chatroomId, [actor.userId])
  return getChatroom(app, actor, chatroomId)
}

/** By invitation token; into a public room, or one about an item that one may see, without one. Whoever is in already stays in. */
export async function joinChatroom(
  app: App,
  actor: Actor,
  { chatroomId, token }: { chatroomId: string; token: string | null },
): Promise<Chatroom> {
  await checkInSight(app.db, actor, chatroomId)
  const hasJoined = await inTransaction(app, async (tx) => {
    const at = app.clock.now()
    // There must be a row to lock, or two tabs that join at once would each count a member.
    await insertMember(tx, { ...newMember(chatroomId, actor.userId, at), status: 'Removed' })
    const { room, member } = await lockBoth(tx, chatroomId, () => lockMember(tx, chatroomId, actor.userId))
    if (room?.status !== 'Active' || !member || member.is_barred) throw notFound('room')
    if (member.status === 'Joined') return false
    // With the room locked: who may see the item may have changed while this waited.
    if (room.content_item_id) await checkInSight(tx, actor, chatroomId)
    if (room.type === 'Private' && !room.content_item_id) checkInvitation(app, member, token)
    if (room.verified_only) await checkVerified(app, tx, actor)
    await enterRoom(tx, { room, member, at })
    await settleInvitation(tx, { chatroomId, userId: actor.userId, at })
    return true
  })
  if (hasJoined) await app.features.chat.relay.spreadMembership(chatroomId, [actor.userId])
  return getChatroom(app, actor, chatroomId)
}

/** What a room about an item holds is seen by whoever sees the item. */
export async function checkInSight(db: Db, actor: Actor, chatroomId: string): Promise<void> {
  const seen = await findRoomFor(db, chatroomId, actor.userId)
  if (!seen || seen.is_out_of_sight) throw notFound('room')
}

/** Leaving a room one is only invited to declines the invitation. */
export async function leaveChatroom(app: App, actor: Actor, chatroomId: string): Promise<null> {
  const left = await inTransaction(app, async (tx) => {
    const { room, member } = await lockBoth(tx, chatroomId, () => lockMember(tx, chatroomId, actor.userId))
    if (!room || !member || member.status === 'Removed') throw notFound('room')
    if (room.direct_key) throw conflict('room-direct-stays')
    const at = app.clock.now()
    await departFrom(tx, { room, member, at, isBarred: false })
    await releaseEndedPictures(app, tx, [chatroomId])
    await settleInvitation(tx, { chatroomId, userId: actor.userId, at })
    return member.status
  })
  if (left === 'Joined') await app.features.chat.relay.spreadMembership(chatroomId, [actor.userId])
  else tellInvitationGone(app, chatroomId, actor.userId)
  return null
}

/** Takes a member out, or an invitation back. */
export async function removeFromChatroom(
  app: App,
  actor: Actor,
  { chatroomId, invitee }: { chatroomId: string; invitee: Invitee },
): Promise<null> {
  const seen = await getRoomFor(app, actor, chatroomId)
  if (!ownsRoom(actor, seen)) throw forbidden('room-removal-owner-only')
  if ('userId' in invitee && invitee.userId === actor.userId) throw invalid('room-leave-instead')
  const removed = await inTransaction(app, async (tx) => {
    const { room, member } = await lockBoth(tx, chatroomId, () => lockListedMember(tx, chatroomId, invitee))
    if (!room || !ownsRoom(actor, room)) throw forbidden('room-removal-owner-only')
    if (!member || member.status === 'Removed') throw notFound('person')
    await departFrom(tx, { room, member, at: app.clock.now(), isBarred: member.status === 'Joined' })
    return member
  })
  if (!removed.user_id) return null
  // Acknowledged only when no process delivers to them any more.
  if (removed.status === 'Joined') await app.features.chat.relay.spreadMembership(chatroomId, [removed.user_id])
  else tellInvitationGone(app, chatroomId, removed.user_id)
  return null
}

const settleInvitation = (tx: Tx, { chatroomId, userId, at }: { chatroomId: string; userId: string; at: Date }) =>
  settleNotification(tx, { userId, kind: 'ChatroomInvite', key: chatroomId, at })

const tellInvitationGone = (app: App, chatroomId: string, userId: string) =>
  app.realtime.push(chatHub, [userChannel(userId)], 'ChatroomChanged', { chatroomId })

/** The member before the room, as sending does: the other way round, two of them could wait for each other for ever. */
export async function lockBoth(tx: Tx, chatroomId: string, lock: () => Promise<MemberRow | undefined>) {
  const member = await lock()
  return { member, room: await lockRoom(tx, chatroomId) }
}

function checkInvitation(app: App, member: MemberRow, token: string | null): void {
  if (member.status !== 'Invited' || !member.invite_nonce || !member.invite_expires_at) throw notFound('room')
  if (member.invite_expires_at <= app.clock.now()) throw conflict('room-invitation-expired')
  if (!token || !isInviteToken(app.config, member.id, member.invite_nonce, token)) {
    throw forbidden('room-invitation-invalid')
  }
}

async function enterRoom(tx: Tx, { room, member, at }: { room: RoomRow; member: MemberRow; at: Date }): Promise<void> {
  await updateMember(tx, member.id, {
    status: 'Joined',
    email: null,
    modified_at: at,
    joined_at: at,
    invite_nonce: null,
    invite_expires_at: null,
    // What was said before is history, not unread.
    last_read_sequence: room.latest_sequence,
    version: room.membership_version + 1,
  })
  await updateMembership(tx, room.id, { ownerUserId: room.owner_user_id, joined: 1, at })
}

export async function departFrom(
  tx: Tx,
  { room, member, at, isBarred }: { room: RoomRow; member: MemberRow; at: Date; isBarred: boolean },
): Promise<void> {
  const hadJoined = member.status === 'Joined'
  await updateMember(tx, member.id, {
    status: 'Removed',
    email: member.user_id ? null : member.email,
    modified_at: at,
    joined_at: null,
    invite_nonce: null,
    invite_expires_at: null,
    is_barred: isBarred,
    ...(hadJoined && { version: room.membership_version + 1 }),
  })
  if (!hadJoined) return
  const ownerUserId = await nextOwner(tx, room, member)
  await updateMembership(tx, room.id, { ownerUserId, joined: -1, at })
}

async function nextOwner(tx: Db, room: RoomRow, departed: MemberRow): Promise<string | null> {
  if (room.owner_user_id !== departed.user_id) return room.owner_user_id
  return (await findOldestMember(tx, room.id)) ?? null
}

export const newMember = (chatroomId: string, userId: string, at: Date) => ({
  id: makeId(),
  chatroom_id: chatroomId,
  user_id: userId,
  email: null,
  created_at: at,
  modified_at: at,
  joined_at: null,
  invited_by_user_id: null,
  invite_nonce: null,
  invite_expires_at: null,
  last_read_at: null,
})
