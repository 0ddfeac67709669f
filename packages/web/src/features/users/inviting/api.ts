import { invitationRoutes } from '@materia/contract'
import { useAction } from '../../../lib/query.ts'

export const useInviteColleague = () => useAction(invitationRoutes.inviteUser)
