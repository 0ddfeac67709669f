import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@materia/contract'
import { type Database, openDatabase } from '@materia/server/platform/db/db.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { type MailServer, startMailServer } from '../faults/mail-server.ts'
import { type ServerProcess, serverProcess } from '../storm/server-process.ts'
import { makePerson, makeStranger, type Outsider, type Person } from './outsider.ts'

/** A product of the program's own on loopback, with its limits on, and outsiders in front of it. */
export interface Stage {
  server: ServerProcess
  /** To make things quickly and to look at what is stored; an attack goes through the server. */
  database: Database
  mail: MailServer
  /** Everything that the server has written to its log. */
  log(): string
  /** A new account, signed in at an address of its own; a doctor unless said. */
  makePerson(roles?: Role[]): Promise<Person>
  /** Somebody new, not signed in, at an address of their own. */
  makeStranger(): Outsider
  /** One more process of the same product, with settings of its own. */
  startServer(settings: Record<string, string>): Promise<ServerProcess & { log(): string }>
  clear(): Promise<void>
}

export async function setStage(): Promise<Stage> {
  const undo: (() => unknown)[] = []
  const clear = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return { ...(await build(undo)), clear }
  } catch (error) {
    await clear()
    throw error
  }
}

async function build(undo: (() => unknown)[]): Promise<Omit<Stage, 'clear'>> {
  const place = await mkdtemp(join(tmpdir(), 'materia-attack-'))
  undo.push(() => rm(place, { recursive: true, force: true }))
  await chmod(place, 0o755)
  const embedded = await startEmbeddedPostgres({ folder: join(place, 'postgres') })
  undo.push(() => embedded.stop())
  const mail = await startMailServer()
  undo.push(() => mail.cut())
  const usual = {
    DATABASE_URL: embedded.url,
    SMTP_URL: mail.url,
    MATERIA_SECRET: randomBytes(32).toString('hex'),
    MATERIA_DATA_DIR: join(place, 'data'),
    MATERIA_TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  }
  async function startServer(settings: Record<string, string> = {}) {
    const written: string[] = []
    const server = await serverProcess({ ...usual, ...settings }, { onOutput: (text) => void written.push(text) })
    undo.push(() => server.kill())
    await server.start()
    return { ...server, log: () => written.join('') }
  }
  const server = await startServer()
  const database = openDatabase({ url: embedded.url, poolSize: 4 })
  undo.push(() => database.close())
  return {
    server,
    database,
    mail,
    log: server.log,
    makePerson: (roles = ['Doctor']) => makePerson(server.url, database, roles),
    makeStranger: () => makeStranger(server.url),
    startServer,
  }
}
