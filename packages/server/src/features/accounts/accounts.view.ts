import type { AccountListItem, AuditEntry, Registration, UserListItem } from '@materia/contract'
import type { UserRow } from '../users/index.ts'
import type { AccountRow } from './accounts.queries.ts'
import type { AuditRow } from './audit.queries.ts'

export const userListItem = (row: AccountRow | UserRow): UserListItem => ({
  userId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email ?? '',
  userStatus: row.status,
})

export const accountView = (row: AccountRow): AccountListItem => ({
  ...userListItem(row),
  hasSecondFactor: row.two_factor_enabled,
  factorsRemovedOn: row.factors_removed_on?.toISOString() ?? null,
})

export const registrationView = (row: AccountRow): Registration => ({
  ...accountView(row),
  userType: row.user_type,
  minc: row.minc,
  schoolName: row.school_name,
  createdOn: row.created_at.toISOString(),
})

export const auditView = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  act: row.act,
  actorId: row.actor_id,
  actorName: row.actor_name,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  ip: row.ip,
  detail: row.detail,
})
