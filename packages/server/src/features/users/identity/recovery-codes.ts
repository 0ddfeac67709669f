import { randomBytes, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@materia/contract'
import { hashSecret } from '../passwords/passwords.ts'

export interface RecoveryCodeSet {
  codes: string[]
  salt: Buffer
  hashes: Buffer[]
}

// Without signs that look alike.
const signs = '23456789abcdefghjkmnpqrstuvwxyz'
const groupLength = 5

export async function makeRecoveryCodes(): Promise<RecoveryCodeSet> {
  const codes = Array.from({ length: recoveryCodeCount }, () => `${makeGroup()}-${makeGroup()}`)
  const salt = randomBytes(16)
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashRecoveryCode(code, salt))) }
}

/** One salt for the codes of a person, so that one computation finds the code among the ten. */
export const hashRecoveryCode = (code: string, salt: Buffer): Promise<Buffer> =>
  hashSecret(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''), salt)

const makeGroup = () => Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('')
