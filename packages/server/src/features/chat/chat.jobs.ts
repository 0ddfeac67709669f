import { chatHub } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { seconds } from '../../platform/clock.ts'
import { announce } from '../../platform/events/events.ts'
import type { EraseUser } from '../../platform/feature.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { folioChanged, folioSharingChanged } from '../folios/index.ts'
import { blocksChanged } from '../profiles/index.ts'
import { registrationFinished } from '../users/index.ts'
import { chatroomInvited, membershipChanged, messagesChanged } from './chat.events.ts'
import { eraseMember } from './erasure.queries.ts'
import { followItem } from './rooms/content-rooms.service.ts'
import { handOverInvitations } from './rooms/invitations.service.ts'
import { releaseEndedPictures } from './rooms/room-pictures.service.ts'
import { keepRoomsVerified } from './rooms/verified-rooms.service.ts'

export function joinChat(app: App): void {
  const { relay } = app.features.chat
  app.jobs.schedule('keep-rooms-verified', '* * * * *', () => keepRoomsVerified(app))
  app.realtime.whileServing({ name: 'chatrooms', everyMs: seconds(1), work: relay.repair })
  app.events.on(registrationFinished, ({ userId }) => handOverInvitations(app, userId))
  app.events.on(chatroomInvited, ({ chatroomId, userId }) =>
    app.realtime.push(chatHub, [userChannel(userId)], 'NewPendingChatroomInvite', { chatroomId }),
  )
  app.events.on(membershipChanged, ({ chatroomId, userIds }) => relay.spreadMembership(chatroomId, userIds))
  app.events.on(messagesChanged, ({ chatroomId }) => relay.spreadChanges(chatroomId))
  app.events.on(folioChanged, ({ folioId }) => followItem(app, folioId))
  // The event is lost with its process; the job is queued with the change.
  app.jobs.handle(folioSharingChanged, ({ folioId }) => followItem(app, folioId))
  app.events.on(blocksChanged, (change) => relay.spreadBlock(change))
}

export const eraseFromChat: EraseUser = async (app, tx, userId) => {
  const chatroomIds = await eraseMember(tx, userId, app.clock.now())
  await releaseEndedPictures(app, tx, chatroomIds)
  for (const chatroomId of chatroomIds) {
    announce(tx, membershipChanged, { chatroomId, userIds: [userId] })
  }
}
