import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Client } from '@materia/contract/client.ts'
import { clientAt, type FetchReply } from '@materia/proofs/client/over-fetch.ts'
import { signIn } from '@materia/proofs/client/sign-in.ts'
import { type ServerProcess, serverProcess } from '@materia/proofs/storm/server-process.ts'
import { hashPassword } from '@materia/server/features/users/index.ts'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import type { EmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import pg from 'pg'
import { say } from '../report.ts'
import { seedCatalogue } from './catalogue.ts'

const password = 'Correct-horse-7'
const signedIn = 24

export interface Catalogue {
  size: number
  url: string
  server: ServerProcess
  tokens: string[]
  itemIds: string[]
}

/** A question that a reader asks of a catalogue. */
export type Asking = (client: Client<FetchReply>, catalogue: Catalogue, nth: number) => Promise<FetchReply>

/** Gives the address of the database. */
export async function seedDatabase(postgres: EmbeddedPostgres, name: string, size: number): Promise<string> {
  const url = postgres.urlOf(name)
  await query(postgres.urlOf('postgres'), `create database ${name}`)
  await migrate(url)
  const started = performance.now()
  await seedCatalogue(url, size)
  // An installation whose documents are made: the server would make a million of them beside the requests.
  await query(url, 'delete from search_renewals')
  say(`${size} items seeded in ${((performance.now() - started) / 1_000).toFixed(0)} s`)
  return url
}

/** A server of one worker on it, with readers who are signed in. */
export async function openCatalogue(given: { url: string; folder: string; size: number }): Promise<Catalogue> {
  const { url, folder, size } = given
  const server = await serverProcess({
    DATABASE_URL: url,
    MATERIA_SECRET: randomBytes(32).toString('hex'),
    MATERIA_RATE_LIMITS: 'off',
    MATERIA_WORKERS: '1',
    MATERIA_DATA_DIR: join(folder, new URL(url).pathname.slice(1)),
    LOG_LEVEL: 'fatal',
  })
  await server.start()
  const items = await query<{ id: string }>(
    url,
    `select id from content_items where type in ('Article', 'UserArticle') order by static_rank desc limit 400`,
  )
  return { size, url, server, tokens: await signReadersIn(url, server), itemIds: items.map(({ id }) => id) }
}

async function signReadersIn(url: string, server: ServerProcess): Promise<string[]> {
  const hash = await hashPassword(password)
  const people = await query<{ email: string }>(
    url,
    `update users set password_hash = $1, email_confirmed = true
     where id in (select id from users order by id limit $2) returning email`,
    [hash, signedIn],
  )
  return Promise.all(people.map(({ email }) => signIn(clientAt(server.url), email, password)))
}

/** How long the answer took, in milliseconds. */
export async function ask(catalogue: Catalogue, of: Asking, nth: number): Promise<number> {
  const { server, tokens } = catalogue
  const client = clientAt(server.url, { authorization: `Bearer ${tokens[nth % tokens.length]}` })
  const { status, text, ms } = await of(client, catalogue, nth)
  if (status !== 200) throw new Error(`${status}: ${text}`)
  return ms
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
