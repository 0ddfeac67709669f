import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { followsFamily } from './feed-weight.ts'

/** A name that so many items give tells nothing of any one of them. */
const widespread = 80

/** A product of more ingredients, such as one for parenteral nutrition, is not about any one of them. */
const mixture = 6

/** The pages of the ingredients an item is about: its own, those of its products, or of what it decides on. */
const ingredientsOf = (contentItemId: string) => sql`
  select i.id from content_items i where i.id = ${contentItemId}::uuid and i.type = 'DrugIngredient'
  union
  select l.to_id from content_links l where l.from_id = ${contentItemId}::uuid and l.relation = 'ingredient'
  union
  select held.to_id
  from content_links member
  join content_links held on held.from_id = member.from_id and held.relation = 'ingredient'
  where member.to_id = ${contentItemId}::uuid and member.relation = 'brand'
  union
  select coalesce(held.to_id, l.to_id)
  from content_links l
  left join content_links held on held.from_id = l.to_id and held.relation = 'ingredient'
  where l.from_id = ${contentItemId}::uuid and l.relation = 'decision'`

/** Articles, trials and decisions about the same drugs: those that share most of them first, then the newest. */
export async function listSharingDrugs(db: Db, contentItemId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ingredient as materialized (${ingredientsOf(contentItemId)}),
    name as materialized (
      select s.value from content_identifiers s where s.content_item_id = ${contentItemId}::uuid and s.scheme = 'substance'
      union
      select n.value from ingredient join content_identifiers n on n.content_item_id = ingredient.id and n.scheme = 'name'),
    page as materialized (
      select ingredient.id from ingredient
      union
      select n.content_item_id
      from name
      join content_identifiers n on n.scheme = 'name' and n.value = name.value
      join content_items i on i.id = n.content_item_id and i.type = 'DrugIngredient'),
    telling as materialized (
      select name.value
      from name
      where (select count(*) from (
        select 1 from content_identifiers s where s.scheme = 'substance' and s.value = name.value limit ${widespread}) as naming) < ${widespread}),
    sharing as (
      select s.content_item_id as id, s.value as drug
      from telling
      join content_identifiers s on s.scheme = 'substance' and s.value = telling.value
      union
      select d.from_id, page.id::text
      from page
      join content_links member on member.to_id = page.id and member.relation = 'ingredient'
      join content_links d on d.to_id = member.from_id and d.relation = 'decision'
      where (select count(*) from ingredient) > ${mixture}
        or (select count(*) from content_links held where held.from_id = member.from_id and held.relation = 'ingredient') <= ${mixture}
      union
      select d.from_id, page.id::text from page join content_links d on d.to_id = page.id and d.relation = 'decision')
    select i.id
    from (select sharing.id, count(*) as shared from sharing group by sharing.id) as found
    join content_items i on i.id = found.id and i.is_listed and i.id <> ${contentItemId}::uuid
    order by found.shared desc, i.published_on desc nulls last, i.id
    limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Of these, what a viewer of the item has no need of: products and brands that follow another card, and what is the
 * same drug under another name.
 */
export async function listRepetitions(db: Db, contentItemId: string, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ingredient as materialized (${ingredientsOf(contentItemId)})
    select i.id
    from content_items i
    where i.id = any(${ids}::uuid[]) and (
      i.feed_weight <= ${followsFamily}::int
      or i.id in (select ingredient.id from ingredient)
        and (select asked.type in ('Drug', 'DrugBrandGroup') from content_items asked where asked.id = ${contentItemId}::uuid)
      or exists (
        select 1
        from content_links l
        join content_links held on held.from_id = l.from_id and held.relation = 'ingredient'
        where l.to_id = i.id and l.relation = 'brand' and held.to_id in (select ingredient.id from ingredient)))`.execute(
    db,
  )
  return rows.map((row) => row.id)
}
