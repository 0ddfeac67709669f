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

const planningOnce = new WeakMap<Db, pg.Pool>()

/**
 * Connections of this database that plan a named query once, whatever its values; undefined for a transaction, which
 * holds one connection of its own.
 */
export const planningOncePoolOf = (db: Db): pg.Pool | undefined => planningOnce.get(db)

export function openDatabase({
  url,
  poolSize = 10,
  applicationName = 'materia',
  connectMs = 5_000,
  queryMs,
  statementMs,
}: {
  url: string
  poolSize?: number
  applicationName?: string
  connectMs?: number
  /** How long a query may stay without an answer; as long as it likes unless said. */
  queryMs?: number
  /** How long PostgreSQL may work on one statement; as long as it needs unless said. */
  statementMs?: number
}): Database {
  const settings = {
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    statement_timeout: statementMs || undefined,
  }
  const pool = openPool(settings)
  const planned = openPool({ ...settings, options: '-c plan_cache_mode=force_generic_plan' })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  planningOnce.set(db, planned)
  return {
    db,
    pool,
    close: async () => {
      await Promise.all([db.destroy(), planned.end()])
    },
  }
}

export function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, ...settings, keepAlive: true })
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
