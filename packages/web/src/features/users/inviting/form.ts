import { Invite } from '@materia/contract'

export const ColleagueForm = Invite.pick({ emailAddress: true, firstName: true, lastName: true })
