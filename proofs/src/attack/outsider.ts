import { randomBytes, randomUUID } from 'node:crypto'
import {
  addressOf,
  type CallParts,
  type HubSpec,
  type Problem,
  type Role,
  type Route,
  type RouteInput,
  type RouteReply,
  userRoutes,
} from '@materia/contract'
import { hashPassword } from '@materia/server/features/users/index.ts'
import type { Database } from '@materia/server/platform/db/db.ts'
import { formOf } from '@materia/server/testing/form.ts'
import { io, type Socket } from 'socket.io-client'

export interface Answer<Body> {
  status: number
  headers: Headers
  /** Undefined where the answer is no JSON. */
  body: Body & Partial<Problem>
  text: string
  ms: number
}

/** Somebody at an address of their own; signed in when they have a token. */
export interface Outsider {
  url: string
  /** The address is theirs alone, as behind a proxy: no limit of one outsider is another's. */
  headers: Record<string, string>
  call<R extends Route>(route: R, input?: Partial<RouteInput<R>> & OwnParts): Promise<Answer<RouteReply<R>>>
  connect(hub: HubSpec, options?: { origin?: string }): Promise<Socket>
}

export interface Person extends Outsider {
  userId: string
  firstName: string
  lastName: string
  email: string
  password: string
  token: string
}

interface OwnParts extends CallParts {
  body?: unknown
  file?: Blob
  fileName?: string
  headers?: Record<string, string>
}

const patienceMs = 60_000
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
    async call(route, input = {}) {
      const parts = input as OwnParts
      const startedMs = performance.now()
      const reply = await fetch(url + addressOf(route, parts), {
        method: route.method,
        headers: {
          ...headers,
          ...(parts.body !== undefined && { 'content-type': 'application/json' }),
          ...parts.headers,
        },
        body: parts.file ? formOf(parts.file, parts.fileName) : JSON.stringify(parts.body),
        signal: AbortSignal.timeout(patienceMs),
      })
      const text = await reply.text()
      const ms = performance.now() - startedMs
      const isJson = reply.headers.get('content-type')?.includes('json') && text !== ''
      return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(text) : undefined, text, ms }
    },
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
  const signIn = await makeStranger(url).call(userRoutes.signIn, { body: { username: email, password } })
  if (signIn.status !== 200) throw new Error(`Signing in was answered ${signIn.status} ${signIn.text}`)
  const token = signIn.body.accessToken
  return { ...makeStranger(url, token), userId, firstName, lastName, email, password, token }
}
