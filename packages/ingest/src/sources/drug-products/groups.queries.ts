import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'
import type { ProductRecord } from './drug-products.mapper.ts'

const statedColumns = ['name', 'name_fr', 'published_on', 'areas', 'family', 'is_house', 'leads']
const stated = sql.join(statedColumns.map((column) => sql.ref(column)))
const statedIn = (table: string) => sql.join(statedColumns.map((column) => sql.ref(`${table}.${column}`)))

/** The groups of these products, and no others; a product whose groups differ is to be linked again. */
export async function putDrugGroups(db: Db, products: ProductRecord[]): Promise<void> {
  const rows = products.flatMap(({ key, extra, version }) =>
    (extra?.groups ?? []).map((group) => ({
      drug_key: key,
      relation: group.relation,
      group_key: group.key,
      name: group.name,
      name_fr: group.nameFr,
      published_on: extra?.family.firstOn ?? version?.publishedOn ?? null,
      areas: version?.areasOfInterest ?? [],
      family: extra?.family.key ?? '',
      is_house: extra?.family.isHouse ?? false,
      leads: extra?.family.leads ?? true,
    })),
  )
  const recordset = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (drug_key text, relation text, group_key text, name text, name_fr text, published_on timestamptz, areas text[],
          family text, is_house boolean, leads boolean)`
  const keys = products.map(({ key }) => key)
  const { rows: left } = await sql<{ drug_key: string }>`
    delete from import_drug_groups g
    where g.drug_key = any(${keys}::text[])
      and (g.drug_key, g.group_key) not in (select r.drug_key, r.group_key from ${recordset})
    returning g.drug_key`.execute(db)
  await sql`
    insert into import_drug_groups (drug_key, group_key, relation, ${stated})
    select r.drug_key, r.group_key, r.relation, ${stated}
    from ${recordset}
    on conflict (drug_key, group_key) do update
    set (${stated}) = row(${statedIn('excluded')})
    where row(${statedIn('import_drug_groups')}) is distinct from row(${statedIn('excluded')})`.execute(db)
  if (left.length > 0)
    await sql`update import_drug_groups set is_linked = false where drug_key = any(${left.map((row) => row.drug_key)}::text[])`.execute(
      db,
    )
}

export async function deleteDrugGroupsOf(db: Db, drugKeys: string[]): Promise<void> {
  await sql`delete from import_drug_groups where drug_key = any(${drugKeys}::text[])`.execute(db)
}

export interface DrugGroupRow {
  group_key: string
  relation: 'brand' | 'ingredient'
  name: string
  name_fr: string | null
  published_on: Date | null
  areas: string[]
  products: number
  /** Whether it is the card of its family. */
  leads: boolean
  /** The ingredients of a brand, or the brands of an ingredient: originators before generic houses, then by their products. */
  others: string[]
  /** The same in French, in the same order. */
  others_fr: string[]
}

const othersNamed = 12
/** An area that fewer than a quarter of the products have says little of the group. */
const areaShare = 4
const areasMax = 4

/** The planner knows nothing yet of rows written a moment ago. */
export async function analyzeDrugGroups(db: Db): Promise<void> {
  await sql`analyze import_drug_groups`.execute(db)
}

export async function countDrugGroups(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct group_key)::int as count from import_drug_groups`.execute(db)
  return rows[0]?.count ?? 0
}

