import { type ContentReference, type DrugAlternative, type DrugStatusChange, statusChangesMax } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { titleIn } from '../summaries/titles.queries.ts'
import { visibleTo } from '../visibility.queries.ts'

const formularyMax = 200
const membersMax = 60
const recruitingMax = 20

/** The products of a brand or an ingredient, as rows of `member`. */
const membersOf = (groupId: string) => sql`
  select distinct l.from_id as id
  from content_links l
  where l.to_id = ${groupId}::uuid and l.relation in ('brand', 'ingredient')`

/** Numbers of the formulary for an ingredient of this name that no product has, by strength and price. */
export async function listFormularyOnly(db: Db, groupId: string): Promise<DrugAlternative[]> {
  const { rows } = await sql<DrugAlternative>`
    select p.din, coalesce(p.name, p.din) as name, null as "contentItemId", p.strength, p.dosage_form as form,
           p.manufacturer as company, null as "drugStatus", p.individual_price::float8 as price,
           p.amount_mohltc_pays::float8 as "amountMOHLTCPays", p.coverage, p.daily_cost::float8 as "dailyCost", false as "isShort"
    from drug_prices p
    where p.ingredients && array(
        select n.value from content_identifiers n where n.content_item_id = ${groupId}::uuid and n.scheme = 'name')
      and not exists (
        select 1
        from content_identifiers n
        join content_items i on i.id = n.content_item_id and i.is_listed
        where n.scheme = 'din' and n.value = p.din)
    order by p.dosage_form, p.strength, p.individual_price nulls last, p.din
    limit ${formularyMax}`.execute(db)
  return rows
}

export async function listStatusChanges(
  db: Db,
  groupId: string,
  language: Language | undefined,
): Promise<DrugStatusChange[]> {
  const { rows } = await sql<DrugStatusChange>`
    select change ->> 'date' as date, change ->> 'status' as status, ${titleIn(language)} as name, v.details ->> 'din' as din,
           i.id as "contentItemId"
    from (${membersOf(groupId)}) as member
    join content_items i on i.id = member.id and i.is_listed and i.type = 'Drug'
    join content_versions v on v.id = i.current_version_id
    cross join jsonb_array_elements(v.details -> 'statusHistory') change
    order by date desc, name, i.id
    limit ${statusChangesMax}`.execute(db)
  return rows
}

/** The classes of products that hold this ingredient alone, with the other ingredients of products in them. */
export async function listClassMembers(
  db: Db,
  groupId: string,
  language: Language | undefined,
): Promise<(ContentReference & { code: string })[]> {
  const { rows } = await sql<ContentReference & { code: string }>`
    with class as (
      select a.value as code
      from (${membersOf(groupId)}) as member
      join content_identifiers a on a.content_item_id = member.id and a.scheme = 'atc' and length(a.value) = 5
      group by a.value
      order by count(*) desc, a.value
      limit 2)
    select upper(class.code) as code, other.*
    from class
    cross join lateral (
      select i.id as "contentItemId", i.type as "contentItemType", ${titleIn(language)} as title
      from (
        select distinct l.to_id as id
        from content_identifiers a
        join content_links l on l.from_id = a.content_item_id and l.relation = 'ingredient'
        where a.scheme = 'atc' and a.value = class.code and l.to_id <> ${groupId}::uuid
          -- Of a brand, its own ingredients are no others.
          and not exists (
            select 1 from content_links branded
            join content_links own on own.from_id = branded.from_id and own.relation = 'ingredient'
            where branded.to_id = ${groupId}::uuid and branded.relation = 'brand' and own.to_id = l.to_id)
          and not exists (
            select 1 from content_links second
            where second.from_id = l.from_id and second.relation = 'ingredient' and second.to_id <> l.to_id)) as found
      join content_items i on i.id = found.id and i.is_listed
      join content_versions v on v.id = i.current_version_id
      order by title, i.id
      limit ${membersMax}) as other`.execute(db)
  return rows
}

/** The trials that give a substance of this name and recruit at a Canadian site. */
export async function listRecruitingTrials(db: Db, groupId: string): Promise<ContentReference[]> {
  const { rows } = await sql<ContentReference>`
    select i.id as "contentItemId", i.type as "contentItemType", v.title
    from (
      select distinct s.content_item_id as id
      from content_identifiers n
      join content_identifiers s on s.scheme = 'substance' and s.value = n.value
      where n.content_item_id = ${groupId}::uuid and n.scheme = 'name') as found
    join content_items i on i.id = found.id and i.is_listed and i.type = 'Trial'
    join content_versions v on v.id = i.current_version_id
    where v.details ->> 'trialStatusType' = 'Recruiting' and v.details -> 'locations' @> '[{"country": "Canada"}]'
    order by i.published_on desc nulls last, i.id
    limit ${recruitingMax}`.execute(db)
  return rows
}

/** Folios that hold the group or one of its products, of those the viewer may see, newest first. */
export async function listHoldingFolios(
  db: Db,
  viewerId: string,
  { groupId, limit }: { groupId: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from (
      select distinct c.folio_id as id
      from clippings c
      where c.content_item_id in (${membersOf(groupId)} union select ${groupId}::uuid)) as holding
    join content_items i on i.id = holding.id
    where ${visibleTo(viewerId)}
    order by i.created_at desc, i.id
    limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/** The products of a company, each once. */
export async function listDrugIdsOfCompany(db: Db, companyId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from content_versions v
    join content_items i on i.current_version_id = v.id and i.is_listed and i.type = 'Drug'
    where (v.details ->> 'companyId')::int = ${companyId} and v.superseded_by_id is null and v.details ? 'companyId'
    order by v.title, i.id
    limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
