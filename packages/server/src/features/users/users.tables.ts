import type { Language, LegalDocument, UserStatus, UserType } from '@materia/contract'
import type { Generated } from 'kysely'

export interface UsersTable {
  id: string
  first_name: string
  last_name: string
  email: string | null
  email_confirmed: boolean
  password_hash: string | null
  roles: string[]
  status: UserStatus
  user_type: UserType | null
  minc: string | null
  school_name: string | null
  language: Generated<Language>
  reading_languages: Generated<Language[]>
  phone_number: string | null
  lockout_end: Date | null
  access_failed_count: number
  two_factor_enabled: Generated<boolean>
  created_at: Generated<Date>
  deleted_at: Date | null
  terms_version: Generated<string | null>
  privacy_version: Generated<string | null>
}

export interface UserSessionsTable {
  id: string
  user_id: string
  created_at: Date
  last_used_at: Date
  ip: string | null
  user_agent: string | null
  revoked_at: Date | null
  confirmed_at: Date
}

export interface RefreshTokensTable {
  id: string
  session_id: string
  token_hash: Buffer
  expires_at: Date
  created_at: Date
  created_by_ip: string | null
  revoked_at: Date | null
  revoked_by_ip: string | null
  replaced_by_id: string | null
}

export interface EmailTokensTable {
  id: string
  user_id: string
  purpose: 'finish-registration' | 'reset-password' | 'change-email'
  token_hash: Buffer
  expires_at: Date
  used_at: Date | null
  created_at: Date
}

export interface LegalConsentsTable {
  id: Generated<string>
  user_id: string
  document: LegalDocument
  version: string
  language: Language
  given_at: Date
}

export interface EmailChangesTable {
  user_id: string
  email: string
  session_id: string
  requested_at: Date
}

export interface UnknownSignInsTable {
  email_hash: Buffer
  failures: number
  lockout_end: Date | null
  failed_at: Date
}

export interface TotpFactorsTable {
  user_id: string
  secret: Buffer
  key_id: string
  created_at: Date
  confirmed_at: Date | null
  last_step: Generated<number>
}

export interface RecoveryCodesTable {
  user_id: string
  code_hash: Buffer
  salt: Buffer
  used_at: Date | null
}

export interface FactorRecoveriesTable {
  user_id: string
  begun_by: string | null
  note: string
  begun_at: Date
  due_at: Date
}

export interface PasskeysTable {
  id: string
  user_id: string
  name: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  created_at: Date
  last_used_at: Date | null
}

export interface AuthChallengesTable {
  challenge_hash: Buffer
  purpose: 'second-factor' | 'passkey-registration' | 'passkey-use'
  user_id: string | null
  expires_at: Date
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    users: UsersTable
    user_sessions: UserSessionsTable
    refresh_tokens: RefreshTokensTable
    email_tokens: EmailTokensTable
    legal_consents: LegalConsentsTable
    email_changes: EmailChangesTable
    unknown_sign_ins: UnknownSignInsTable
    totp_factors: TotpFactorsTable
    recovery_codes: RecoveryCodesTable
    passkeys: PasskeysTable
    factor_recoveries: FactorRecoveriesTable
    auth_challenges: AuthChallengesTable
  }
}
