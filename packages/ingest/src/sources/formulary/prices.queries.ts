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
}

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
    insert into drug_prices (din, item_number, manufacturer, individual_price, list_date, amount_mohltc_pays, strength, dosage_form)
    select r.din, r.item_number, r.manufacturer, r.individual_price, r.list_date, r.amount_mohltc_pays, r.strength, r.dosage_form
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as r (din text, item_number text, manufacturer text, individual_price numeric(12, 4), list_date date,
            amount_mohltc_pays numeric(12, 4), strength text, dosage_form text)
    on conflict (din, item_number) do update
    set manufacturer = excluded.manufacturer, individual_price = excluded.individual_price, list_date = excluded.list_date,
        amount_mohltc_pays = excluded.amount_mohltc_pays, strength = excluded.strength, dosage_form = excluded.dosage_form
    where (drug_prices.manufacturer, drug_prices.individual_price, drug_prices.list_date, drug_prices.amount_mohltc_pays,
           drug_prices.strength, drug_prices.dosage_form)
      is distinct from (excluded.manufacturer, excluded.individual_price, excluded.list_date, excluded.amount_mohltc_pays,
                        excluded.strength, excluded.dosage_form)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Gives how many rows there were. */
export async function deleteDrugPrices(db: Db, dins: string[]): Promise<number> {
  const { numAffectedRows } = await sql`delete from drug_prices where din = any(${dins}::text[])`.execute(db)
  return Number(numAffectedRows ?? 0)
}