export async function listDrugGroups(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<DrugGroupRow[]> {
  const { rows } = await sql<DrugGroupRow>`
    with page as materialized (
      select group_key, min(relation) as relation,
             mode() within group (order by name) as name,
             case min(relation)
               -- A substance always has its French name: none beside the English one is that it is the same.
               when 'ingredient' then nullif(
                 mode() within group (order by coalesce(name_fr, name)), mode() within group (order by name))
               else mode() within group (order by name_fr) filter (where name_fr is not null)
             end as name_fr,
             min(published_on) as published_on,
             count(*)::int as products,
             bool_or(leads and family = group_key) as leads_alone
      from import_drug_groups
      where group_key > ${after}
      group by group_key
      order by group_key
      limit ${limit}
    ), members as materialized (
      select g.group_key, g.drug_key, g.relation, g.areas, g.family
      from import_drug_groups g
      join page p on p.group_key = g.group_key
    ), held_areas as (
      select m.group_key, a as area, row_number() over (partition by m.group_key order by count(*) desc, a) as place
      from members m
      join page p on p.group_key = m.group_key, unnest(m.areas) a
      group by m.group_key, a, p.products
      having count(*) * ${areaShare} >= p.products
    ), areas as (
      select group_key, array_agg(area order by place) as areas
      from held_areas
      where place <= ${areasMax}
      group by group_key
    ), first_brands as (
      select distinct on (b.family) b.group_key
      from import_drug_groups b
      where b.relation = 'brand' and b.leads and b.family like '%|%' and b.family in (select m.family from members m)
      order by b.family, b.is_house, b.published_on nulls last, b.group_key
    ), uses as (
      select m.group_key, o.name, mode() within group (order by coalesce(o.name_fr, o.name)) as name_fr, count(*) as uses,
             bool_and(o.is_house) as is_house
      from members m
      join import_drug_groups o on o.drug_key = m.drug_key and o.relation <> m.relation
      group by m.group_key, o.name
    ), ranked as (
      select group_key, name, name_fr, row_number() over (partition by group_key order by is_house, uses desc, name) as rank
      from uses
    ), others as (
      select group_key, array_agg(name order by rank) as others,
             array_agg(name_fr order by rank) as others_fr
      from ranked
      where rank <= ${othersNamed}
      group by group_key
    )
    select p.group_key, p.relation, p.name, p.name_fr, p.published_on, p.products,
           coalesce(a.areas, '{}') as areas, coalesce(o.others, '{}') as others,
           coalesce(o.others_fr, '{}') as others_fr,
           p.leads_alone or p.group_key in (select f.group_key from first_brands f) as leads
    from page p
    left join areas a on a.group_key = p.group_key
    left join others o on o.group_key = p.group_key
    order by p.group_key`.execute(db)
  return rows
}

/** Groups that stand in the catalogue and have no product left. */
export async function listEmptyGroups(db: Db): Promise<string[]> {
  const { rows } = await sql<{ source_key: string }>`
    select i.source_key
    from content_items i
    where i.type in ('DrugBrandGroup', 'DrugIngredient') and i.gone_at is null and i.source_key is not null
      and not exists (select 1 from import_drug_groups g where g.group_key = i.source_key)
    order by i.source_key`.execute(db)
  return rows.map((row) => row.source_key)
}

export async function listUnlinkedDrugs(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ drug_key: string }>`
    select distinct drug_key
    from import_drug_groups
    where not is_linked
    order by drug_key
    limit ${limit}`.execute(db)
  return rows.map((row) => row.drug_key)
}

export function listGroupsOf(db: Db, drugKeys: string[]) {
  return db
    .selectFrom('import_drug_groups')
    .select(['drug_key', 'group_key', 'relation'])
    .where('drug_key', '=', sql<string>`any(${drugKeys}::text[])`)
    .orderBy('drug_key')
    .orderBy('group_key')
    .execute()
}

export async function markLinked(db: Db, drugKeys: string[]): Promise<void> {
  await sql`update import_drug_groups set is_linked = true where drug_key = any(${drugKeys}::text[]) and not is_linked`.execute(
    db,
  )
}

/** English with French names, and short brands with what they hold. */
export async function listNamePairs(db: Db): Promise<{ term: string; synonym: string }[]> {
  const { rows } = await sql<{ term: string; synonym: string }>`
    with names as (
      select distinct lower(name) as term, lower(name_fr) as synonym
      from import_drug_groups
      where name_fr is not null
    ), held as (
      select b.group_key, b.drug_key, lower(b.name) as brand,
             string_agg(lower(i.name), ' ' order by i.name) as ingredients, count(*) as parts
      from import_drug_groups b
      join import_drug_groups i on i.drug_key = b.drug_key and i.relation = 'ingredient'
      where b.relation = 'brand'
      group by b.group_key, b.drug_key, b.name
    )
    select term, synonym from names
    union
    select brand, ingredients from held
    where parts <= 2 and brand !~ '\\s.*\\s' and position(split_part(ingredients, ' ', 1) in brand) = 0
    order by term, synonym`.execute(db)
  return rows
}
