import { accountRoutesOf, route } from '../route.ts'
import type { identityShapes } from './identity.schemas.ts'

const own = { access: 'signed-in', confirmation: 'always' } as const
/** What setting up a second factor needs. */
const enrolling = { ...own, beforeEnrolment: 'yes' } as const
const asking = { access: 'signed-in', confirmation: 'never', beforeEnrolment: 'yes' } as const
/** Where a password, code or passkey is proved or made: each costs the server much, on purpose. */
const proving = { ...own, rateLimit: 'identity' } as const
const signingIn = { access: 'public', confirmation: 'never' } as const

export const identityRoutes = accountRoutesOf<typeof identityShapes>()({
  getMfa: route('GET', '/api/User/mfa', asking),
  beginTotp: route('POST', '/api/User/mfa/totp', enrolling),
  confirmTotp: route('POST', '/api/User/mfa/totp/confirm', { ...enrolling, rateLimit: 'identity' }),
  removeTotp: route('DELETE', '/api/User/mfa/totp', own),
  renewRecoveryCodes: route('POST', '/api/User/mfa/recovery-codes', proving),
  signInWithSecondFactor: route('POST', '/api/User/token/second-factor', { ...signingIn, rateLimit: 'secondFactor' }),
  passkeyOptions: route('POST', '/api/User/passkeys/options', enrolling),
  addPasskey: route('POST', '/api/User/passkeys', { ...enrolling, rateLimit: 'identity' }),
  renamePasskey: route('PUT', '/api/User/passkeys/:id', { access: 'signed-in', confirmation: 'never' }),
  removePasskey: route('DELETE', '/api/User/passkeys/:id', own),
  passkeySignInOptions: route('POST', '/api/User/token/passkey/options', signingIn),
  signInWithPasskey: route('POST', '/api/User/token/passkey', { ...signingIn, rateLimit: 'signIn' }),
  listActivity: route('GET', '/api/User/activity', asking),
  endAllSessions: route('POST', '/api/User/not-me', asking),
  listConsents: route('GET', '/api/User/consents', asking),
  giveConsents: route('POST', '/api/User/consents', asking),
  getEmailChange: route('GET', '/api/User/ChangeEmail', { access: 'signed-in', confirmation: 'never' }),
  changeEmail: route('POST', '/api/User/ChangeEmail', { ...own, rateLimit: 'emailChange' }),
  cancelEmailChange: route('DELETE', '/api/User/ChangeEmail', { access: 'signed-in', confirmation: 'never' }),
  confirmEmail: route('POST', '/api/User/ConfirmEmail', signingIn),
  confirmIdentity: route('POST', '/api/User/confirm', { ...asking, rateLimit: 'identity' }),
})
