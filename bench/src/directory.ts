import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profileRoutes } from '@materia/contract'
import { type Client, createClient } from '@materia/contract/client.ts'
import { signIn } from '@materia/proofs/client/sign-in.ts'
import { createProduct, type Product } from '@materia/server/app.ts'
import { hashPassword } from '@materia/server/features/users/index.ts'
import { createBlobs } from '@materia/server/platform/blob/blobs.ts'
import { systemClock } from '@materia/server/platform/clock.ts'
import { readConfig } from '@materia/server/platform/config/config.ts'
import { openDatabase } from '@materia/server/platform/db/db.ts'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { type InProcessReply, inProcess } from '@materia/server/platform/http/in-process.ts'
import { memoryTransport } from '@materia/server/platform/mail/mail.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { sql } from 'kysely'
import pg from 'pg'
import pino from 'pino'
import { seedPeople, typedQueries } from './directory/people.ts'
import { report, say } from './report.ts'

const sizes = [2_000, 200_000]
const queriesToWarmUp = 60
const queriesAsked = 600
const maxRatio = 2
const reader = { email: 'reader@example.test', password: 'Correct-horse-7' }

/** Asks the same questions of a small and a large directory, in turns, through the product's own routes. */
export async function benchDirectory(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-bench-'))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  const directories: Directory[] = []
  try {
    for (const size of sizes) directories.push(await openDirectory(postgres.urlOf, folder, size))
    for (const body of typedQueries(queriesToWarmUp)) for (const directory of directories) await ask(directory, body)
    for (const directory of directories) directory.answers.length = 0
    for (const body of typedQueries(queriesAsked)) for (const directory of directories) await ask(directory, body)
    const [small = 1, large = 0] = directories.map(sayTimes)
    report(`search for doctors, p95 at ${sizes[1]} / at ${sizes[0]} people`, large / small, { atMost: maxRatio })
  } finally {
    for (const { product } of directories) await product.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Directory {
  size: number
  product: Product
  client: Client<InProcessReply>
  answers: { ms: number; body: Record<string, unknown>; found: number }[]
}

async function openDirectory(urlOf: (database: string) => string, folder: string, size: number): Promise<Directory> {
  const databaseUrl = await createDatabase(urlOf, `directory_${size}`)
  await migrate(databaseUrl)
  const config = readConfig({
    LOG_LEVEL: 'error',
    MATERIA_SECRET: randomBytes(32).toString('hex'),
    MATERIA_RATE_LIMITS: 'off',
    MATERIA_DATA_DIR: folder,
  })
  const product = await createProduct({
    config,
    databaseUrl,
    publicUrl: 'http://localhost',
    log: pino({ level: 'error' }),
    clock: systemClock,
    mail: memoryTransport(),
    blobs: createBlobs(config),
    adminsMustEnrol: false,
  })
  const started = performance.now()
  // A request may not take as long.
  const { db, close } = openDatabase({ url: databaseUrl, poolSize: 1 })
  await seedPeople(db, size)
  await close()
  say(`${size} profiles seeded in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  return { size, product, client: await signReaderIn(product), answers: [] }
}

async function ask({ client, answers }: Directory, body: Record<string, unknown>): Promise<void> {
  const started = performance.now()
  const reply = await client.call(profileRoutes.searchDoctors, { body })
  const ms = performance.now() - started
  if (reply.status !== 200) throw new Error(`${reply.status} for ${JSON.stringify(body)}: ${reply.text}`)
  answers.push({ ms, body, found: reply.body.length })
}

/** Says how long answers took and gives the 95th percentile. */
function sayTimes({ size, answers }: Directory): number {
  const sorted = answers.toSorted((one, other) => one.ms - other.ms)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]?.ms ?? 0
  const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)].map((ms) => ms.toFixed(1))
  const empty = answers.filter(({ found }) => found === 0).length
  say(`${size} profiles: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms; ${empty} of ${answers.length} found nobody`)
  for (const slow of sorted.slice(-3)) say(`  slowest: ${slow.ms.toFixed(1)} ms ${JSON.stringify(slow.body)}`)
  return at(0.95)
}

async function signReaderIn(product: Product): Promise<Client<InProcessReply>> {
  const hash = await hashPassword(reader.password)
  await sql`
    insert into users (id, first_name, last_name, email, password_hash, email_confirmed, roles, status)
    values (gen_random_uuid(), 'Reader', 'Reader', ${reader.email}, ${hash}, true, '{Admin}', 'Approved')`.execute(
    product.app.db,
  )
  const send = inProcess(() => product.server)
  const token = await signIn(createClient(send), reader.email, reader.password)
  return createClient(send, () => token)
}

async function createDatabase(urlOf: (database: string) => string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return urlOf(name)
}
