import { chatHub } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { seconds } from '../../platform/clock.ts'
import { announce } from '../../platform/events/events.ts'
import type { EraseUser } from '../../platform/feature.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { registrationFinished } from '../users/index.ts'
import { chatroomInvited, membershipChanged, messageChanged } from './chat.events.ts'
import { messageView } from './chat.view.ts'
import { eraseMember } from './erasure.queries.ts'
import { handOverInvitations } from './invitations.service.ts'
import { findMessage } from './messages.queries.ts'
import { roomChannel } from './relay.ts'

export function joinChat(app: App): void {
  const { relay } = app.features.chat
  app.realtime.whileServing({ name: 'chatrooms', everyMs: seconds(1), work: relay.repair })
  app.events.on(registrationFinished, ({ userId }) => handOverInvitations(app, userId))
  app.events.on(chatroomInvited, ({ chatroomId, userId }) =>
    app.realtime.push(chatHub, [userChannel(userId)], 'NewPendingChatroomInvite', { chatroomId }),
  )
  app.events.on(membershipChanged, ({ chatroomId, userIds }) => relay.spreadMembership(chatroomId, userIds))
  app.events.on(messageChanged, async ({ messageId }) => {
    const message = await findMessage(app.db, messageId)
    if (!message) return
    app.realtime.push(chatHub, [roomChannel(message.chatroom_id)], 'MessageChanged', messageView(message))
  })
}

export const eraseFromChat: EraseUser = async (app, tx, userId) => {
  for (const chatroomId of await eraseMember(tx, userId, app.clock.now())) {
    announce(tx, membershipChanged, { chatroomId, userIds: [userId] })
  }
}
