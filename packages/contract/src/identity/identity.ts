/** How somebody proves who they are beside the password. */
export const factorMethods = ['totp', 'recoveryCode', 'passkey'] as const
export type FactorMethod = (typeof factorMethods)[number]

/** After an administrator checked who somebody is who lost every factor, so long passes before the factors go. */
export const factorRecoveryHours = 72

export const recoveryCodeCount = 10
export const passkeyNameMax = 60
export const passkeysMax = 20

/** What somebody sees of the record about their own account. */
export const securityActs = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'refresh-replayed',
  'registration-finished',
  'password-refused',
  'code-refused',
  'password-changed',
  'password-reset-requested',
  'password-reset',
  'email-change-requested',
  'email-changed',
  'identity-confirmed',
  'factor-added',
  'factor-removed',
  'factor-recovery-begun',
  'factor-recovery-ended',
  'recovery-codes-renewed',
  'recovery-code-used',
  'not-me',
  'data-exported',
] as const
