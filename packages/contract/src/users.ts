import { z } from 'zod'
import { Id, requiredText, Timestamp, text } from './fields.ts'
import { languages } from './languages.ts'
import { IdentityResult } from './problem.ts'
import { nothing, route } from './route.ts'

export const userStatuses = ['New', 'Approved', 'Disabled'] as const
export const UserStatus = z.enum(userStatuses)
export type UserStatus = z.infer<typeof UserStatus>

export const userTypes = ['Doctor', 'NursePractitioner', 'MedicalResident', 'MedicalStudent'] as const
export const UserType = z.enum(userTypes)
export type UserType = z.infer<typeof UserType>

export const LanguageField = z.enum(languages)

export const nameMax = 50
export const passwordMin = 8
export const passwordMax = 128
export const passwordSpecials = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

export const firstNameMessage = 'First Name is required.'
export const lastNameMessage = 'Last Name is required.'
export const emailMessage = 'Email is required.'
export const emailFormatMessage = 'Must be valid Email'
export const mincMessage = 'Invalid MINC'
export const schoolNameMessage = 'School name is required.'

export const Email = z
  .string({ error: emailMessage })
  .trim()
  .min(1, emailMessage)
  .max(254, emailFormatMessage)
  .pipe(z.email(emailFormatMessage))
  .transform((email) => email.toLowerCase())

const mincPattern = /^[A-Za-z]{4}[1-9]{8}$/

/** Four letters and eight digits 1-9, dashes ignored (spec §5). */
export const isMinc = (minc: string) => mincPattern.test(minc.replaceAll('-', ''))
/** As displayed: CAMD-XXXX-XXXX. */
export function formatMinc(minc: string): string {
  const bare = minc.replaceAll('-', '').toUpperCase()
  return [bare.slice(0, 4), bare.slice(4, 8), bare.slice(8, 12)].filter(Boolean).join('-')
}

const Minc = z
  .string()
  .trim()
  .refine((minc) => minc === '' || isMinc(minc), mincMessage)
  .transform((minc) => (minc === '' ? null : formatMinc(minc)))

export const Password = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
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
  username: z.string({ error: 'Username is required' }).trim().min(1, 'Username is required').max(254),
  password: z.string({ error: 'Password is required.' }).min(1, 'Password is required.').max(1_000),
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
  password: z.string().max(1_000),
})
export type SetPassword = z.output<typeof SetPassword>
export const PasswordReset = SetPassword
export const ForgotPassword = z.object({ email: Email })
export const ChangePassword = z.object({
  currentPassword: z.string().min(1, 'Password is required.').max(1_000),
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

export const userRoutes = {
  signIn: route('POST', '/api/User/token', {
    access: 'public',
    body: TokenRequest,
    reply: TokenResponse,
    rateLimit: 'signIn',
  }),
  refreshToken: route('POST', '/api/User/token/refresh', {
    access: 'public',
    body: RefreshRequest,
    reply: TokenResponse,
    rateLimit: 'session',
  }),
  checkToken: route('POST', '/api/User/token/check', {
    access: 'signed-in',
    reply: z.object({ valid: z.boolean(), expiresIn: z.number() }),
  }),
  signOut: route('POST', '/api/User/token/revoke', {
    access: 'public',
    body: RefreshRequest,
    reply: nothing,
    rateLimit: 'session',
  }),
  listSessions: route('GET', '/api/User/sessions', { access: 'signed-in', reply: z.array(UserSession) }),
  endSession: route('DELETE', '/api/User/sessions/:id', { access: 'signed-in', params: UserId, reply: nothing }),
  createUser: route('POST', '/api/User', {
    access: 'public',
    body: Register,
    reply: User,
    status: 201,
    rateLimit: 'signUp',
  }),
  getUser: route('GET', '/api/User/:id', { access: 'signed-in', params: UserId, reply: User }),
  updateUser: route('PUT', '/api/User/:id', { access: 'signed-in', params: UserId, body: UserUpdate, reply: nothing }),
  setLanguage: route('PUT', '/api/User/:id/language', {
    access: 'signed-in',
    params: UserId,
    body: z.object({ language: LanguageField }),
    reply: nothing,
  }),
  deleteUser: route('DELETE', '/api/User/:id', { access: 'signed-in', params: UserId, reply: nothing }),
  resendInvitation: route('POST', '/api/User/ResendNewUserInvitationEmail', {
    access: 'public',
    body: ForgotPassword,
    reply: nothing,
    rateLimit: 'resetMail',
  }),
  setPassword: route('POST', '/api/User/SetPassword', { access: 'public', body: SetPassword, reply: IdentityResult }),
  forgotPassword: route('POST', '/api/User/ForgotPassword', {
    access: 'public',
    body: ForgotPassword,
    reply: nothing,
    rateLimit: 'resetMail',
  }),
  resetPassword: route('POST', '/api/User/ResetPassword', {
    access: 'public',
    body: PasswordReset,
    reply: IdentityResult,
  }),
  changePassword: route('POST', '/api/User/ChangePassword', {
    access: 'signed-in',
    body: ChangePassword,
    reply: IdentityResult,
  }),
  doesEmailExist: route('POST', '/api/User/DoesEmailExist', {
    access: 'public',
    query: z.object({ email: Email }),
    reply: z.boolean(),
    rateLimit: 'emailLookup',
    writes: false,
  }),
}

/** Served where folios and rooms are known. */
export const invitationRoutes = {
  inviteUser: route('POST', '/api/User/InviteUser', {
    access: ['Doctor', 'Admin'],
    body: Invite,
    reply: nothing,
    rateLimit: 'invitation',
  }),
}
