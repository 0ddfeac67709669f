import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

// The diary of the runs and of what they read grows with each run; the queue of jobs is nobody's content.
const diary = ['import_runs', 'import_extracts', 'schema_migrations']

/** A fingerprint of every table, of the rows' physical writing as well: a row rewritten as it was shows. */
export async function stateOf(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    order by table_name`.execute(db)
  const state: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !diary.includes(table.name))) {
    const { rows } = await sql<{ written: string }>`
      select count(*) || ':' || coalesce(md5(string_agg(t.xmin::text || t::text, ',' order by t::text)), '') as written
      from ${sql.table(name)} t`.execute(db)
    state[name] = rows[0]?.written ?? ''
  }
  return state
}
