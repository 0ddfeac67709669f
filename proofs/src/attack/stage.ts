import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@materia/contract'
import { connectProduct } from '@materia/server/connect.ts'
import { type Database, openDatabase } from '@materia/server/platform/db/db.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { makeContent } from '@materia/server/testing/contents.ts'
import { type MailServer, startMailServer } from '../faults/mail-server.ts'
import { areRealFiles, importRealFiles, realFiles } from '../real-data/real-files.ts'
import { type ServerProcess, serverProcess } from '../storm/server-process.ts'
import { pause } from '../storm/storm-client.ts'
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
  /** Articles as a source brings them; gives their ids. */
  makeArticles(count: number): Promise<string[]>
  /** Brings in the sources' real files, where somebody keeps them: what there is to list and to find is of its real size. */
  importRealFiles(): Promise<void>
  /** The newest link that was mailed to an address, once there are so many mails for it. */
  mailedLink(email: string, nth: number): Promise<URL>
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
  const folder = await mkdtemp(join(tmpdir(), 'materia-attack-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const embedded = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  undo.push(() => embedded.stop())
  const mail = await startMailServer()
  undo.push(() => mail.cut())
  const usual = {
    DATABASE_URL: embedded.url,
    SMTP_URL: mail.url,
    MATERIA_SECRET: randomBytes(32).toString('hex'),
    MATERIA_DATA_DIR: join(folder, 'data'),
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
    makeArticles: (count) => makeArticles({ ...usual, LOG_LEVEL: 'silent' }, count),
    importRealFiles: async () => {
      if (areRealFiles(realFiles)) await importRealFiles(embedded.url, realFiles)
    },
    mailedLink: (email, nth) => mailedLink(mail, email, nth),
    startServer,
  }
}

async function makeArticles(settings: Record<string, string>, count: number): Promise<string[]> {
  const { app, close } = await connectProduct(settings)
  try {
    const made: string[] = []
    for (let nth = 1; nth <= count; nth++) {
      const sourceKey = `pmid:${randomUUID()}`
      const version = { title: `Article ${nth}`, sourceKey, contentItemId: undefined }
      made.push((await makeContent(app, 'Article', version)).contentItemId)
    }
    return made
  } finally {
    await close()
  }
}

const mailWithinMs = 20_000

async function mailedLink({ received }: MailServer, email: string, nth: number): Promise<URL> {
  const deadlineMs = performance.now() + mailWithinMs
  while (performance.now() < deadlineMs) {
    const letter = received.filter(({ to }) => to === email)[nth - 1]
    const link = letter?.text.match(/https?:\/\/\S+[?&]t=[^\s"<]+/)?.[0]
    if (link) return new URL(link.replaceAll('&amp;', '&'))
    await pause(50)
  }
  throw new Error(`No mail with a link came to ${email} within ${mailWithinMs / 1000} s.`)
}
