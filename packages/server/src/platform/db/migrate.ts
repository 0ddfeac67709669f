import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { BadSetting } from '../config/config.ts'
import { prepareJobTables } from './job-tables.ts'
import { advisoryLocks } from './lock-numbers.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/** A file of the migrations: a numbered one is applied once, one of functions whenever its text is another one. */
interface Step {
  name: string
  text: string
  /** Of a file of functions: what tells its text from another. */
  hash: string | null
}

interface Applied {
  name: string
  hash: string | null
}

/** A database that these migrations cannot bring up to date. */
export class UnusableDatabase extends BadSetting {}

/** The first migration of version 0.1, under whose names everything was made until the set was put together anew. */
const firstOfOldSet = '0001_users.sql'

export async function listMissingMigrations(pool: pg.Pool, folder = migrationsFolder): Promise<string[]> {
  const { rows } = await pool.query<Applied>('select name, hash from schema_migrations')
  return missingFrom(await readSteps(folder), rows).map(({ name }) => name)
}

/** Applies what is missing, each file in a transaction of its own; returns the names applied. */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'materia-migrate' })
  await client.connect()
  try {
    // Any number of processes may start at once; one migrates while the others wait.
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
    const missing = missingFrom(await readSteps(folder), await readApplied(client))
    await prepareJobTables(url)
    for (const step of missing) await applyStep(client, step)
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Functions come after the tables that they speak of (below 0050) and before everything that calls them. */
async function readSteps(folder: string): Promise<Step[]> {
  const numbered = await readFiles(folder, '')
  const functions = await readFiles(folder, 'functions/')
  const isTable = ({ name }: Step) => name < '0050'
  return [
    ...numbered.filter(isTable),
    ...functions.map((step) => ({ ...step, hash: createHash('sha256').update(step.text).digest('hex') })),
    ...numbered.filter((step) => !isTable(step)),
  ]
}

async function readFiles(folder: string, part: string): Promise<Step[]> {
  const files = (await readdir(join(folder, part))).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(files.map((name) => readFile(join(folder, part, name), 'utf8')))
  return files.map((name, index) => ({ name: `${part}${name}`, text: texts[index] ?? '', hash: null }))
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
  if (rows.some(({ name }) => name === firstOfOldSet)) {
    throw new UnusableDatabase(
      'This database was made by version 0.1 of Materia, from which no way leads to this one. ' +
        'Give Materia an empty database, or for the demo another MATERIA_DATA_DIR (or move the folder data away), ' +
        'and import the sources again.',
    )
  }
  await client.query('alter table schema_migrations add column if not exists hash text')
  return (await client.query<Applied>('select name, hash from schema_migrations')).rows
}

function missingFrom(steps: Step[], applied: Applied[]): Step[] {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  return steps.filter(({ name, hash }) => !hashes.has(name) || hashes.get(name) !== hash)
}

async function applyStep(client: pg.Client, { name, text, hash }: Step) {
  try {
    await client.query('begin')
    // A function may speak of a column that a later file adds.
    await client.query('set local check_function_bodies = off')
    await client.query(text)
    await client.query(
      `insert into schema_migrations (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
      [name, hash],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
