import { languages } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { integers } from '../../../../platform/search/index.ts'
import { isPost, numbersOf } from '../../kinds/kind-numbers.ts'
import { allTypes } from '../search-index.ts'
import { type Condition, isInFoliosOf, isOpenedBy } from './filters.queries.ts'

export interface FacetCount {
  name: string
  value: string
  count: number
}

/**
 * How many of these documents there are of each value. What a reader chose of a facet does not count for the facet
 * itself: a document that fails by nothing else is what they would see by choosing another value of it.
 */
export async function countFacets(
  db: Db,
  viewerId: string,
  { ords, conditions }: { ords: number[]; conditions: Condition[] },
): Promise<FacetCount[]> {
  const failing = conditions.map(({ facet, holds }) => sql`case when ${holds} then null else ${facet}::text end`)
  const { rows } = await sql<FacetCount>`
    with matched as materialized (
      select f.id, f.type, f.published_on, f.facets,
             array_remove(array[${sql.join([sql`null`, ...failing])}]::text[], null) as failing
      from search_documents f
      where f.ord = any(${integers(ords)}::int[])
    ), f as materialized (
      select id, type, published_on, facets, failing[1] as failing from matched where cardinality(failing) <= 1
    ), labelled as (
      select f.failing, split_part(facet, '=', 1) as name, substr(facet, strpos(facet, '=') + 1) as value
      from f cross join unnest(f.facets) facet
      union all
      select f.failing, 'kind', f.type::text from f
      union all
      select f.failing, 'year', extract(year from f.published_on)::text from f where f.published_on <> 'epoch'
      union all
      select distinct on (f.id, area.id) f.failing, 'areaId', area.id::text
      from f
      join content_areas ca on ca.content_item_id = f.id
      join areas_of_interest own on own.id = ca.area_id
      join areas_of_interest area on area.id in (own.id, own.parent_id)
      union all
      select distinct on (f.id, p.coverage) f.failing, 'coverage', p.coverage
      from f
      join content_identifiers n on n.content_item_id = f.id and n.scheme = 'din'
      join drug_prices p on p.din = n.value
      union all
      select f.failing, 'inMyFolios', 'true' from f where ${isInFoliosOf(viewerId)}
      union all
      select f.failing, 'unread', 'true' from f where not ${isOpenedBy(viewerId)}
      union all
      ${sql.join(languages.map(inLanguage), sql` union all `)}
    )
    select name, value, count(*)::int as count
    from labelled
    where failing is null or failing = name
    group by name, value`.execute(db)
  return rows
}

/** A language leaves out posts in another alone; without a post there is nothing to choose. */
const inLanguage = (language: (typeof languages)[number]): RawBuilder<unknown> => sql`
  select f.failing, 'language', ${language}::text from f
  where f.type = any(${allTypes.flatMap((kind) => numbersOf(kind, [language]))}::smallint[])
    and exists (select from f post where post.type = any(${allTypes.filter(isPost).flatMap((kind) => numbersOf(kind))}::smallint[]))`
