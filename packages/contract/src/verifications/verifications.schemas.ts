import { z } from 'zod'
import { count, Id, offset, requiredText, Timestamp, text } from '../fields.schemas.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { UserType } from '../users/users.schemas.ts'
import { provinces, verificationStates } from './verifications.ts'

/** What was looked up about somebody: where, when, and until when that counts. */
export const Verification = z.object({
  state: z.enum(verificationStates),
  regulator: z.string().nullable(),
  checkedOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
})
export type Verification = z.infer<typeof Verification>

/** The same of somebody who is verified now, beside a name. */
export const Verified = z.object({
  userId: Id,
  regulator: z.string(),
  checkedOn: z.string(),
  expiresOn: z.string(),
})
export type Verified = z.infer<typeof Verified>

export const VerificationRequest = z.object({
  province: z.enum(provinces),
  regulator: requiredText(200, 'Name the regulator or the school.'),
  licenceNumber: requiredText(60, 'Give the licence or registration number.'),
})
export type VerificationRequest = z.output<typeof VerificationRequest>

/** Somebody else who gave the same number, and what became of it. */
export const LicenceHolder = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  regulator: z.string(),
  state: z.enum(verificationStates),
})
export type LicenceHolder = z.infer<typeof LicenceHolder>

/** A request as admins see it. */
export const VerificationItem = z.object({
  id: Id,
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userType: UserType.nullable(),
  minc: z.string().nullable(),
  schoolName: z.string().nullable(),
  state: z.enum(verificationStates),
  province: z.enum(provinces),
  regulator: z.string(),
  licenceNumber: z.string(),
  /** The public register to look the person up in, where one is known. */
  registerUrl: z.string().nullable(),
  requestedOn: Timestamp,
  checkedOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
  checkedBy: z.string().nullable(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  /** Other accounts that gave this number in this province, a few of them. */
  alsoGivenBy: z.array(LicenceHolder),
})
export type VerificationItem = z.infer<typeof VerificationItem>

export const VerificationDecision = z
  .object({
    state: z.enum(['Verified', 'Refused']),
    /** What was seen in the register. */
    note: text(2_000).nullish(),
    /** The day on which it was seen; today where it is left out. */
    checkedOn: z.iso.date().nullish(),
    /** Told to the person. */
    reason: text(1_000).nullish(),
  })
  .refine(({ state, reason }) => state !== 'Refused' || Boolean(reason), {
    path: ['reason'],
    message: 'Say why, for the person who asked.',
  })
export type VerificationDecision = z.output<typeof VerificationDecision>

const peopleMax = 100

export const verificationShapes = {
  requestVerification: { body: VerificationRequest, reply: Verification },
  withdrawVerification: { reply: nothing },
  listVerifications: {
    query: z.object({ state: z.enum(verificationStates).optional(), count: count(50), offset }),
    reply: z.array(VerificationItem),
  },
  decideVerification: { params: z.object({ id: Id }), body: VerificationDecision, reply: nothing },
  lookUpVerified: { body: z.object({ userIds: z.array(Id).max(peopleMax) }), reply: z.array(Verified) },
} satisfies RouteShapes
