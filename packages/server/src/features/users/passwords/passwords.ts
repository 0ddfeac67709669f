import { type IdentityResult, Password } from '@materia/contract'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import type { App } from '../../../platform/app.ts'
import { isDemo } from '../../../platform/config/config.ts'
import { createTurns } from '../../../platform/turns/turns.ts'
import { isBreachedPassword, isCommonPassword, isMadeOfOwnWords, type PasswordOwner } from './weak-passwords.ts'

// OWASP's first choice for argon2id.
const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing has the threads that read files as well, four of them: it never has all.
const inTurn = createTurns(2)

export const hashPassword = (password: string) => inTurn(1, () => hash(password, passwordCost))

/** Under a salt of its own choice, at the cost of a password. */
export const hashSecret = (secret: string, salt: Buffer) => inTurn(1, () => hashRaw(secret, { ...passwordCost, salt }))

// Nobody's password, at the same cost.
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$6TrCLbV2YinNMvyondYcHw$UZVzGmnmqk3vgcRyXKDmiHh9x1Xn/8Uc5AD+BqxbiRQ'

/** Takes as long without an account as with one. */
export async function verifyPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(1, () => verify(storedHash ?? decoyHash, password))
  return storedHash ? matches : false
}

const codes: Record<string, string> = {
  'Password is required.': 'PasswordRequired',
  'Password must contain an uppercase letter': 'PasswordRequiresUpper',
  'Password must contain a lowercase letter': 'PasswordRequiresLower',
  'Password must contain a numer': 'PasswordRequiresDigit',
  'Password must contain a special character': 'PasswordRequiresNonAlphanumeric',
}

/** What is wrong with a new password; empty when nothing is. */
export function listPasswordErrors(password: string): IdentityResult['errors'] {
  const parsed = Password.safeParse(password)
  if (!parsed.success) {
    return parsed.error.issues.map(({ message }) => ({
      code: codes[message] ?? 'PasswordLength',
      description: message,
    }))
  }
  if (isCommonPassword(password)) return [tooCommon]
  return isBreachedPassword(password) ? [breached] : []
}

const tooCommon = { code: 'PasswordTooCommon', description: 'This password is too common. Choose another one.' }
const breached = {
  code: 'PasswordBreached',
  description: 'This password has become known in a data breach. Choose another one.',
}
const personal = {
  code: 'PasswordPersonal',
  description: 'This password is made of your name, your e-mail or the name Materia. Choose another one.',
}

/** The same where it is known whose it will be. The people of the demo have a password made of its name. */
export function listOwnPasswordErrors(
  app: Pick<App, 'config'>,
  password: string,
  owner: PasswordOwner,
): IdentityResult['errors'] {
  const isOfDemo = isDemo(app.config) && owner.email?.endsWith('@materia.test')
  return !isOfDemo && isMadeOfOwnWords(password, owner) ? [personal] : []
}

export const failed = (code: string, description: string): IdentityResult => ({
  succeeded: false,
  errors: [{ code, description }],
})
export const succeeded: IdentityResult = { succeeded: true, errors: [] }
