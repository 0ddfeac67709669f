import { randomBytes } from 'node:crypto'
import type { Config } from '../../../platform/config/config.ts'
import { isSigned, sign } from '../../../platform/signatures/signatures.ts'

const purpose = 'chatroom invitation'

/**
 * A token follows from the invitation's nonce and the server's secret: it can be told again to the person invited,
 * though nothing that opens a room is stored.
 */
export const inviteTokenOf = (config: Config, memberId: string, nonce: Buffer): string =>
  sign(config, purpose, `${memberId} `, nonce).toString('base64url')

export const makeNonce = () => randomBytes(32)

export const isInviteToken = (config: Config, memberId: string, nonce: Buffer, token: string): boolean =>
  isSigned(config, token, purpose, `${memberId} `, nonce)
