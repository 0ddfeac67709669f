import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import { sign } from '../../platform/signatures/signatures.ts'

/** 256 random bits. */
export const makeToken = () => randomBytes(32).toString('base64url')

/** Tokens are random, so a plain hash keeps them as safe as a slow one would. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/**
 * The successor follows from its predecessor and the server's secret: two tabs that refresh at the same
 * moment get the same one, though only hashes are stored.
 */
export const successorOf = (config: Config, refreshToken: string) =>
  sign(config, 'refresh', refreshToken).toString('base64url')

export const makeId = () => randomUUID()
