import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Db } from '../db/db.ts'

export interface Statement {
  /** Each connection prepares a named statement once. */
  name?: string
  text: string
  values: unknown[]
}

/** A pool, one of its clients, or a transaction. */
export interface Connection {
  query<Row extends pg.QueryResultRow>(statement: Statement): Promise<{ rows: Row[] }>
}

export async function run<Row extends pg.QueryResultRow>(connection: Connection, statement: Statement): Promise<Row[]> {
  const { rows } = await connection.query<Row>(statement)
  return rows
}

/** A client of the pool for as long as the work takes. */
export async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

/** The caller's transaction as a connection of this engine. */
export function connectionOf(db: Db): Connection {
  return {
    query: <Row extends pg.QueryResultRow>({ text, values }: Statement) =>
      db.executeQuery<Row>(CompiledQuery.raw(text, values)),
  }
}

/** An array parameter, written as PostgreSQL reads it: the driver would look at each number for quotes. */
export const integers = (numbers: ArrayLike<number>): string => `{${Array.prototype.join.call(numbers, ',')}}`
