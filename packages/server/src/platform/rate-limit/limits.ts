import type { RateLimitName } from '@materia/contract'
import { days, hours, minutes } from '../clock.ts'

export interface Limit {
  requests: number
  windowMs: number
}

export type LimitName =
  | RateLimitName
  | 'address'
  | 'accountMail'
  | 'renewToken'
  | 'safeFetch'
  | 'notificationMail'
  | 'push'
  | 'publication'

export const limits: Record<LimitName, Limit> = {
  signIn: { requests: 10, windowMs: minutes(1) },
  /** Codes, as often as passwords. */
  secondFactor: { requests: 10, windowMs: minutes(1) },
  /** Proofs that somebody signed in gives: hashing takes its time on purpose. */
  identity: { requests: 60, windowMs: minutes(5) },
  signUp: { requests: 5, windowMs: minutes(30) },
  resetMail: { requests: 3, windowMs: hours(1) },
  /** Links to confirm a new address, asked for by somebody signed in. */
  emailChange: { requests: 5, windowMs: hours(1) },
  invitation: { requests: 30, windowMs: days(1) },
  contact: { requests: 5, windowMs: hours(1) },
  emailLookup: { requests: 10, windowMs: minutes(1) },
  /** Renewing or ending one session, which its refresh token names. */
  session: { requests: 100, windowMs: minutes(5) },
  default: { requests: 1_000, windowMs: minutes(5) },
  /** Everything from one address, whoever is behind it. */
  address: { requests: 20_000, windowMs: minutes(5) },
  /** Access tokens handed over on open sockets; one lasts 15 minutes. */
  renewToken: { requests: 100, windowMs: minutes(5) },
  /** Pages and pictures elsewhere that are looked up on somebody's word. */
  safeFetch: { requests: 60, windowMs: hours(1) },
  /** Versions that viewers see: each is kept for good, and may be as long as an article. */
  publication: { requests: 500, windowMs: days(1) },
  /** What one person does, mailed to another at once. */
  notificationMail: { requests: 30, windowMs: hours(1) },
  /** What is told to the browsers of one account. */
  push: { requests: 200, windowMs: hours(1) },
  /** Links mailed to one account, whoever asks for them. */
  accountMail: { requests: 10, windowMs: hours(1) },
}

/** Whether signed in or not: what somebody tries who is not who they say they are, or not yet anybody. */
const countsAddressAlways: ReadonlySet<LimitName> = new Set([
  'signIn',
  'secondFactor',
  'signUp',
  'resetMail',
  'emailLookup',
])

/**
 * Signed-in people are known by their account: a hospital behind one address is many people. Undefined where only the
 * body says who calls.
 */
export function callerKey(
  name: LimitName,
  { userId, network }: { userId: string | undefined; network: string },
): string | undefined {
  if (name === 'session') return undefined
  return userId === undefined || countsAddressAlways.has(name) ? `address ${network}` : `account ${userId}`
}

/** Whom a public call names: one account is protected from many addresses too. */
export function namedKey(name: LimitName, body: Record<string, unknown> | undefined): string | undefined {
  if (name === 'session') return keyOf('token', body?.refreshToken)
  if (name === 'secondFactor') return keyOf('challenge', body?.challenge)
  if (name === 'signIn') return keyOf('named', body?.username)
  return name === 'signUp' ? keyOf('named', body?.email) : undefined
}

const keyOf = (kind: string, named: unknown) =>
  typeof named === 'string' ? `${kind} ${named.trim().toLowerCase()}` : undefined
