import { notificationHub, notificationHubShapes } from '@materia/contract'
import type { Feature } from '../../platform/feature.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { serveHub } from '../../platform/realtime/serve-hub.ts'
import { chatroomInvited } from '../chat/index.ts'
import { invitationsHttp } from './invitations.routes.ts'

export const notifications: Feature = {
  routes: invitationsHttp,
  hubs: [serveHub(notificationHub, notificationHubShapes, {})],
  eraseUser: null,
  mayReadHeldFile: null,
  join(app) {
    app.events.on(chatroomInvited, ({ chatroomId, userId }) =>
      app.realtime.push(notificationHub, [userChannel(userId)], 'NewPendingChatroomInvite', { chatroomId }),
    )
  },
}
