import {
  type LegalDocument,
  legalDocuments,
  legalVersions,
  type Role,
  roleClaims,
  type User,
  type UserSession,
} from '@materia/contract'
import type { UserRow } from './users.queries.ts'

export function userView(row: UserRow): User {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    roles: claimsOf(row.roles),
    status: row.status,
    userType: row.user_type,
    minc: row.minc,
    schoolName: row.school_name,
    language: row.language,
    readingLanguages: row.reading_languages,
    consentsDue: consentsDue(row),
    userName: row.email ?? '',
    email: row.email ?? '',
    emailConfirmed: row.email_confirmed,
    phoneNumber: row.phone_number,
    twoFactorEnabled: row.two_factor_enabled,
    lockoutEnd: row.lockout_end?.toISOString() ?? null,
    lockoutEnabled: true,
    accessFailedCount: row.access_failed_count,
  }
}

const consentsDue = (row: Pick<UserRow, 'terms_version' | 'privacy_version'>): LegalDocument[] => {
  const agreed = { Terms: row.terms_version, Privacy: row.privacy_version }
  return legalDocuments.filter((document) => agreed[document] !== legalVersions[document])
}

export const claimsOf = (roles: string[]): string[] => roles.map((role) => roleClaims[role as Role])

export function sessionView(
  row: { id: string; created_at: Date; last_used_at: Date; ip: string | null; user_agent: string | null },
  currentSessionId: string,
): UserSession {
  return {
    id: row.id,
    createdOn: row.created_at.toISOString(),
    lastUsedOn: row.last_used_at.toISOString(),
    ip: row.ip,
    userAgent: row.user_agent,
    isCurrent: row.id === currentSessionId,
  }
}

/** How the record names an account. */
export const userSubject = (userId: string) => ({ type: 'user', id: userId })
