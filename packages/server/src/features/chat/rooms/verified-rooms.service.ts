import type { App } from '../../../platform/app.ts'
import { announce, inTransaction } from '../../../platform/events/events.ts'
import { membershipChanged } from '../chat.events.ts'
import { departFrom, lockBoth } from './chatrooms.service.ts'
import { lockMember } from './members.queries.ts'
import { releaseEndedPictures } from './room-pictures.service.ts'
import { listUnverifiedMembers, type UnverifiedMember } from './verified-rooms.queries.ts'

/** Whoever is not verified, or no longer, leaves the rooms that are kept to verified people; they may come back once they are. */
export async function keepRoomsVerified(app: App, chatroomId: string | null = null): Promise<void> {
  const members = await listUnverifiedMembers(app.db, { chatroomId, now: app.clock.now() })
  for (const member of members) await takeOut(app, member)
}

/** One at a time: joins and departures of a room wait for each other. */
async function takeOut(app: App, { chatroom_id: chatroomId, user_id: userId }: UnverifiedMember): Promise<void> {
  await inTransaction(app, async (tx) => {
    const { room, member } = await lockBoth(tx, chatroomId, () => lockMember(tx, chatroomId, userId))
    if (!room?.verified_only || member?.status !== 'Joined') return
    await departFrom(tx, { room, member, at: app.clock.now(), isBarred: false })
    await releaseEndedPictures(app, tx, [chatroomId])
    announce(tx, membershipChanged, { chatroomId, userIds: [userId] })
  })
}
