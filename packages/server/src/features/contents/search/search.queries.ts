import type { ContentItemType } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import type { Identifier } from '../../../platform/identifiers/identifiers.ts'
import { visibleTo } from '../visibility.queries.ts'

const identifiedMax = 10

/** The items these numbers and addresses belong to, in the order of what they were read as. */
export async function listIdentified(
  db: Db,
  viewerId: string,
  identifiers: Identifier[],
  { languages = [], withGone = true }: { languages?: Language[]; withGone?: boolean } = {},
): Promise<string[]> {
  if (identifiers.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select i.id
    from unnest(${identifiers.map(({ scheme }) => scheme)}::text[], ${identifiers.map(({ value }) => value)}::text[])
      with ordinality as named (scheme, value, ordinal)
    join content_identifiers n on n.scheme = named.scheme and n.value = named.value
    join content_items i on i.id = n.content_item_id
    where ${visibleTo(viewerId)} and (${withGone} or i.gone_at is null) and (${languages.length === 0} or i.language is null or i.language = any(${languages}::text[]))
    group by i.id
    order by min(named.ordinal), i.id
    limit ${identifiedMax}`.execute(db)
  return rows.map((row) => row.id)
}

export async function listJoinedFolioIds(db: Db, viewerId: string): Promise<string[]> {
  const { rows } = await sql<{ folio_id: string }>`
    select folio_id from folio_users where user_id = ${viewerId} and status = 'Accepted'`.execute(db)
  return rows.map((row) => row.folio_id)
}

export interface OpenedItem {
  id: string
  type: ContentItemType
  title: string
}

interface Opening {
  viewerId: string
  language: Language
  since: Date
  limit: number
}

/** What the viewer opened lately, last first: asked at every letter they type. */
export const listOpened = prepared<Opening, OpenedItem>(
  'list-opened',
  ({ viewerId, language, since, limit }) => sql`
    select i.id, i.type, case when ${language}::text = 'fr' then coalesce(v.french ->> 'title', v.title) else v.title end as title
    from (
      select w.content_item_id, max(w.viewed_at) as viewed_at
      from (
        select content_item_id, viewed_at from content_views
        where user_id = ${viewerId} and viewed_at > ${since}
        order by viewed_at desc
        limit ${limit}) as w
      group by w.content_item_id) as opened
    join content_items i on i.id = opened.content_item_id
    join content_versions v on v.id = i.current_version_id
    where ${visibleTo(viewerId)} and i.gone_at is null
    order by opened.viewed_at desc, i.id`,
)

/** The texts in which the words of a search are looked for, as they are stored. */
export async function listStoredDetails(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; details: string }>`
    select i.id, v.details::text as details
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, details }) => [id, details]))
}

export async function listFrenchTitles(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; title: string }>`
    select i.id, v.french ->> 'title' as title
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.id = any(${ids}::uuid[]) and v.french ? 'title'`.execute(db)
  return new Map(rows.map((row) => [row.id, row.title]))
}

/** The names of drugs as a French reader knows them; the others as they are. */
export async function listFrenchNames(db: Db, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{ name: string }>`
    select coalesce(french.title, asked.name) as name
    from unnest(${names}::text[]) with ordinality as asked (name, ordinal)
    left join lateral (
      select v.french ->> 'title' as title
      from content_identifiers n
      join content_items i on i.id = n.content_item_id and i.type in ('DrugBrandGroup', 'DrugIngredient')
      join content_versions v on v.id = i.current_version_id
      where n.scheme = 'name' and n.value = lower(asked.name) and v.french is not null
      order by i.type desc, i.id
      limit 1) as french on true
    order by asked.ordinal`.execute(db)
  return rows.map(({ name }) => name)
}
