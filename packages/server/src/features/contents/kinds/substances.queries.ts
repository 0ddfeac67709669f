import type { ContentReference } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { titleIn } from '../summaries/titles.queries.ts'
import { byItem, type LinkedReference } from './references.queries.ts'

const drugsMax = 50
const namingMax = 20
const newest = sql`i.published_on desc nulls last, i.id`

/** The pages of the substances that these items name; an ingredient before a brand of the same name. */
export async function listDrugsNamed(
  db: Db,
  ids: string[],
  language: Language | undefined,
): Promise<Map<string, ContentReference[]>> {
  const { rows } = await sql<LinkedReference>`
    select asked.id as "ofId", named.*
    from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (
      select i.id as "contentItemId", i.type as "contentItemType", ${titleIn(language)} as title
      from (
        select distinct on (s.value) i.id
        from content_identifiers s
        join content_identifiers n on n.scheme = 'name' and n.value = s.value
        join content_items i on i.id = n.content_item_id and i.is_listed and i.type in ('DrugIngredient', 'DrugBrandGroup')
        where s.content_item_id = asked.id and s.scheme = 'substance'
        order by s.value, i.type desc, i.id) as found
      join content_items i on i.id = found.id
      join content_versions v on v.id = i.current_version_id
      group by i.id, v.title, v.french
      order by title, i.id
      limit ${drugsMax}) as named`.execute(db)
  return byItem(rows)
}

/** The trials that give a substance of these names, those with a Canadian site that recruits first. */
export const listTrialsOfGroups = (db: Db, ids: string[]) =>
  listNamingGroups(db, ids, {
    type: 'Trial',
    order: sql`(v.details ->> 'trialStatusType' = 'Recruiting' and v.details -> 'locations' @> '[{"country": "Canada"}]') desc nulls last,
      ${newest}`,
  })

/** The articles about a substance of these names, newest first. */
export const listArticlesOfGroups = (db: Db, ids: string[]) =>
  listNamingGroups(db, ids, { type: 'Article', order: newest })

async function listNamingGroups(
  db: Db,
  ids: string[],
  { type, order }: { type: 'Trial' | 'Article'; order: RawBuilder<unknown> },
): Promise<Map<string, ContentReference[]>> {
  const { rows } = await sql<LinkedReference>`
    select asked.id as "ofId", naming.*
    from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (
      select i.id as "contentItemId", i.type as "contentItemType", v.title
      from (
        select distinct s.content_item_id as id
        from content_identifiers n
        join content_identifiers s on s.scheme = 'substance' and s.value = n.value
        where n.content_item_id = asked.id and n.scheme = 'name') as found
      join content_items i on i.id = found.id and i.is_listed and i.type = ${type}
      join content_versions v on v.id = i.current_version_id
      order by ${order}
      limit ${namingMax}) as naming`.execute(db)
  return byItem(rows)
}
