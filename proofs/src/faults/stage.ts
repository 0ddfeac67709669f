import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folioRoutes } from '@materia/contract'
import { connectProduct } from '@materia/server/connect.ts'
import { type Database, openDatabase } from '@materia/server/platform/db/db.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { makeContent } from '@materia/server/testing/contents.ts'
import { type DatabaseProcess, databaseProcess } from '@materia/server/testing/database-process.ts'
import { makeMembers } from '../storm/members.ts'
import { type ServerProcess, serverProcess } from '../storm/server-process.ts'
import { openRooms } from '../storm/storm.ts'
import { StormClient } from '../storm/storm-client.ts'
import { Journal } from './journal.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type Person, personAt } from './person.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { Tally } from './tally.ts'
import { visitor } from './visitor.ts'

export interface Stage {
  web: ServerProcess
  worker: ServerProcess
  postgres: DatabaseProcess
  mail: MailServer
  /** Undefined where none can be mounted. */
  disk: SmallDisk | undefined
  database: Database
  /** Where the servers keep their files. */
  folder: string
  people: Person[]
  journal: Journal
  tally: Tally
  clear(): Promise<void>
}

const itemsToRead = 40
const peoplePerRoom = 20
// As patient as the web app.
const answerMs = 10_000

/** Everything real and of its own: PostgreSQL, a server, a worker, a mail server, a small disk, and people signed in. */
export async function setStage(size: number): Promise<Stage> {
  const undo: (() => unknown)[] = []
  const clear = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return { ...(await build(size, undo)), clear }
  } catch (error) {
    await clear()
    throw error
  }
}

async function build(size: number, undo: (() => unknown)[]): Promise<Omit<Stage, 'clear'>> {
  const root = await mkdtemp(join(tmpdir(), 'materia-faults-'))
  undo.push(() => rm(root, { recursive: true, force: true }))
  await chmod(root, 0o755)
  const folder = join(root, 'data')
  const disk = await mountSmallDisk(folder)
  undo.push(() => disk?.unmount())
  const embedded = await startEmbeddedPostgres({ folder: join(root, 'postgres') })
  undo.push(() => embedded.stop())
  const mail = await startMailServer()
  undo.push(() => mail.cut())
  const settings = {
    DATABASE_URL: embedded.url,
    SMTP_URL: mail.url,
    MATERIA_SECRET: randomBytes(32).toString('hex'),
    MATERIA_RATE_LIMITS: 'off',
    MATERIA_DATA_DIR: folder,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  }
  const items = await fillCatalogue(settings)
  const [web, worker] = await Promise.all([
    serverProcess({ ...settings, MATERIA_WORKERS: '0' }),
    serverProcess({ ...settings, MATERIA_WORKERS: '2' }),
  ])
  undo.push(() => Promise.all([web.kill(), worker.kill()]))
  await Promise.all([web.start(), worker.start()])
  const database = openDatabase({ url: embedded.url, poolSize: 2 })
  undo.push(() => database.close())
  const [journal, tally] = [new Journal(), new Tally()]
  const people = await gatherPeople({ web, database, size, items, journal, tally })
  undo.push(() => people.forEach(({ chat }) => void chat.end()))
  const postgres = await databaseProcess(embedded.url)
  return { web, worker, postgres, mail, disk, database, folder, people, journal, tally }
}

async function fillCatalogue(settings: Record<string, string>): Promise<Person['items']> {
  const { app, close } = await connectProduct(settings)
  try {
    const items: Person['items'] = []
    for (let nth = 1; nth <= itemsToRead; nth++) {
      items.push(await makeContent(app, 'Article', { title: `Item ${nth} on heart failure and asthma` }))
    }
    return items
  } finally {
    await close()
  }
}

async function gatherPeople({
  web,
  database,
  size,
  items,
  journal,
  tally,
}: { web: ServerProcess; database: Database; size: number } & Pick<Person, 'items' | 'journal'> & {
    tally: Tally
  }): Promise<Person[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: size })
  const members = await makeMembers(database, web, size)
  const groups = Map.groupBy(members.entries(), ([nth]) => Math.floor(nth / peoplePerRoom))
  const gathered = await Promise.all(
    Array.from(groups.values(), async (group) => {
      const ofRoom = group.map(([, member]) => member)
      const [chatroomId = ''] = await openRooms(web, ofRoom, 1)
      return ofRoom.map((member): Person => {
        const chat = new StormClient(member, [chatroomId], { onAnswer: (wrong) => tally.note(wrong), answerMs })
        const calls = personAt(visitor({ url: web.url, token: member.token, agent }), tally)
        return { userId: member.userId, folioId: randomUUID(), chatroomId, chat, journal, items, ...calls }
      })
    }),
  )
  const people = gathered.flat()
  await Promise.all(
    people.map(({ folioId, insist }) => insist(folioRoutes.createFolio, { body: { folioId, title: 'To read' } })),
  )
  return people
}
