import { type IdentityResult, Password } from '@materia/contract'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

// OWASP's first choice for argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const commonPasswordCount = 10_000
const commonPasswords = new Set(dictionary['passwords-common'].slice(0, commonPasswordCount).map(String))

export const hashPassword = (password: string) => hash(password, cost)

let decoyHash: Promise<string> | undefined

/** Takes as long without an account as with one. */
export async function verifyPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('nobody has this password')
  const matches = await verify(storedHash ?? (await decoyHash), password)
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
  if (commonPasswords.has(password) || commonPasswords.has(password.toLowerCase())) {
    return [{ code: 'PasswordTooCommon', description: 'This password is too common. Choose another one.' }]
  }
  return []
}

export const failed = (code: string, description: string): IdentityResult => ({
  succeeded: false,
  errors: [{ code, description }],
})
export const succeeded: IdentityResult = { succeeded: true, errors: [] }
