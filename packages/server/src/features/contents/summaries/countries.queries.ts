import type { Country } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

export async function listCountries(db: Db): Promise<Country[]> {
  const { rows } = await sql<Country>`
    select c.identifier, c.name,
      coalesce((
        select json_agg(json_build_object('identifier', s.identifier, 'name', s.name) order by s.name, s.identifier)
        from country_states s
        where s.country_id = c.id), '[]') as states
    from countries c
    order by c.id`.execute(db)
  return rows
}
