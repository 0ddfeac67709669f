import type { DrugCoverage, LimitedUse } from '@materia/contract'
import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

export interface DrugPriceRow {
  din: string
  item_number: string
  manufacturer: string | null
  individual_price: number | null
  list_date: string | null
  amount_mohltc_pays: number | null
  strength: string | null
  dosage_form: string | null
  name: string
  generic_name: string | null
  coverage: DrugCoverage
  limited_use: LimitedUse[]
  daily_cost: number | null
  interchangeable_id: string | null
  edition_date: string | null
  /** In lower case, as the pages of ingredients are called. */
  ingredients: string[]
}

const columns: (keyof DrugPriceRow)[] = [
  ...([
    'din',
    'item_number',
    'manufacturer',
    'individual_price',
    'list_date',
    'amount_mohltc_pays',
    'strength',
  ] as const),
  ...(['dosage_form', 'name', 'generic_name', 'coverage', 'limited_use', 'daily_cost', 'interchangeable_id'] as const),
  'edition_date',
  'ingredients',
]
const columnNames = sql.join(columns.map((column) => sql.ref(column)))
const columnsOf = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))

/** Makes these the only rows of their DINs; gives how many were new or differed. */
export async function putDrugPrices(db: Db, prices: DrugPriceRow[]): Promise<number> {
  await sql`
    delete from drug_prices p
    where p.din = any(${prices.map((price) => price.din)}::text[])
      and (p.din, p.item_number) not in (
        select r.din, r.item_number from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as r (din text, item_number text))`.execute(
    db,
  )
  const { numAffectedRows } = await sql`
    insert into drug_prices (${columnNames})
    select ${columnNames}
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as r (din text, item_number text, manufacturer text, individual_price numeric(12, 4), list_date date,
            amount_mohltc_pays numeric(12, 4), strength text, dosage_form text, name text, generic_name text, coverage text,
            limited_use jsonb, daily_cost numeric(12, 4), interchangeable_id text, edition_date date, ingredients text[])
    on conflict (din, item_number) do update
    set (${columnNames}) = row(${columnsOf('excluded')})
    where row(${columnsOf('drug_prices')}) is distinct from row(${columnsOf('excluded')})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export interface PriceEditionRow extends Pick<DrugPriceRow, 'din' | 'item_number' | 'individual_price' | 'coverage'> {
  edition_on: string
  extracted_on: string
}

/** Of two extracts of one edition the later one is kept. */
export async function putPriceEditions(db: Db, rows: PriceEditionRow[]): Promise<void> {
  await sql`
    insert into drug_price_editions as e (din, item_number, edition_on, extracted_on, individual_price, coverage)
    select distinct on (r.din, r.item_number, r.edition_on)
      r.din, r.item_number, r.edition_on, r.extracted_on, r.individual_price, r.coverage
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (din text, item_number text, edition_on date, extracted_on date, individual_price numeric(12, 4), coverage text)
    order by r.din, r.item_number, r.edition_on, r.extracted_on desc
    on conflict (din, item_number, edition_on) do update
    set (extracted_on, individual_price, coverage) = (excluded.extracted_on, excluded.individual_price, excluded.coverage)
    where e.extracted_on < excluded.extracted_on`.execute(db)
}

/** Gives how many rows there were. */
export async function deleteDrugPrices(db: Db, dins: string[]): Promise<number> {
  const { numAffectedRows } = await sql`delete from drug_prices where din = any(${dins}::text[])`.execute(db)
  return Number(numAffectedRows ?? 0)
}
