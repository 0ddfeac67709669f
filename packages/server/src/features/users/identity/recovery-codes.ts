import { randomBytes, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@materia/contract'
import { hashRaw } from '@node-rs/argon2'
import { passwordCost } from '../passwords.ts'

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
  hashRaw(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''), { ...passwordCost, salt })

const makeGroup = () => Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('')
