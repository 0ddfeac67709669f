import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { LinkMatch, LinkRelation } from '../contents.tables.ts'
import { followsFamily } from '../kinds/feed-weight.ts'

/** Gives the items that lead somewhere new. */
export async function insertLinks(
  db: Db,
  links: { fromKey: string; relation: LinkRelation; toKey: string; match?: LinkMatch }[],
): Promise<string[]> {
  const { rows } = await sql<{ from_id: string; is_new: boolean }>`
    insert into content_links (from_id, relation, to_id, match)
    select f.id, r.relation, t.id, r.match
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r ("fromKey" text, relation text, "toKey" text, match text)
    join content_items f on f.source_key = r."fromKey"
    join content_items t on t.source_key = r."toKey"
    on conflict (from_id, relation, to_id) do update set match = excluded.match
    where content_links.match is distinct from excluded.match
    returning from_id, xmax = 0 as is_new`.execute(db)
  return [...new Set(rows.filter((row) => row.is_new).map((row) => row.from_id))]
}

/** Links of these items that are not in the list any more. */
export async function deleteOtherLinks(
  db: Db,
  {
    fromKeys,
    relation,
    links,
  }: { fromKeys: string[]; relation: LinkRelation; links: { fromKey: string; toKey: string }[] },
): Promise<void> {
  await sql`
    delete from content_links l
    using content_items f, content_items t
    where f.id = l.from_id and t.id = l.to_id and l.relation = ${relation} and f.source_key = any(${fromKeys}::text[])
      and not exists (
        select 1 from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r ("fromKey" text, "toKey" text)
        where r."fromKey" = f.source_key and r."toKey" = t.source_key)`.execute(db)
}

const mostInherited = 4

/**
 * Gives items the areas that most of what they are linked to has, and no others of those they once inherited; one that
 * an item has by its own words stays its own.
 */
export async function inheritAreas(db: Db, fromKeys: string[], relation: LinkRelation): Promise<void> {
  const inherited = sql`
    select placed.from_id, placed.area_id, placed.published_on, placed.leads
    from (
      select i.id as from_id, ca.area_id, coalesce(i.published_on, 'epoch'::timestamptz) as published_on,
             i.feed_weight > ${followsFamily}::int as leads,
             row_number() over (partition by i.id order by count(*) desc, ca.area_id) as place
      from content_items i
      join content_links l on l.from_id = i.id and l.relation = ${relation}
      join content_areas ca on ca.content_item_id = l.to_id
      where i.source_key = any(${fromKeys}::text[])
      group by i.id, ca.area_id) as placed
    where placed.place <= ${mostInherited}`
  await sql`
    delete from content_areas ca
    using content_items i
    where i.id = ca.content_item_id and i.source_key = any(${fromKeys}::text[]) and ca.is_inherited
      and (ca.content_item_id, ca.area_id) not in (select known.from_id, known.area_id from (${inherited}) as known)`.execute(
    db,
  )
  await sql`
    insert into content_areas (content_item_id, area_id, published_on, leads, is_inherited)
    select known.from_id, known.area_id, known.published_on, known.leads, true from (${inherited}) as known
    on conflict do nothing`.execute(db)
}
