import { z } from 'zod'
import { count, Id, offset, Timestamp, text } from './fields.ts'
import { nothing, route } from './route.ts'
import { Email, firstNameMessage, lastNameMessage, personName, UserStatus, UserType } from './users.ts'

export const UserListItem = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userStatus: UserStatus,
})
export type UserListItem = z.infer<typeof UserListItem>

export const AccountCreate = z.object({
  firstName: personName(firstNameMessage),
  lastName: personName(lastNameMessage),
  email: Email,
})
export type AccountCreate = z.output<typeof AccountCreate>

/** The two kinds of account an admin manages; also the words in the address of their screens. */
export const accountTypes = ['sponsor', 'voiceof'] as const
export type AccountType = (typeof accountTypes)[number]

export const accountSorts = ['name', 'email', 'status', 'newest'] as const

export const AccountListQuery = z.object({
  search: text(200).optional(),
  status: UserStatus.optional(),
  sort: z.enum(accountSorts).default('name'),
  count: count(100),
  offset,
})
export type AccountListQuery = z.output<typeof AccountListQuery>

/** A member as the registrations list shows them. */
export const Registration = UserListItem.extend({
  userType: UserType.nullable(),
  minc: z.string().nullable(),
  schoolName: z.string().nullable(),
  createdOn: Timestamp,
})
export type Registration = z.infer<typeof Registration>

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
  'password-changed',
  'password-reset-requested',
  'password-reset',
  'user-updated',
  'user-deleted',
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
  'editorial-changed',
  'content-hidden',
  'content-restored',
  'data-exported',
  'audit-exported',
] as const
export type AuditAct = (typeof auditActs)[number]

export const AuditEntry = z.object({
  id: z.int(),
  at: Timestamp,
  act: z.string(),
  actorId: Id.nullable(),
  actorName: z.string().nullable(),
  subjectType: z.string().nullable(),
  subjectId: z.string().nullable(),
  subjectName: z.string().nullable(),
  ip: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const auditFilter = {
  act: text(60).optional(),
  /** Part of the name or e-mail of who acted or was acted upon, or a whole address. */
  search: text(200).optional(),
  actorId: Id.optional(),
  subjectId: text(60).optional(),
  from: Timestamp.optional(),
  to: Timestamp.optional(),
}

const UserParams = z.object({ userId: Id })
const access = ['Admin'] as const
const list = { access, query: AccountListQuery, reply: z.array(UserListItem) } as const
const create = { access, body: AccountCreate, reply: UserListItem } as const
const change = { access, params: UserParams, reply: nothing } as const

export const accountRoutes = {
  listVoiceOfAccounts: route('GET', '/api/VoiceOfAccount', list),
  createVoiceOfAccount: route('POST', '/api/VoiceOfAccount', create),
  deactivateVoiceOfAccount: route('PUT', '/api/VoiceOfAccount/:userId/deactivate', change),
  reactivateVoiceOfAccount: route('PUT', '/api/VoiceOfAccount/:userId/reactivate', change),
  listSponsorAccounts: route('GET', '/api/SponsorAccount', list),
  createSponsorAccount: route('POST', '/api/SponsorAccount', create),
  deactivateSponsorAccount: route('PUT', '/api/SponsorAccount/:userId/deactivate', change),
  reactivateSponsorAccount: route('PUT', '/api/SponsorAccount/:userId/reactivate', change),
}

export const registrationRoutes = {
  listRegistrations: route('GET', '/api/admin/registrations', {
    access,
    query: AccountListQuery,
    reply: z.array(Registration),
  }),
  approveRegistration: route('PUT', '/api/admin/registrations/:userId/approve', change),
  disableRegistration: route('PUT', '/api/admin/registrations/:userId/disable', change),
}

export const auditRoutes = {
  listAudit: route('GET', '/api/admin/audit', {
    access,
    query: z.object({ ...auditFilter, count: count(50), beforeId: z.coerce.number().int().min(1).optional() }),
    reply: z.array(AuditEntry),
  }),
  exportAudit: route('GET', '/api/admin/audit/export', {
    access,
    query: z.object(auditFilter),
    download: true,
    reply: z.unknown(),
    writes: true,
  }),
}
