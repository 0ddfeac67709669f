import type { Feature } from '../../platform/feature.ts'
import { identityHttp } from './identity/identity.routes.ts'
import { joinUsers } from './users.jobs.ts'
import { usersHttp } from './users.routes.ts'
import './users.tables.ts'
import './users-state.ts'

export { beginFactorRecovery, endFactorRecovery } from './identity/factor-recoveries.service.ts'
export { removeFactors } from './identity/factors.service.ts'
export { currentKeyId, type Sealed, seal, unseal } from './identity/sealed-secrets.ts'
export { hashPassword } from './passwords/passwords.ts'
export { makeAccessLink, sendFinishRegistrationLink } from './passwords.service.ts'
export { hashToken, makeId, makeToken } from './secrets.ts'
export { keyOf } from './sessions/access-tokens.ts'
export { createAuthenticator } from './sessions/authenticator.ts'
export { listSessionsOf, revokeSessionsOf } from './sessions/sessions.queries.ts'
export { listDevices, refreshTokenDays } from './sessions/sessions.service.ts'
export { registrationFinished } from './users.events.ts'
export { mayManageUser } from './users.policy.ts'
export { findSponsor, findUser, findUserByEmail, type UserRow } from './users.queries.ts'
export { addUser, createUser, renameUser, setUserStatus } from './users.service.ts'
export { claimsOf, userSubject, userView } from './users.view.ts'

export const users: Feature = {
  routes: [...usersHttp, ...identityHttp],
  // Its own part is erased last, by `removeUser`.
  eraseUser: null,
  mayReadHeldFile: null,
  join: joinUsers,
}
