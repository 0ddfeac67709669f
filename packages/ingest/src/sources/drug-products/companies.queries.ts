import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

export interface CompanyRow {
  code: string
  name: string
  address: string | null
  suite: string | null
  city: string | null
  province: string | null
  postal_code: string | null
  country: string | null
}

/** Gives the id of each company by its code; only rows that differ from what an older extract said are written. */
export async function putCompanies(
  db: Db,
  companies: (CompanyRow & { stated_on: Date | null })[],
): Promise<Map<string, number>> {
  await sql`
    insert into companies (code, name, address, suite, city, province, postal_code, country, stated_on)
    select r.code, r.name, r.address, r.suite, r.city, r.province, r.postal_code, r.country, r.stated_on
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb)
      as r (code text, name text, address text, suite text, city text, province text, postal_code text, country text,
            stated_on timestamptz)
    on conflict (code) do update
    set name = excluded.name, address = excluded.address, suite = excluded.suite, city = excluded.city,
        province = excluded.province, postal_code = excluded.postal_code, country = excluded.country,
        stated_on = excluded.stated_on
    where coalesce(companies.stated_on <= excluded.stated_on, true) and (companies.name, companies.address, companies.suite, companies.city, companies.province, companies.postal_code, companies.country, companies.stated_on)
      is distinct from (excluded.name, excluded.address, excluded.suite, excluded.city, excluded.province, excluded.postal_code, excluded.country, excluded.stated_on)`.execute(
    db,
  )
  const codes = companies.map((company) => company.code)
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'code'])
    .where('code', '=', sql<string>`any(${codes}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.code, row.id]))
}
