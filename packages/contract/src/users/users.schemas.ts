import { z } from 'zod'
import { Id, requiredText, Timestamp, text } from '../fields.schemas.ts'
import { languages } from '../languages.ts'
import { legalDocuments } from '../legal.ts'
import { IdentityResult } from '../problem.schemas.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import {
  emailFormatMessage,
  emailMessage,
  firstNameMessage,
  formatMinc,
  isMinc,
  lastNameMessage,
  mincMessage,
  nameMax,
  passwordMax,
  passwordMin,
  passwordSpecials,
  schoolNameMessage,
  userStatuses,
  userTypes,
} from './users.ts'

export const UserStatus = z.enum(userStatuses)
export type UserStatus = z.infer<typeof UserStatus>
export const UserType = z.enum(userTypes)
export type UserType = z.infer<typeof UserType>

export const LanguageField = z.enum(languages)

export const LegalDocumentName = z.enum(legalDocuments)

/** A text and the version of it that somebody read. */
export const LegalVersion = z.object({ document: LegalDocumentName, version: z.iso.date() })

export const Email = z
  .string({ error: emailMessage })
  .trim()
  .min(1, emailMessage)
  .max(254, emailFormatMessage)
  .pipe(z.email(emailFormatMessage))
  .transform((email) => email.toLowerCase())

const Minc = z
  .string()
  .trim()
  .refine((minc) => minc === '' || isMinc(minc), mincMessage)
  .transform((minc) => (minc === '' ? null : formatMinc(minc)))

const passwordMessage = 'Password is required.'

const givenPasswordMax = 1_000
/** A password as it was typed, whatever the rules for new ones say. */
const GivenPassword = z
  .string({ error: passwordMessage })
  .max(givenPasswordMax, `Use at most ${givenPasswordMax} characters.`)

export const Password = z
  .string({ error: passwordMessage })
  .min(1, passwordMessage)
  .max(passwordMax, `Password must have at most ${passwordMax} characters`)
  .refine((password) => /\p{Lu}/u.test(password), 'Password must contain an uppercase letter')
  .refine((password) => /\p{Ll}/u.test(password), 'Password must contain a lowercase letter')
  .refine((password) => /\d/.test(password), 'Password must contain a numer')
  .refine(
    (password) => [...password].some((sign) => passwordSpecials.includes(sign)),
    'Password must contain a special character',
  )
  .refine((password) => password.length >= passwordMin, `Password must have at least ${passwordMin} characters`)

export const TokenRequest = z.object({
  username: requiredText(254, 'Username is required'),
  password: GivenPassword.min(1, passwordMessage),
})
export type TokenRequest = z.infer<typeof TokenRequest>

export const TokenResponse = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Minutes. */
  expiresIn: z.number(),
  tokenType: z.literal('Bearer'),
  userRoles: z.array(z.string()),
})
export type TokenResponse = z.infer<typeof TokenResponse>

export const RefreshRequest = z.object({
  refreshToken: z
    .string()
    .min(1)
    .max(500)
    .regex(/^[\w-]+$/, 'Not a refresh token.'),
})

export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.string()),
  status: UserStatus,
  userType: UserType.nullable(),
  minc: z.string().nullable(),
  schoolName: z.string().nullable(),
  language: LanguageField,
  /** In which they read what colleagues write. */
  readingLanguages: z.array(LanguageField),
  /** Texts in their newest version to which they have not agreed yet. */
  consentsDue: z.array(LegalDocumentName),
  userName: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  phoneNumber: z.string().nullable(),
  twoFactorEnabled: z.boolean(),
  lockoutEnd: Timestamp.nullable(),
  lockoutEnabled: z.boolean(),
  accessFailedCount: z.int(),
})
export type User = z.infer<typeof User>

/** No part of an address, no line break: names stand in mails to people who do not know the writer. */
const notInNames = /[:/\\@<>\p{Cc}\p{Cf}\u2028\u2029]|www\./iu
const nameSignsMessage = 'A name has no web address and none of the signs : / \\ @ < >.'
export const personName = (message: string) =>
  requiredText(nameMax, message).refine((name) => !notInNames.test(name), nameSignsMessage)

const personFields = {
  firstName: personName(firstNameMessage),
  lastName: personName(lastNameMessage),
  minc: Minc.nullish(),
  schoolName: text(200).nullish(),
}

export const Register = z
  .object({
    email: Email,
    ...personFields,
    userType: UserType.default('Doctor'),
    /** The caller's language where it is not given. */
    language: LanguageField.optional(),
    /** To which versions of the terms and the privacy policy they agreed; else they are asked later. */
    consents: z.array(LegalVersion).max(legalDocuments.length).nullish(),
    pendingDiscussionId: Id.nullish(),
    pendingFolioId: Id.nullish(),
  })
  .refine((form) => form.userType !== 'MedicalResident' || Boolean(form.schoolName), {
    path: ['schoolName'],
    message: schoolNameMessage,
  })
export type Register = z.output<typeof Register>

export const UserUpdate = z.object({
  ...personFields,
  phoneNumber: text(40).nullish(),
})
export type UserUpdate = z.output<typeof UserUpdate>

export const SetPassword = z.object({
  token: z.string().min(1).max(500),
  email: Email,
  password: GivenPassword,
})
export type SetPassword = z.output<typeof SetPassword>
export const PasswordReset = SetPassword
export const ForgotPassword = z.object({ email: Email })
export const ChangePassword = z.object({
  currentPassword: GivenPassword.min(1, passwordMessage),
  newPassword: Password,
})
export const Invite = z.object({
  emailAddress: Email,
  firstName: text(nameMax).nullish(),
  lastName: text(nameMax).nullish(),
  chatroomId: Id.nullish(),
  folioId: Id.nullish(),
})
export type Invite = z.output<typeof Invite>

/** A signed-in device. */
export const UserSession = z.object({
  id: Id,
  createdOn: Timestamp,
  lastUsedOn: Timestamp,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
})
export type UserSession = z.infer<typeof UserSession>

const UserId = z.object({ id: Id })

export const userShapes = {
  signIn: { body: TokenRequest, reply: TokenResponse },
  refreshToken: { body: RefreshRequest, reply: TokenResponse },
  checkToken: { reply: z.object({ valid: z.boolean(), expiresIn: z.number() }) },
  signOut: { body: RefreshRequest, reply: nothing },
  listSessions: { reply: z.array(UserSession) },
  endSession: { params: UserId, reply: nothing },
  createUser: { body: Register, reply: User },
  getUser: { params: UserId, reply: User },
  updateUser: { params: UserId, body: UserUpdate, reply: nothing },
  setLanguage: { params: UserId, body: z.object({ language: LanguageField }), reply: nothing },
  setReadingLanguages: {
    params: UserId,
    body: z.object({ languages: z.array(LanguageField).min(1, 'Choose at least one language.').max(languages.length) }),
    reply: nothing,
  },
  deleteUser: { params: UserId, reply: nothing },
  resendInvitation: { body: ForgotPassword, reply: nothing },
  setPassword: { body: SetPassword, reply: IdentityResult },
  forgotPassword: { body: ForgotPassword, reply: nothing },
  resetPassword: { body: PasswordReset, reply: IdentityResult },
  changePassword: { body: ChangePassword, reply: IdentityResult },
  doesEmailExist: { query: z.object({ email: Email }), reply: z.boolean() },
} satisfies RouteShapes

export const invitationShapes = {
  inviteUser: { body: Invite, reply: nothing },
} satisfies RouteShapes
