/** The two kinds of account an admin manages; also the words in the address of their screens. */
export const accountTypes = ['sponsor', 'voiceof'] as const
export type AccountType = (typeof accountTypes)[number]

export const accountSorts = ['name', 'email', 'status', 'newest'] as const

/** Everything that is recorded, in the order in which it is offered. */
export const auditActs = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'refresh-replayed',
  'registered',
  'registration-finished',
  'password-refused',
  'code-refused',
  'password-changed',
  'password-reset-requested',
  'password-reset',
  'identity-confirmed',
  'factor-added',
  'factor-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'not-me',
  'user-updated',
  'user-deleted',
  'verification-requested',
  'verification-decided',
  'account-created',
  'account-deactivated',
  'account-reactivated',
  'invitation-sent',
  'invitation-resent',
  'folio-invitation-sent',
  'chatroom-invitation-sent',
  'post-deleted',
  'post-restored',
  'folio-deleted',
  'folio-restored',
  'reported',
  'report-resolved',
  'patient-data-warned',
  'editorial-changed',
  'content-hidden',
  'content-restored',
  'data-exported',
  'audit-exported',
] as const
export type AuditAct = (typeof auditActs)[number]
