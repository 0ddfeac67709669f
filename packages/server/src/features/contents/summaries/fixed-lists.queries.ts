import type { Source } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

export interface Area {
  id: number
  title: string
}

/** An entry of a list as viewers of each language see it. */
export type InBoth<Entry> = { id: number } & Record<Language, Entry>

export async function listSources(db: Db): Promise<InBoth<Source>[]> {
  const { rows } = await sql<Source & { french: Partial<Source> }>`
    select s.id, s.name, s.region_id as "regionId", s.licence, s.licence_url as "licenceUrl",
      json_build_object('name', coalesce(s.name_fr, s.name), 'licence', coalesce(s.licence_fr, s.licence),
        'licenceUrl', coalesce(s.licence_url_fr, s.licence_url)) as french,
      case when g.id is not null then json_build_object(
        'country', c.name, 'language', g.language, 'identifier', g.identifier, 'name', g.name) end as region
    from content_sources s
    left join regions g on g.id = s.region_id
    left join countries c on c.id = g.country_id`.execute(db)
  return rows.map(({ french, ...en }) => ({ id: en.id, en, fr: { ...en, ...french } }))
}

export async function listAreas(db: Db): Promise<InBoth<Area>[]> {
  const rows = await db.selectFrom('areas_of_interest').select(['id', 'title', 'title_fr']).execute()
  return rows.map(({ id, title, title_fr }) => ({ id, en: { id, title }, fr: { id, title: title_fr } }))
}
