import { type Role, roleClaims, roleOfClaim } from '@materia/contract'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Authenticated } from '../../../platform/app.ts'

export const accessTokenMinutes = 15
const algorithm = 'HS256'
const issuer = 'materia'
// The type keeps one kind of token from passing for another.
const types = { access: 'at+jwt', files: 'files+jwt' } as const
export type TokenType = keyof typeof types

export interface TokenKeys {
  current: Uint8Array
  /** Still accepted while a rotation is under way. */
  previous: Uint8Array | undefined
}

export const keyOf = (secret: string) => new TextEncoder().encode(secret)

export function signToken(
  keys: TokenKeys,
  {
    type,
    userId,
    roles,
    sessionId,
    now,
    expiresAt,
  }: { type: TokenType; userId: string; roles: Role[]; sessionId: string; now: Date; expiresAt: Date },
): Promise<string> {
  return new SignJWT({ roles: roles.map((role) => roleClaims[role]), sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: types[type] })
    .setSubject(userId)
    .setIssuer(issuer)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(keys.current)
}

const longestToken = 2_000
const threeParts = /^[\w-]+\.[\w-]+\.([\w-]+)$/

/** A signature has many spellings that decode to the same bytes; only the one that is written here counts. */
export function isCanonicalToken(token: string): boolean {
  if (token.length > longestToken) return false
  const signature = threeParts.exec(token)?.[1]
  return signature !== undefined && Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/** Undefined for anything but a good token of this type. */
export async function readToken(
  keys: TokenKeys,
  { type, token, now }: { type: TokenType; token: string; now: Date },
): Promise<Authenticated | undefined> {
  for (const key of keys.previous ? [keys.current, keys.previous] : [keys.current]) {
    const payload = await verify(key, type, token, now)
    if (payload) return authenticatedBy(payload)
  }
  return undefined
}

async function verify(key: Uint8Array, type: TokenType, token: string, now: Date): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      typ: types[type],
      currentDate: now,
    })
    return payload
  } catch {
    return undefined
  }
}

function authenticatedBy(payload: JWTPayload): Authenticated | undefined {
  const { sub, sid, roles, exp } = payload
  if (!sub || typeof sid !== 'string' || !Array.isArray(roles) || !exp) return undefined
  const known = roles.map((claim) => roleOfClaim(String(claim))).filter((role) => role !== undefined)
  return { actor: { userId: sub, roles: known, sessionId: sid }, expiresAt: new Date(exp * 1_000) }
}
