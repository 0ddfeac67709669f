import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'

/**
 * A token follows from the invitation's nonce and the server's secret: it can be told again to the person invited,
 * though nothing that opens a room is stored.
 */
export const inviteTokenOf = (config: Config, memberId: string, nonce: Buffer) =>
  derive(config.MATERIA_SECRET ?? '', memberId, nonce)

export const makeNonce = () => randomBytes(32)

export function isInviteToken(config: Config, memberId: string, nonce: Buffer, token: string): boolean {
  const secrets = [
    config.MATERIA_SECRET ?? '',
    ...(config.MATERIA_SECRET_PREVIOUS ? [config.MATERIA_SECRET_PREVIOUS] : []),
  ]
  return secrets.some((secret) => isSame(derive(secret, memberId, nonce), token))
}

const derive = (secret: string, memberId: string, nonce: Buffer) =>
  createHmac('sha256', secret).update(`chatroom invitation ${memberId} `).update(nonce).digest('base64url')

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
