import type { Source } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

export interface Area {
  id: number
  title: string
}

export async function listSources(db: Db): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select s.id, s.name, s.region_id as "regionId", s.licence, s.licence_url as "licenceUrl",
      case when g.id is not null then json_build_object(
        'country', c.name, 'language', g.language, 'identifier', g.identifier, 'name', g.name) end as region
    from content_sources s
    left join regions g on g.id = s.region_id
    left join countries c on c.id = g.country_id`.execute(db)
  return rows
}

export const listAreas = (db: Db): Promise<Area[]> =>
  db.selectFrom('areas_of_interest').select(['id', 'title']).execute()
