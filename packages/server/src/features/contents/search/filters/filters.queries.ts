import type { FacetName, SearchQuery } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { integers } from '../../../../platform/search/index.ts'
import { numbersOf } from '../../kinds/kind-numbers.ts'
import { allTypes } from '../search-index.ts'

/** What a search is narrowed to beyond its words. */
export type SearchFilters = Omit<SearchQuery, 'searchTerm' | 'count' | 'offset' | 'isRecent' | 'asTyped'>

export const noFilters: SearchFilters = {
  filter: [],
  language: [],
  status: [],
  coverage: [],
  company: [],
  publicationType: [],
  recruitingInCanada: false,
  inMyFolios: false,
  unread: false,
}

export interface Condition {
  facet: FacetName
  /** Of `search_documents f`. */
  holds: RawBuilder<boolean>
}

/** A condition for each filter that is set; kinds and languages apart, which the index knows by itself. */
export function conditionsOf(viewerId: string, filters: SearchFilters): Condition[] {
  const { status, coverage, company, publicationType, areaId, yearFrom, yearTo } = filters
  const set: (Condition | false)[] = [
    status.length > 0 && { facet: 'status', holds: isOneOf('status', status) },
    company.length > 0 && { facet: 'company', holds: isOneOf('company', company) },
    publicationType.length > 0 && { facet: 'publicationType', holds: isOneOf('publicationType', publicationType) },
    filters.recruitingInCanada && { facet: 'recruitingInCanada', holds: isOneOf('recruitingInCanada', ['true']) },
    (yearFrom ?? yearTo) !== undefined && { facet: 'year', holds: isPublishedIn(yearFrom, yearTo) },
    coverage.length > 0 && { facet: 'coverage', holds: isCovered(coverage) },
    areaId !== undefined && { facet: 'areaId', holds: isOfArea(areaId) },
    filters.inMyFolios && { facet: 'inMyFolios', holds: isInFoliosOf(viewerId) },
    filters.unread && { facet: 'unread', holds: sql<boolean>`not ${isOpenedBy(viewerId)}` },
  ]
  return set.filter((condition) => condition !== false)
}

/** Kinds and languages as conditions too. */
export function everyConditionOf(viewerId: string, filters: SearchFilters): Condition[] {
  const { filter, language } = filters
  const kinds: Condition[] =
    filter.length > 0 ? [{ facet: 'kind', holds: isOfType(filter.flatMap((kind) => numbersOf(kind))) }] : []
  const languages: Condition[] =
    language.length > 0
      ? [{ facet: 'language', holds: isOfType(allTypes.flatMap((kind) => numbersOf(kind, language))) }]
      : []
  return [...kinds, ...languages, ...conditionsOf(viewerId, filters)]
}

/** Those of these documents, by their numbers in the index, for which every condition holds. */
export async function listNarrowed(db: Db, ords: number[], conditions: Condition[]): Promise<number[]> {
  const { rows } = await sql<{ ord: number }>`
    select f.ord from search_documents f
    where f.ord = any(${integers(ords)}::int[]) and ${sql.join(
      conditions.map(({ holds }) => holds),
      sql` and `,
    )}`.execute(db)
  return rows.map((row) => row.ord)
}

export async function listOrds(db: Db, ids: string[]): Promise<{ id: string; ord: number }[]> {
  const { rows } = await sql<{ id: string; ord: number }>`
    select f.id, f.ord from search_documents f where f.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

// Companies and types of publication are written in capitals here and there.
const isOneOf = (name: string, values: string[]): RawBuilder<boolean> => sql`exists (
  select from unnest(f.facets) facet
  where lower(facet) = any(${values.map((value) => `${name}=${value}`.toLowerCase())}::text[]))`

// What has no date stands at the epoch.
const isPublishedIn = (from = 1000, to = 9999): RawBuilder<boolean> => sql`(
  f.published_on <> 'epoch' and extract(year from f.published_on) between ${from} and ${to})`

const isOfType = (types: number[]): RawBuilder<boolean> => sql`f.type = any(${types}::smallint[])`

const isCovered = (coverage: string[]): RawBuilder<boolean> => sql`exists (
  select from content_identifiers n join drug_prices p on p.din = n.value
  where n.content_item_id = f.id and n.scheme = 'din' and p.coverage = any(${coverage}::text[]))`

const isOfArea = (areaId: number): RawBuilder<boolean> => sql`exists (
  select from content_areas ca join areas_of_interest a on a.id = ca.area_id
  where ca.content_item_id = f.id and ${areaId} in (a.id, a.parent_id))`

/** In a folio of the viewer's own or one they have joined. */
export const isInFoliosOf = (viewerId: string): RawBuilder<boolean> => sql`exists (
  select from clippings c
  join content_items i on i.id = c.folio_id and not i.is_deleted
  where c.content_item_id = f.id and (
    i.owner_id = ${viewerId}::uuid
    or i.visibility = 'members' and exists (
      select from folio_users fu where fu.folio_id = i.id and fu.user_id = ${viewerId}::uuid and fu.status = 'Accepted')))`

export const isOpenedBy = (viewerId: string): RawBuilder<boolean> => sql`exists (
  select from content_items i
  join content_views w on w.version_id = i.current_version_id and w.user_id = ${viewerId}::uuid
  where i.id = f.id)`
