import type { Actor } from '../../platform/app.ts'
import type { SeenRoom } from './rooms/chatrooms.queries.ts'

export const isMember = (room: SeenRoom) => room.member_status === 'Joined'

const isInvited = (room: SeenRoom, now: Date) =>
  room.member_status === 'Invited' && room.invite_expires_at !== null && room.invite_expires_at > now

/** A room about an item exists for whoever may see the item. A private room exists for its members and those invited; a public one for every doctor its owner has not removed. */
export function maySeeRoom(room: SeenRoom, now: Date): boolean {
  if (room.status !== 'Active' || room.is_barred || room.is_out_of_sight) return false
  return room.type === 'Public' || isMember(room) || isInvited(room, now)
}

export const ownsRoom = (actor: Actor, room: { owner_user_id: string | null }) => room.owner_user_id === actor.userId
