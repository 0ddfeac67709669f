import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { AskedForm } from './terms/forms.ts'

export interface ClassMember {
  code: string
  name: string
  /** One of its products on the market is made as was asked. */
  is_made_so: boolean
}

const membersMax = 24
const productsRead = 8
const brandsRead = 20
const ingredientsRead = 3
const ingredientsOfClass = 100

/**
 * The names of a class's members, those of most marketed products first: their ingredients; of a class whose products mostly
 * have several, as vaccines do, their brands. Of those with products of a form that was asked, the most of them first.
 */
export async function listClassMembers(db: Db, codes: string[], forms: AskedForm[] = []): Promise<ClassMember[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<ClassMember>`
    with products as materialized (
      select c.value as code, p.id, (v.details ->> 'drugStatus') = 'Marketed' as is_marketed,
             ${isMadeSo(forms)} as is_made_so,
             (select count(*) from content_links l where l.from_id = p.id and l.relation = 'ingredient') as ingredients
      from content_identifiers c
      join content_items p on p.id = c.content_item_id and not p.is_deleted and p.gone_at is null and p.hidden_at is null
      join content_versions v on v.id = p.current_version_id
      where c.scheme = 'atc' and c.value = any(${codes}::text[])
    ), named as (
      select p.code, l.relation, l.to_id, count(*) filter (where p.is_marketed) as marketed, count(*) as products,
             count(*) filter (where p.is_made_so and p.is_marketed) as made_so
      from products p
      join content_links l on l.from_id = p.id
      where (l.relation = 'ingredient' and p.ingredients = 1) or l.relation = 'brand'
      group by p.code, l.relation, l.to_id
    ), mixed as (
      select code from products group by code having count(*) filter (where ingredients = 1) * 2 < count(*)
    ), chosen as (
      select n.*, row_number() over (partition by n.code order by n.made_so desc, n.marketed desc, n.products desc, n.to_id) as place
      from named n
      where n.relation = case when n.code in (select code from mixed) then 'brand' else 'ingredient' end
    )
    select c.code, v.title as name, c.made_so > 0 as is_made_so
    from chosen c
    join content_items g on g.id = c.to_id and g.gone_at is null and g.hidden_at is null and not g.is_deleted
    join content_versions v on v.id = g.current_version_id
    where c.place <= ${membersMax}
    order by c.made_so desc, c.marketed desc, c.products desc, v.title`.execute(db)
  return rows
}

/** What only products with one of these codes contain: "Piperacillin" stands with tazobactam alone, and is a penicillin. */
export async function listIngredientsWithin(db: Db, codes: string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<{ title: string }>`
    with contained as materialized (
      select distinct l.to_id as id
      from content_identifiers c
      join content_links l on l.from_id = c.content_item_id and l.relation = 'ingredient'
      where c.scheme = 'atc' and c.value = any(${codes}::text[])
      limit ${ingredientsOfClass}
    )
    select v.title
    from contained
    join content_items g on g.id = contained.id and g.gone_at is null and g.hidden_at is null and not g.is_deleted
    join content_versions v on v.id = g.current_version_id
    where not exists (
      select from content_links l
      where l.to_id = contained.id and l.relation = 'ingredient'
        and exists (select from content_identifiers c where c.content_item_id = l.from_id and c.scheme = 'atc')
        and not exists (
          select from content_identifiers c
          where c.content_item_id = l.from_id and c.scheme = 'atc' and c.value = any(${codes}::text[])
        )
    )`.execute(db)
  return rows.map(({ title }) => title)
}

const isMadeSo = (forms: AskedForm[]) =>
  forms.length === 0
    ? sql`false`
    : sql.join(
        forms.map(
          ({ form = '', route = '' }) =>
            sql`(v.details ->> 'forms' ~* ${form} and v.details ->> 'routes' ~* ${route ? `"${route}` : ''})`,
        ),
        sql` and `,
      )

/** The codes of the classes that the products of these ingredients and brands belong to, by their folded names. */
export async function listCodesOf(db: Db, names: string[], types: number[]): Promise<{ name: string; code: string }[]> {
  const { rows } = await sql<{ name: string; code: string }>`
    select distinct t.folded as name, c.value as code
    from search_titles t
    join search_documents d on d.ord = t.ord and d.audiences is null and d.type = any(${types}::smallint[])
    cross join lateral (select l.from_id from content_links l where l.to_id = d.id limit ${productsRead}) p
    join content_identifiers c on c.content_item_id = p.from_id and c.scheme = 'atc'
    where t.folded = any(${names}::text[])`.execute(db)
  return rows
}

/** What at least half of the products contain of the brands that are called so or whose names begin so ("Ventolin HFA"), by the folded name. */
export async function listIngredientsOfBrand(db: Db, name: string, types: number[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    with brands as materialized (
      select d.id
      from search_titles t
      join search_documents d on d.ord = t.ord and d.audiences is null and d.type = any(${types}::smallint[])
      where t.folded = ${name} or (t.folded >= ${`${name} `} and t.folded < ${`${name}!`})
      limit ${brandsRead}
    ), products as materialized (
      select distinct p.from_id
      from brands b
      cross join lateral (
        select l.from_id from content_links l where l.to_id = b.id and l.relation = 'brand' limit ${productsRead}
      ) p
    )
    select contained.folded
    from products p
    join content_links i on i.from_id = p.from_id and i.relation = 'ingredient'
    join search_documents g on g.id = i.to_id and g.audiences is null
    join search_titles contained on contained.ord = g.ord
    group by contained.folded
    having count(distinct p.from_id) * 2 >= (select count(*) from products)
    order by count(distinct p.from_id) desc, contained.folded
    limit ${ingredientsRead}`.execute(db)
  return rows.map(({ folded }) => folded)
}

/** Those of the folded names that a drug, a brand or an ingredient has. */
export async function listDrugNames(db: Db, names: string[], types: number[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select distinct t.folded from search_titles t
    join search_documents d on d.ord = t.ord and d.audiences is null and d.type = any(${types}::smallint[])
    where t.folded = any(${names}::text[])`.execute(db)
  return rows.map(({ folded }) => folded)
}
