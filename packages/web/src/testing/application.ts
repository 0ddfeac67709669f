import { folioRoutes, type PendingFolioInvite, profileRoutes, type Role, userRoutes } from '@materia/contract'
import { fakeNetwork } from './network.ts'
import { signInAs, someProfile, someUser } from './people.ts'

/** A network that answers what the application asks at its start. */
export function networkAtStart({ invites = [] }: { invites?: PendingFolioInvite[] } = {}) {
  const network = fakeNetwork()
  network.replies(userRoutes.checkToken, { valid: true, expiresIn: 15 })
  network.replies(userRoutes.getUser, someUser)
  network.replies(profileRoutes.getProfile, someProfile)
  network.replies(folioRoutes.listPendingFolioInvites, invites)
  network.on(userRoutes.signOut, () => ({}))
  return network
}

/** Signed in with these roles, on a network that answers the start. */
export function signedInApp(roles: Role[], options: { invites?: PendingFolioInvite[] } = {}) {
  signInAs(roles)
  return networkAtStart(options)
}
