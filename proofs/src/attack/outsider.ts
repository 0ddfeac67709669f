import { randomBytes, randomUUID } from 'node:crypto'
import type { HubSpec, Role } from '@materia/contract'
import type { Client } from '@materia/contract/client.ts'
import { enrol } from '@materia/server/features/users/identity/testing/enrol.ts'
import { hashPassword } from '@materia/server/features/users/index.ts'
import type { Database } from '@materia/server/platform/db/db.ts'
import { io, type Socket } from 'socket.io-client'
import { clientAt, type FetchReply } from '../client/over-fetch.ts'
import { signIn } from '../client/sign-in.ts'

/** Somebody at an address of their own; signed in when they have a token. */
export interface Outsider extends Client<FetchReply> {
  url: string
  /** The address is theirs alone, as behind a proxy: no limit of one outsider is another's. */
  headers: Record<string, string>
  connect(hub: HubSpec, options?: { origin?: string }): Promise<Socket>
}

export interface Person extends Outsider {
  userId: string
  firstName: string
  lastName: string
  email: string
  password: string
  token: string
  /** Of an admin, who has a second factor. */
  recoveryCodes: string[]
}

const password = 'Correct-horse-7'
let passwordHash: Promise<string> | undefined

export function makeStranger(url: string, token?: string): Outsider {
  const headers = {
    'x-forwarded-for': `203.0.${randomBytes(2).join('.')}`,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return {
    url,
    headers,
    call: clientAt(url, headers).call,
    async connect({ namespace }, { origin } = {}) {
      const socket = io(url + namespace, {
        auth: { token },
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { 'x-forwarded-for': headers['x-forwarded-for'], ...(origin && { origin }) },
      })
      await new Promise<void>((connected, failed) => {
        socket.once('connect', connected)
        socket.once('connect_error', failed)
      })
      return socket
    },
  }
}

/** An approved account, made in the database and signed in through the door. */
export async function makePerson(url: string, { db }: Database, roles: Role[]): Promise<Person> {
  passwordHash ??= hashPassword(password)
  const userId = randomUUID()
  const email = `outsider-${userId}@example.test`
  const [firstName, lastName] = ['Robin', `Out${randomBytes(4).toString('hex')}`]
  await db
    .insertInto('users')
    .values({
      id: userId,
      first_name: firstName,
      last_name: lastName,
      email,
      email_confirmed: true,
      password_hash: await passwordHash,
      roles,
      status: 'Approved',
      user_type: roles.includes('Doctor') ? 'Doctor' : null,
      access_failed_count: 0,
    })
    .execute()
  const token = await signIn(makeStranger(url), email, password)
  const person = makeStranger(url, token)
  const { recoveryCodes } = roles.includes('Admin') ? await enrol(person) : { recoveryCodes: [] }
  return { ...person, userId, firstName, lastName, email, password, token, recoveryCodes }
}
