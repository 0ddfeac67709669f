import { z } from 'zod'
import { count, Id, offset, requiredText, Timestamp, text } from '../fields.schemas.ts'
import { namesOfOrganisation, organisationNameMessage } from '../organisations.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { Email, personName, UserStatus, UserType } from '../users/users.schemas.ts'
import { firstNameMessage, lastNameMessage } from '../users/users.ts'
import { accountSorts } from './accounts.ts'

export const UserListItem = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userStatus: UserStatus,
})
export type UserListItem = z.infer<typeof UserListItem>

/** An account as an admin's lists show it. */
export const AccountListItem = UserListItem.extend({
  hasSecondFactor: z.boolean(),
  /** When the factors of somebody who lost them all go. */
  factorsRemovedOn: Timestamp.nullable(),
})
export type AccountListItem = z.infer<typeof AccountListItem>

export const AccountCreate = z.object({
  firstName: personName(firstNameMessage),
  lastName: personName(lastNameMessage),
  email: Email,
})
export type AccountCreate = z.output<typeof AccountCreate>

/** Of forms that ask an organisation for one name. */
export const OrganisationName = z
  .string()
  .refine((name) => namesOfOrganisation(name) !== undefined, organisationNameMessage)

export const AccountListQuery = z.object({
  search: text(200).optional(),
  status: UserStatus.optional(),
  sort: z.enum(accountSorts).default('name'),
  count: count(100),
  offset,
})
export type AccountListQuery = z.output<typeof AccountListQuery>

/** A member as the registrations list shows them. */
export const Registration = AccountListItem.extend({
  userType: UserType.nullable(),
  minc: z.string().nullable(),
  schoolName: z.string().nullable(),
  createdOn: Timestamp,
})
export type Registration = z.infer<typeof Registration>

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

export const accountShapes = {
  listVoiceOfAccounts: { query: AccountListQuery, reply: z.array(AccountListItem) },
  createVoiceOfAccount: { body: AccountCreate, reply: UserListItem },
  deactivateVoiceOfAccount: { params: UserParams, reply: nothing },
  reactivateVoiceOfAccount: { params: UserParams, reply: nothing },
  listSponsorAccounts: { query: AccountListQuery, reply: z.array(AccountListItem) },
  createSponsorAccount: { body: AccountCreate, reply: UserListItem },
  deactivateSponsorAccount: { params: UserParams, reply: nothing },
  reactivateSponsorAccount: { params: UserParams, reply: nothing },
} satisfies RouteShapes

export const registrationShapes = {
  listRegistrations: { query: AccountListQuery, reply: z.array(Registration) },
  approveRegistration: { params: UserParams, reply: nothing },
  endSessionsOf: { params: UserParams, reply: nothing },
  beginFactorRecovery: {
    params: UserParams,
    /** How the administrator checked who it is. */
    body: z.object({ note: requiredText(1_000, 'Say how you checked who it is.') }),
    reply: nothing,
  },
  endFactorRecovery: { params: UserParams, reply: nothing },
  disableRegistration: { params: UserParams, reply: nothing },
} satisfies RouteShapes

export const auditShapes = {
  listAudit: {
    query: z.object({ ...auditFilter, count: count(50), beforeId: z.coerce.number().int().min(1).optional() }),
    reply: z.array(AuditEntry),
  },
  exportAudit: { query: z.object(auditFilter), reply: z.unknown() },
} satisfies RouteShapes
