import type { Language } from '@materia/contract/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { titleIn } from '../contents/index.ts'

export interface TimelineFact {
  on: string
  kind: 'Status' | 'Decision' | 'Price' | 'Coverage' | 'Published'
  name: string
  /** A status, a price in dollars, or how a province covers it. */
  value: string | null
  source_url: string | null
}

const factsMax = 300

/** What happened to a drug beside its notices: of a brand or an ingredient, to each of its products. */
export async function listTimelineFacts(db: Db, contentItemId: string, language: Language): Promise<TimelineFact[]> {
  const { rows } = await sql<TimelineFact>`
    with members as (
      select ${contentItemId}::uuid as id
      union
      select l.from_id from content_links l where l.to_id = ${contentItemId} and l.relation in ('brand', 'ingredient')
    ), products as (
      select i.id, i.type, ${titleIn(language)} as title, v.details, v.source_url, v.published_on
      from members m
      join content_items i on i.id = m.id and not i.is_deleted and i.hidden_at is null and i.visibility = 'public'
      join content_versions v on v.id = i.current_version_id
    ), editions as (
      select p.title, e.din, e.edition_on, e.individual_price, e.coverage,
        lag(e.individual_price) over states as price_before, lag(e.coverage) over states as coverage_before,
        lead(e.edition_on) over states is null as is_last
      from products p
      join drug_price_editions e on e.din = p.details ->> 'din'
      where p.type = 'Drug'
      window states as (partition by p.id, e.item_number order by e.edition_on)
    ), facts as (
      select p.details ->> 'statusDate' as on, 'Status' as kind, p.title as name, p.details ->> 'drugStatus' as value, p.source_url
      from products p where p.type = 'Drug'
      union
      select h.change ->> 'date', 'Status', p.title, h.change ->> 'status', p.source_url
      from products p
      cross join lateral jsonb_array_elements(
        case when jsonb_typeof(p.details -> 'statusHistory') = 'array' then p.details -> 'statusHistory' else '[]' end) as h (change)
      where p.type = 'Drug'
      union all
      select r.list_date::text, 'Coverage', p.title, 'Listed', null
      from products p join drug_prices r on r.din = p.details ->> 'din'
      where p.type = 'Drug'
      union all
      select e.edition_on::text, 'Price', e.title, e.individual_price::text, null
      from editions e where e.individual_price is not null and e.individual_price is distinct from e.price_before
      union all
      select e.edition_on::text, 'Coverage', e.title, e.coverage, null
      from editions e where e.coverage <> e.coverage_before
      union all
      -- By the first edition that does not have it; a broken row takes nothing out.
      select (select min(d.edition_on) from drug_price_editions d where d.edition_on > e.edition_on)::text,
        'Coverage', e.title, 'Delisted', null
      from editions e
      where e.is_last and not exists (select 1 from drug_prices r where r.din = e.din)
      union
      select v.details ->> 'dateIssued', 'Decision', ${titleIn(language)}, null, v.source_url
      from products p
      join content_links l on l.to_id = p.id and l.relation = 'decision'
      join content_items i on i.id = l.from_id and i.is_listed
      join content_versions v on v.id = i.current_version_id
      union all
      select (p.published_on at time zone 'UTC')::date::text, 'Published', p.title, null, p.source_url
      from products p where p.type in ('Article', 'Decision', 'Trial')
    )
    select f.on, f.kind, f.name, f.value, f.source_url
    from facts f
    where f.on ~ '^\\d{4}-\\d{2}-\\d{2}$'
    order by f.on desc, f.kind, f.name, f.value
    limit ${factsMax}`.execute(db)
  return rows
}
