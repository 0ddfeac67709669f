import { invitationRoutes, invitationShapes } from '@materia/contract'
import { serve } from '../../platform/http/serve.ts'
import { inviteUser } from './invitations.service.ts'

export const invitationsHttp = serve(invitationRoutes, invitationShapes, {
  inviteUser: ({ app, actor, body }) => inviteUser(app, actor, body),
})
