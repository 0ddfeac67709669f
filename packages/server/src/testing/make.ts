import { randomBytes, randomUUID } from 'node:crypto'
import type { Role, UserStatus, UserType } from '@materia/contract'
import { hash } from '@node-rs/argon2'
import type { App } from '../platform/app.ts'

export interface Person {
  userId: string
  email: string
  firstName: string
  lastName: string
  password: string
  roles: Role[]
}

interface PersonOptions {
  firstName?: string
  lastName?: string
  email?: string
  userType?: UserType | null
  status?: UserStatus
}

/** People and things for tests, made straight in the database. */
export interface Maker {
  person(roles: Role[], options?: PersonOptions): Promise<Person>
  doctor(options?: PersonOptions): Promise<Person>
  admin(options?: PersonOptions): Promise<Person>
  voiceOf(options?: PersonOptions): Promise<Person>
  sponsor(options?: PersonOptions): Promise<Person>
}

const password = 'Correct-horse-7'
// The least that argon2 takes: signing in checks it at the cost it was made with, and thousands do so.
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
let passwordHash: Promise<string> | undefined

export function makerOf(app: App): Maker {
  async function person(roles: Role[], options: PersonOptions = {}): Promise<Person> {
    passwordHash ??= hash(password, leastCost)
    const made = {
      userId: randomUUID(),
      email: options.email ?? `person-${randomBytes(5).toString('hex')}@example.test`,
      firstName: options.firstName ?? 'Robin',
      lastName: options.lastName ?? 'Tremblay',
      password,
      roles,
    }
    await app.db
      .insertInto('users')
      .values({
        id: made.userId,
        first_name: made.firstName,
        last_name: made.lastName,
        email: made.email,
        email_confirmed: true,
        password_hash: await passwordHash,
        roles,
        status: options.status ?? 'Approved',
        user_type: options.userType === undefined && roles.includes('Doctor') ? 'Doctor' : (options.userType ?? null),
        access_failed_count: 0,
      })
      .execute()
    return made
  }

  return {
    person,
    doctor: (options) => person(['Doctor'], options),
    admin: (options) => person(['Admin'], { ...options, userType: null }),
    voiceOf: (options) => person(['VoiceOf'], { ...options, userType: null }),
    sponsor: (options) => person(['Sponsor'], { ...options, userType: null }),
  }
}
