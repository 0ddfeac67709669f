import type { Company, DrugAlternative, DrugCoverage, DrugData, DrugDetails } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { decodeDetails } from '../stored-details.ts'
import { titleIn } from '../summaries/titles.queries.ts'

const pricesMax = 500
const productsMax = 1_000
const alternativesMax = 200

export async function listCompanies(db: Db, ids: number[]): Promise<Map<number, Company>> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'code', 'name', 'address', 'suite', 'city', 'province', 'postal_code as postalCode', 'country'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function listPrices(db: Db, dins: string[]): Promise<DrugData[]> {
  const { rows } = await sql<DrugData>`
    select id, din, manufacturer, individual_price::float8 as "individualPrice", list_date::text as "listDate",
           amount_mohltc_pays::float8 as "amountMOHLTCPays", item_number as "itemNumber", strength, dosage_form as "dosageForm",
           coverage, limited_use as "limitedUse", daily_cost::float8 as "dailyCost", interchangeable_id as "interchangeableId",
           edition_date::text as "editionDate"
    from drug_prices
    where din = any(${dins}::text[])
    order by din, list_date desc nulls last, id
    limit ${pricesMax}`.execute(db)
  return rows
}

/** What the page of an ingredient is called. */
export type SubstanceName = Record<Language, string>

export interface ProductRow {
  group_id: string
  content_item_id: string
  details: DrugDetails
  company: string | null
  source_url: string | null
  prices: number
  price: number | null
  ontario_pays: number | null
  formulary_form: string | null
  edition_date: string | null
  coverage: DrugCoverage | null
  is_unlisted: boolean
  is_short: boolean
  /** The pages of what it is made of, where that is two or three. */
  substances: SubstanceName[] | null
}

/** Whether a product is reported short or discontinued now. */
const isShort = (itemId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from safety_bindings b
  join safety_notices n on n.id = b.notice_id and n.kind in ('Shortage', 'Discontinuation') and n.state = 'Active'
  where b.content_item_id = ${itemId} and b.is_direct)`

/** Whether any formulary was read: what none lists is not unlisted without one. */
const isFormularyRead = sql<boolean>`exists (select from drug_prices)`

export async function hasFormulary(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isRead: boolean }>`select ${isFormularyRead} as "isRead"`.execute(db)
  return rows[0]?.isRead ?? false
}

const productColumns = sql`i.id as content_item_id, v.details, c.name as company, v.source_url, coalesce(d.prices, 0)::int as prices,
  d.price, d.ontario_pays, d.formulary_form, d.edition_date, d.coverage,
  d.coverage is null and ${isFormularyRead} as is_unlisted, ${isShort(sql`i.id`)} as is_short,
  case when jsonb_array_length(v.details -> 'drugIngredients') between 2 and 3 then (
    select json_agg(json_build_object('en', named.title, 'fr', coalesce(named.french ->> 'title', named.title)) order by named.title)
    from content_links l
    join content_items made_of on made_of.id = l.to_id
    join content_versions named on named.id = made_of.current_version_id
    where l.from_id = i.id and l.relation = 'ingredient') end as substances`
/** For `content_items i`. */
const productJoins = sql`
  join content_versions v on v.id = i.current_version_id
  left join companies c on c.id = (v.details ->> 'companyId')::int
  left join lateral (
    select count(*) as prices, min(r.individual_price)::float8 as price, min(r.amount_mohltc_pays)::float8 as ontario_pays,
           (array_agg(r.dosage_form order by r.individual_price nulls last, r.id))[1] as formulary_form,
           max(r.edition_date)::text as edition_date, min(r.coverage) as coverage
    from drug_prices r where r.din = v.details ->> 'din') as d on true`

/** The drugs of brands and ingredients, by name and DIN. */
export async function listProducts(db: Db, groupIds: string[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select asked.id as group_id, product.*
    from unnest(${groupIds}::uuid[]) as asked (id)
    cross join lateral (
      select ${productColumns}
      from (
        select distinct l.from_id
        from content_links l
        where l.to_id = asked.id and l.relation in ('brand', 'ingredient')) as member
      join content_items i on i.id = member.from_id and i.is_listed and i.type = 'Drug'
      ${productJoins}
      order by v.title, v.details ->> 'din', i.id
      limit ${productsMax}) as product`.execute(db)
  return rows.map((row) => ({ ...row, details: decodeDetails('Drug', row.details) }))
}

export async function listProductsById(db: Db, ids: string[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select i.id as group_id, ${productColumns}
    from content_items i
    ${productJoins}
    where i.id = any(${ids}::uuid[])`.execute(db)
  return rows.map((row) => ({ ...row, details: decodeDetails('Drug', row.details) }))
}

/** What a formulary lets be exchanged for a drug; what only the formulary knows has no item. */
export async function listAlternatives(db: Db, contentItemId: string, language: Language): Promise<DrugAlternative[]> {
  const { rows } = await sql<DrugAlternative>`
    with asked as (
      select distinct p.interchangeable_id, p.din
      from content_items i
      join content_versions v on v.id = i.current_version_id
      join drug_prices p on p.din = v.details ->> 'din'
      where i.id = ${contentItemId}::uuid and i.type = 'Drug' and p.interchangeable_id is not null)
    select p.din, coalesce(product.title, p.name, p.din) as name, product.id as "contentItemId", p.strength, p.dosage_form as form,
           coalesce(product.company, p.manufacturer) as company, product.status as "drugStatus",
           p.individual_price::float8 as price, p.amount_mohltc_pays::float8 as "amountMOHLTCPays", p.coverage,
           p.daily_cost::float8 as "dailyCost", coalesce(${isShort(sql`product.id`)}, false) as "isShort"
    from asked
    join drug_prices p on p.interchangeable_id = asked.interchangeable_id and p.din <> asked.din
    left join lateral (
      select i.id, ${titleIn(language)} as title, v.details ->> 'drugStatus' as status, c.name as company
      from content_identifiers n
      join content_items i on i.id = n.content_item_id and i.is_listed and i.type = 'Drug'
      join content_versions v on v.id = i.current_version_id
      left join companies c on c.id = (v.details ->> 'companyId')::int
      where n.scheme = 'din' and n.value = p.din
      order by (v.details ->> 'drugStatus' = 'Marketed') desc, i.id
      limit 1) as product on true
    order by coalesce(product.status = 'Marketed', false) desc, p.individual_price nulls last, name, p.din
    limit ${alternativesMax}`.execute(db)
  return rows
}

/** The brands and ingredients a name stands for, in either language. */
export async function listGroupIds(db: Db, name: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from content_identifiers n
    join content_items i on i.id = n.content_item_id and i.is_listed and i.type in ('DrugBrandGroup', 'DrugIngredient')
    where n.scheme = 'name' and n.value = lower(${name})
    order by i.type, i.id
    limit 10`.execute(db)
  return rows.map((row) => row.id)
}

export async function listDrugIdsOf(db: Db, groupIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from (
      select distinct l.from_id
      from content_links l
      where l.to_id = any(${groupIds}::uuid[]) and l.relation in ('brand', 'ingredient')) as member
    join content_items i on i.id = member.from_id and i.is_listed and i.type = 'Drug'
    join content_versions v on v.id = i.current_version_id
    order by v.title, i.id
    limit ${productsMax}`.execute(db)
  return rows.map((row) => row.id)
}
