import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'

/** Each feature adds its own tables to this interface (see `*.tables.ts`), so one `Db` type knows them all. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}

/** A pool or a transaction alike. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

// bigint counts fit a JavaScript number everywhere in this product; dates stay as the text PostgreSQL sends.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const pools = new WeakMap<Db, pg.Pool>()

/** The pool behind a database; undefined for a transaction, which holds one connection of it. */
export const poolOf = (db: Db): pg.Pool | undefined => pools.get(db)

export function openDatabase({
  url,
  poolSize = 10,
  applicationName = 'materia',
}: {
  url: string
  poolSize?: number
  applicationName?: string
}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return { db, pool, close: () => db.destroy() }
}

export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
