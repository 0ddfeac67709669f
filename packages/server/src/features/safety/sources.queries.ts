import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export interface SourceRow {
  name: string
  last_read_at: Date | null
  /** The newest thing it says, what it dates in the future aside; null where it writes no reports. */
  newest_at: Date | null
}

/** When each of these sources was last read to its end, and how new what it said is. */
export async function listSourceRows(db: Db, names: string[], latest: Date): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select s.name,
      (select max(r.finished_at) from import_runs r
       where r.source = s.name and r.status = 'finished' and r.origin not like '% (dry run)') as last_read_at,
      (select max(p.stated_on) from safety_reports p where p.source = s.name and p.stated_on <= ${latest}) as newest_at
    from unnest(${names}::text[]) with ordinality as s (name, place)
    order by s.place`.execute(db)
  return rows
}
