import type { Language } from '@materia/contract/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

/** By the number as text. */
export async function listAreaTitles(db: Db, language: Language, areaIds: number[]): Promise<Map<string, string>> {
  if (areaIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; title: string }>`
    select id::text as id, case when ${language}::text = 'fr' then title_fr else title end as title
    from areas_of_interest where id = any(${areaIds}::int[])`.execute(db)
  return new Map(rows.map(({ id, title }) => [id, title]))
}
