import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type HubAnswer,
  type HubArgs,
  type HubMethodName,
  type HubReply,
  type HubSpec,
  userRoutes,
} from '@materia/contract'
import { type Client, createClient } from '@materia/contract/client.ts'
import pino from 'pino'
import { io, type Socket } from 'socket.io-client'
import type { Product } from '../app.ts'
import type { App } from '../platform/app.ts'
import { createBlobs } from '../platform/blob/blobs.ts'
import { adjustableClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { type InProcessReply, inProcess } from '../platform/http/in-process.ts'
import { type Mail, memoryTransport } from '../platform/mail/mail.ts'
import { testDatabase } from './database.ts'
import { atFileEnd } from './ending.ts'
import { type Maker, makerOf, type Person } from './make.ts'
import { createNodes } from './nodes.ts'
import type { DatabaseServers } from './servers.ts'

export type Caller = Client<InProcessReply>

export interface HubClient<H extends HubSpec> {
  socket: Socket
  call<M extends HubMethodName<H>>(method: M, ...args: HubArgs<H, M>): Promise<HubAnswer<HubReply<H, M>>>
  /** The next event of this name. */
  next(event: string): Promise<unknown>
}

export interface TestApp extends Product {
  /** Every node's; `app` is the first of them. */
  apps: App[]
  clock: ReturnType<typeof adjustableClock>
  make: Maker
  /** Calls in somebody's name; signs them in on first use. */
  as(person: Person): Caller
  /** Calls without a session. */
  stranger: Caller
  /** Runs what is due, then gives every mail sent so far. */
  mails(): Promise<Mail[]>
  /** Mailboxes that the mail server refuses. */
  refusedMailboxes: Set<string>
  accessTokenOf(person: Person): Promise<string>
  /** The address of a listening server, started on first use. */
  address(): Promise<string>
  connect<H extends HubSpec>(person: Person, hub: H): Promise<HubClient<H>>
}

/**
 * The whole product on a database of this test file's own, with the twins of mail and clock. Where there is a replica,
 * the product is two nodes.
 */
export async function testApp(
  settings: Record<string, string> = {},
  servers?: DatabaseServers,
  { adminsMustEnrol = false } = {},
): Promise<TestApp> {
  const database = await testDatabase({ servers })
  const folder = await mkdtemp(join(tmpdir(), 'materia-app-'))
  const config = readConfig({
    LOG_LEVEL: 'error',
    MATERIA_SECRET: randomBytes(32).toString('hex'),
    MATERIA_RATE_LIMITS: 'off',
    DATABASE_POOL_SIZE: '10',
    // A slow machine makes many requests at once wait; only a hang is a fault.
    DATABASE_WAIT_SECONDS: '120',
    MATERIA_DATA_DIR: folder,
    ...(database.replicaUrl && { DATABASE_URL: database.url, DATABASE_REPLICA_URL: database.replicaUrl }),
    ...settings,
  })
  const clock = adjustableClock()
  const mail = memoryTransport()
  const nodes = await createNodes(
    {
      config,
      databaseUrl: database.url,
      publicUrl: 'http://localhost:3000',
      log: pino({ level: config.LOG_LEVEL }),
      clock,
      mail,
      blobs: createBlobs(config),
      adminsMustEnrol,
    },
    database.replicaUrl ? 2 : 1,
  )
  const { app } = nodes.first
  const tokens = new Map<string, string>()
  const sockets: Socket[] = []

  async function accessTokenOf(person: Person): Promise<string> {
    const known = tokens.get(person.userId)
    if (known) return known
    const credentials = { username: person.email, password: person.password }
    const reply = await stranger.call(userRoutes.signIn, { body: credentials })
    tokens.set(person.userId, reply.body.accessToken)
    return reply.body.accessToken
  }

  const send = inProcess(() => nodes.forCall().server)
  const stranger = createClient(send)

  atFileEnd(async () => {
    for (const socket of sockets) socket.disconnect()
    await nodes.close()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    app,
    apps: nodes.all.map((node) => node.app),
    background: nodes.first.background,
    server: nodes.last.server,
    close: nodes.close,
    clock,
    make: makerOf(app),
    as: (person) => createClient(send, () => accessTokenOf(person)),
    stranger,
    accessTokenOf,
    address: nodes.addressForSocket,
    async mails() {
      await app.jobs.runDue()
      return mail.mails
    },
    refusedMailboxes: mail.refused,
    async connect(person, hub) {
      const token = await accessTokenOf(person)
      const socket = io(`${await nodes.addressForSocket()}${hub.namespace}`, {
        auth: { token },
        transports: ['websocket'],
        forceNew: true,
      })
      sockets.push(socket)
      await new Promise<void>((connected, failed) => {
        socket.once('connect', connected)
        socket.once('connect_error', failed)
      })
      return {
        socket,
        call: (method, ...args) => socket.timeout(10_000).emitWithAck(method, ...args),
        next: (event) => new Promise((arrived) => socket.once(event, arrived)),
      }
    },
  }
}
