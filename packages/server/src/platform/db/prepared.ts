import { CompiledQuery, type RawBuilder } from 'kysely'
import { type Db, planningOncePoolOf } from './db.ts'

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is put together once and that each connection plans once, for what is asked all the time. `build` gets
 * placeholders for the values and may hand them to any part of a query.
 */
export function prepared<Given extends object, Row extends object>(
  name: string,
  build: (values: Given) => RawBuilder<unknown>,
): (db: Db, given: Given) => Promise<Row[]> {
  const placeholders = new Proxy({} as Given, { get: (_, value) => new Placeholder(String(value)) })
  let compiled: { text: string; parameters: readonly unknown[] } | undefined

  return async (db, given) => {
    if (!compiled) {
      const { sql, parameters } = build(placeholders).compile(db)
      compiled = { text: sql, parameters }
    }
    const { text, parameters } = compiled
    const values = parameters.map((value) => (value instanceof Placeholder ? given[value.name as keyof Given] : value))
    const pool = planningOncePoolOf(db)
    if (pool) return (await pool.query<Row>({ name, text, values })).rows
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
  }
}
