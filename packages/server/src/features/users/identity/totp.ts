import { createHmac } from 'node:crypto'
import { isSameText } from '../../../platform/signatures/signatures.ts'

const stepMs = 30_000
const digits = 6
const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const secretBytes = 20

/** RFC 6238 with HMAC-SHA-1, the one algorithm that every authenticator app knows. */
export function totpCode(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

export const stepAt = (now: Date) => Math.floor(now.getTime() / stepMs)

/** Which step a code is of: the current one or a neighbour, for clocks differ. Spent steps do not count. */
export function findStep(
  secret: Buffer,
  code: string,
  { now, after }: { now: Date; after: number },
): number | undefined {
  const current = stepAt(now)
  return [current - 1, current, current + 1].find((step) => step > after && isSameText(totpCode(secret, step), code))
}

/** As people type a secret that they cannot scan (RFC 4648, without padding). */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32Letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function otpauthUrl({ secret, email }: { secret: string; email: string }): string {
  const query = new URLSearchParams({
    secret,
    issuer: 'Materia',
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepMs / 1_000),
  })
  return `otpauth://totp/Materia:${encodeURIComponent(email)}?${query}`
}
