import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProduct, type Product } from '@materia/server/app.ts'
import { searchMessages } from '@materia/server/features/chat/conversation/message-search.service.ts'
import type { Actor } from '@materia/server/platform/app.ts'
import { createBlobs } from '@materia/server/platform/blob/blobs.ts'
import { systemClock } from '@materia/server/platform/clock.ts'
import { readConfig } from '@materia/server/platform/config/config.ts'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { memoryTransport } from '@materia/server/platform/mail/mail.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { sql } from 'kysely'
import pg from 'pg'
import pino from 'pino'
import { seedConversations, typedTerms } from './messages/conversations.ts'
import { report, say } from './report.ts'

const sizes = [10_000, 1_000_000]
const termsToWarmUp = 50
const termsAsked = 500
const maxRatio = 2

/** The same searches over all of one's rooms, in turns, where little and where much has been said. */
export async function benchMessages(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-bench-'))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  const houses: House[] = []
  try {
    for (const size of sizes) houses.push(await openHouse(postgres.urlOf, folder, size))
    for (const term of typedTerms(termsToWarmUp)) for (const house of houses) await ask(house, term)
    for (const house of houses) house.answers.length = 0
    for (const term of typedTerms(termsAsked)) for (const house of houses) await ask(house, term)
    const [small = 1, large = 0] = houses.map(sayTimes)
    report(`search of messages, p95 at ${sizes[1]} / at ${sizes[0]}`, large / small, { atMost: maxRatio })
  } finally {
    for (const { product } of houses) await product.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface House {
  size: number
  product: Product
  viewer: Actor
  answers: { ms: number; term: string; found: number }[]
}

async function openHouse(urlOf: (database: string) => string, folder: string, size: number): Promise<House> {
  const databaseUrl = await createDatabase(urlOf, `messages_${size}`)
  await migrate(databaseUrl)
  const config = readConfig({
    LOG_LEVEL: 'error',
    MATERIA_SECRET: randomBytes(32).toString('hex'),
    MATERIA_DATA_DIR: folder,
    DATABASE_STATEMENT_TIMEOUT_SECONDS: '600',
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
  const viewer: Actor = { userId: randomUUID(), roles: ['Doctor'], sessionId: randomUUID() }
  await sql`
    insert into users (id, first_name, last_name, email, email_confirmed, roles, status)
    values (${viewer.userId}, 'Reader', 'Reader', 'reader@example.test', true, '{Doctor}', 'Approved')`.execute(
    product.app.db,
  )
  const startedMs = performance.now()
  await seedConversations(product.background.db, viewer.userId, size)
  say(`${size} messages seeded in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`)
  return { size, product, viewer, answers: [] }
}

async function ask({ product, viewer, answers }: House, term: string): Promise<void> {
  const startedMs = performance.now()
  const { messages } = await searchMessages(product.app, viewer, { chatroomId: null, term })
  answers.push({ ms: performance.now() - startedMs, term, found: messages.length })
}

/** Says how long answers took and gives the 95th percentile. */
function sayTimes({ size, answers }: House): number {
  const sorted = answers.toSorted((one, other) => one.ms - other.ms)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]?.ms ?? 0
  const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)].map((ms) => ms.toFixed(1))
  const empty = answers.filter(({ found }) => found === 0).length
  say(`${size} messages: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms; ${empty} of ${answers.length} found nothing`)
  for (const slow of sorted.slice(-3)) say(`  slowest: ${slow.ms.toFixed(1)} ms ${slow.term}`)
  return at(0.95)
}

async function createDatabase(urlOf: (database: string) => string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return urlOf(name)
}
