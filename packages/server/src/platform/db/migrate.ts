import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { prepareJobTables } from './job-tables.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

// Any number of processes may start at once; one migrates while the others wait.
const migrationLock = 7_203_110

async function listMigrations(): Promise<string[]> {
  const names = await readdir(migrationsFolder)
  return names.filter((name) => name.endsWith('.sql')).sort()
}

export async function listMissingMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations')
  const applied = new Set(rows.map((row) => row.name))
  return (await listMigrations()).filter((name) => !applied.has(name))
}

/** Applies what is missing, each file in a transaction of its own; returns the names applied. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'materia-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    const applied = new Set(rows.map((row) => row.name))
    const missing = (await listMigrations()).filter((name) => !applied.has(name))
    await prepareJobTables(url)
    for (const name of missing) await applyMigration(client, name)
    return missing
  } finally {
    await client.end()
  }
}

async function applyMigration(client: pg.Client, name: string) {
  const text = await readFile(`${migrationsFolder}${name}`, 'utf8')
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into schema_migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
