import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

/**
 * Everything that importers brought, without ids and times of writing. Of brand and ingredient groups and of links those that a
 * viewer meets: a group that lost its last product is kept as gone only where it has been there.
 */
export async function catalogueOf(db: Db) {
  const { rows: items } = await sql<{ source_key: string }>`
    select i.source_key, i.type, i.gone_at, v.title, v.summary, v.byline, v.extra_search_info, v.source_url, v.published_on,
           v.source_date, v.details - 'companyId' as details, c.name as company, c.address,
           array(select a.title from content_areas ca join areas_of_interest a on a.id = ca.area_id
                 where ca.content_item_id = i.id order by a.title) as areas,
           array(select n.scheme || ' ' || n.value from content_identifiers n where n.content_item_id = i.id order by 1) as identifiers
    from content_items i
    join content_versions v on v.id = i.current_version_id
    left join companies c on c.id = (v.details ->> 'companyId')::int
    where i.source_key is not null and (i.gone_at is null or i.type not in ('DrugBrandGroup', 'DrugIngredient'))
    order by i.source_key`.execute(db)
  const { rows: links } = await sql`
    select f.source_key as "from", l.relation, t.source_key as "to"
    from content_links l
    join content_items f on f.id = l.from_id and f.gone_at is null
    join content_items t on t.id = l.to_id and t.gone_at is null
    order by 1, 2, 3`.execute(db)
  const { rows: prices } = await sql`
    select din, item_number, manufacturer, individual_price, list_date, amount_mohltc_pays, strength, dosage_form,
           name, generic_name, coverage, limited_use, daily_cost, interchangeable_id, edition_date
    from drug_prices order by din, item_number`.execute(db)
  const { rows: priceEditions } = await sql`
    select din, item_number, edition_on, individual_price, coverage
    from drug_price_editions order by 1, 2, 3`.execute(db)
  const { rows: sightings } = await sql`
    select source, record_key, part, seen_on, state_on, revision, gone_on from import_sightings
    where part <> '' order by 1, 2`.execute(db)
  const { rows: groups } = await sql`
    select drug_key, group_key, name, name_fr, published_on, areas from import_drug_groups order by 1, 2`.execute(db)
  const { rows: synonyms } = await sql`select term, synonym from search_synonyms order by 1, 2`.execute(db)
  return { items, links, prices, priceEditions, sightings, groups, synonyms }
}
