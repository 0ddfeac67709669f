import type { Company, DrugData, DrugDetails } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { decodeDetails } from '../stored-details.ts'

const pricesMax = 500
const productsMax = 1_000

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
           amount_mohltc_pays::float8 as "amountMOHLTCPays", item_number as "itemNumber", strength, dosage_form as "dosageForm"
    from drug_prices
    where din = any(${dins}::text[])
    order by din, list_date desc nulls last, id
    limit ${pricesMax}`.execute(db)
  return rows
}

export interface ProductRow {
  group_id: string
  content_item_id: string
  details: DrugDetails
  company: string | null
  prices: number
  price: number | null
  ontario_pays: number | null
}

/** The drugs of brands and ingredients, by name and DIN. */
export async function listProducts(db: Db, groupIds: string[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select asked.id as group_id, product.*
    from unnest(${groupIds}::uuid[]) as asked (id)
    cross join lateral (
      select i.id as content_item_id, v.details, c.name as company, coalesce(d.prices, 0)::int as prices, d.price, d.ontario_pays
      from (
        select distinct l.from_id
        from content_links l
        where l.to_id = asked.id and l.relation in ('brand', 'ingredient')) as member
      join content_items i on i.id = member.from_id and i.is_listed and i.type = 'Drug'
      join content_versions v on v.id = i.current_version_id
      left join companies c on c.id = (v.details ->> 'companyId')::int
      left join lateral (
        select count(*) as prices, min(r.individual_price)::float8 as price, min(r.amount_mohltc_pays)::float8 as ontario_pays
        from drug_prices r where r.din = v.details ->> 'din') as d on true
      order by v.title, v.details ->> 'din', i.id
      limit ${productsMax}) as product`.execute(db)
  return rows.map((row) => ({ ...row, details: decodeDetails('Drug', row.details) }))
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
