import { chatHub } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { announce } from '../../platform/events/events.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { eraseWithUser, registrationFinished } from '../users/index.ts'
import { chatroomInvited, membershipChanged } from './chat.events.ts'
import { eraseMember } from './erasure.queries.ts'
import { handOverInvitations } from './invitations.service.ts'
import { openRelay } from './relay.ts'

export function joinChat(app: App): void {
  const relay = openRelay(app)
  app.events.on(registrationFinished, ({ userId }) => handOverInvitations(app, userId))
  app.events.on(chatroomInvited, ({ chatroomId, userId }) =>
    app.realtime.push(chatHub, [userChannel(userId)], 'NewPendingChatroomInvite', { chatroomId }),
  )
  app.events.on(membershipChanged, ({ chatroomId, userIds }) => relay.spreadMembership(chatroomId, userIds))
  eraseWithUser(app, async (tx, userId) => {
    for (const chatroomId of await eraseMember(tx, userId, app.clock.now())) {
      announce(tx, membershipChanged, { chatroomId, userIds: [userId] })
    }
  })
}
