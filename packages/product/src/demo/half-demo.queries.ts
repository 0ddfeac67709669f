import type { EmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import pg from 'pg'

/** A first start that was cut short left half a demo, which nobody has used yet: begin anew. */
export async function discardHalfDemo(postgres: EmbeddedPostgres): Promise<void> {
  const isHalf = await query(postgres.url, 'select 1 from users where not exists (select 1 from demo_marks) limit 1')
  if (!isHalf) return
  const { pathname } = new URL(postgres.url)
  const admin = postgres.urlOf('postgres')
  await query(admin, `drop database ${pathname.slice(1)} with (force)`)
  await query(admin, `create database ${pathname.slice(1)}`)
}

/** Whether the statement gave a row; a database without its tables has none to give. */
async function query(url: string, statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement)
    return Boolean(rowCount)
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return false
    throw error
  } finally {
    await client.end()
  }
}

const undefinedTable = '42P01'
