import { z } from 'zod'
import { count, Id, requiredText, Timestamp, text } from '../fields.schemas.ts'
import { legalDocuments } from '../legal.ts'
import { IdentityResult } from '../problem.schemas.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { Email, LanguageField, LegalVersion, TokenResponse } from '../users/users.schemas.ts'
import { passkeyNameMax, securityActs } from './identity.ts'

/** Six digits; people type them in groups. */
const TotpCode = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Give the six digits of the code.'))

const RecoveryCode = z.string().trim().min(1, 'Give a recovery code.').max(40)

const Challenge = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[\w-]+$/, 'Begin the sign-in again.')

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdOn: Timestamp,
  lastUsedOn: Timestamp.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const passkeyBytes = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/, 'This is not in the right form.')

const credentialFields = {
  id: passkeyBytes(1_400),
  rawId: passkeyBytes(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
}

/** What a browser answers when it made a passkey (WebAuthn's RegistrationResponseJSON). */
const PasskeyRegistration = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: passkeyBytes(10_000),
    attestationObject: passkeyBytes(50_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type PasskeyRegistration = z.output<typeof PasskeyRegistration>

/** What it answers when it used one (AuthenticationResponseJSON). */
export const PasskeyAssertion = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: passkeyBytes(10_000),
    authenticatorData: passkeyBytes(10_000),
    signature: passkeyBytes(10_000),
    userHandle: passkeyBytes(200).nullish(),
  }),
})
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>

/** Options as WebAuthn defines them, handed to the browser as they are. */
const PasskeyOptions = z.looseObject({ challenge: z.string() })

/** What the person signs in with beside the password. */
export const Mfa = z.object({
  isEnrolled: z.boolean(),
  /** Nothing of an admin's opens before, or nothing at all where everybody needs one. */
  mustEnrol: z.boolean(),
  totp: z.object({ createdOn: Timestamp }).nullable(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(Passkey),
})
export type Mfa = z.infer<typeof Mfa>

const TotpBegun = z.object({ secret: z.string(), otpauthUrl: z.string() })
/** Shown once: only their hashes are kept. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const onlyOne = (fields: object) => Object.values(fields).filter((value) => value !== undefined).length === 1

export const SecondFactor = z
  .object({ challenge: Challenge, code: TotpCode.optional(), recoveryCode: RecoveryCode.optional() })
  .refine(({ challenge, ...factors }) => onlyOne(factors), {
    path: ['code'],
    message: 'Give either a code or a recovery code.',
  })
export type SecondFactor = z.output<typeof SecondFactor>

export const Confirmation = z
  .object({
    password: z.string().min(1, 'Password is required.').max(1_000).optional(),
    code: TotpCode.optional(),
    passkey: PasskeyAssertion.optional(),
  })
  .refine(onlyOne, { path: ['password'], message: 'Confirm in one way.' })
export type Confirmation = z.output<typeof Confirmation>

/** Something that happened to the account. */
export const Activity = z.object({ id: z.int(), at: Timestamp, act: z.enum(securityActs), ip: z.string().nullable() })
export type Activity = z.infer<typeof Activity>

/** When somebody agreed to a text, and in which language they read it. */
export const Consent = LegalVersion.extend({ language: LanguageField, givenOn: Timestamp })
export type Consent = z.infer<typeof Consent>

/** The address that waits for its link to be opened; nulls where none does. */
export const EmailChange = z.object({ email: z.string().nullable(), requestedOn: Timestamp.nullable() })
export type EmailChange = z.infer<typeof EmailChange>

const PasskeyId = z.object({ id: Id })

export const identityShapes = {
  getMfa: { reply: Mfa },
  beginTotp: { reply: TotpBegun },
  confirmTotp: { body: z.object({ code: TotpCode }), reply: RecoveryCodes },
  removeTotp: { reply: nothing },
  renewRecoveryCodes: { reply: RecoveryCodes },
  signInWithSecondFactor: { body: SecondFactor, reply: TokenResponse },
  passkeyOptions: { reply: PasskeyOptions },
  addPasskey: {
    body: PasskeyRegistration.extend({ name: text(passkeyNameMax).nullish() }),
    reply: Passkey.extend({ recoveryCodes: z.array(z.string()).nullable() }),
  },
  renamePasskey: { params: PasskeyId, body: z.object({ name: requiredText(passkeyNameMax) }), reply: nothing },
  removePasskey: { params: PasskeyId, reply: nothing },
  passkeySignInOptions: { reply: PasskeyOptions },
  signInWithPasskey: { body: PasskeyAssertion, reply: TokenResponse },
  listActivity: { query: z.object({ count: count(50) }), reply: z.array(Activity) },
  // Asked for in so many words: an empty call ends nothing.
  endAllSessions: { body: z.object({ everywhere: z.literal(true) }), reply: nothing },
  listConsents: { reply: z.array(Consent) },
  giveConsents: {
    body: z.object({ consents: z.array(LegalVersion).min(1).max(legalDocuments.length) }),
    reply: nothing,
  },
  getEmailChange: { reply: EmailChange },
  // The same answer whether or not another account has the address.
  changeEmail: { body: z.object({ email: Email }), reply: nothing },
  cancelEmailChange: { reply: nothing },
  confirmEmail: { body: z.object({ token: z.string().min(1).max(500), email: Email }), reply: IdentityResult },
  confirmIdentity: { body: Confirmation, reply: nothing },
} satisfies RouteShapes
