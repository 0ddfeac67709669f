import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'

type Secrets = Pick<Config, 'MATERIA_SECRET' | 'MATERIA_SECRET_PREVIOUS'>
type Part = string | Buffer

/** HMAC with the server's secret. The purpose stands in front: what is signed for one is of no use for another. */
export const sign = ({ MATERIA_SECRET = '' }: Secrets, purpose: string, ...parts: Part[]): Buffer =>
  hmac(MATERIA_SECRET, purpose, parts)

/** Whether we signed this, with today's secret or the one before it. */
export function isSigned(
  { MATERIA_SECRET = '', MATERIA_SECRET_PREVIOUS: previous }: Secrets,
  signature: string,
  purpose: string,
  ...parts: Part[]
): boolean {
  const secrets = previous === undefined ? [MATERIA_SECRET] : [MATERIA_SECRET, previous]
  return secrets.some((secret) => isSameText(hmac(secret, purpose, parts).toString('base64url'), signature))
}

/** In a time that does not tell how much of it is right. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function hmac(secret: string, purpose: string, parts: Part[]): Buffer {
  const mac = createHmac('sha256', secret).update(`${purpose} `)
  for (const part of parts) mac.update(part)
  return mac.digest()
}
