import type { ContentReference } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { LinkRelation } from '../contents.tables.ts'
import { titleIn } from '../summaries/titles.queries.ts'

const referencesMax = 200

export interface LinkedReference extends Omit<ContentReference, 'publishedOn' | 'din'> {
  ofId: string
  publishedOn?: Date | null
  din?: string | null
}

export const byItem = (rows: LinkedReference[]) => {
  const found = new Map<string, ContentReference[]>()
  for (const { ofId, match, publishedOn, din, ...reference } of rows) {
    const known = {
      ...(match && { match }),
      ...(publishedOn && { publishedOn: publishedOn.toISOString() }),
      ...(din && { din }),
    }
    found.set(ofId, [...(found.get(ofId) ?? []), { ...reference, ...known }])
  }
  return found
}

/** What these items name: drug → its brand, drug → its ingredients, decision → its drugs. */
export async function listNamed(
  db: Db,
  ids: string[],
  relation: LinkRelation,
  language?: Language,
): Promise<Map<string, ContentReference[]>> {
  const { rows } = await sql<LinkedReference>`
    select asked.id as "ofId", named.*
    from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (
      select i.id as "contentItemId", i.type as "contentItemType", ${titleIn(language)} as title, l.match,
             v.details ->> 'din' as din
      from content_links l
      join content_items i on i.id = l.to_id and i.is_listed
      join content_versions v on v.id = i.current_version_id
      where l.from_id = asked.id and l.relation = ${relation}
      order by title, i.id
      limit ${referencesMax}) as named`.execute(db)
  return byItem(rows)
}

/** The articles of these numbers of PubMed that are listed, by their number. */
export async function listArticlesOfPmids(
  db: Db,
  pmids: string[],
  language?: Language,
): Promise<Map<string, ContentReference>> {
  if (pmids.length === 0) return new Map()
  const { rows } = await sql<ContentReference & { pmid: string }>`
    select distinct on (n.value) n.value as pmid, i.id as "contentItemId", i.type as "contentItemType", ${titleIn(language)} as title
    from content_identifiers n
    join content_items i on i.id = n.content_item_id and i.is_listed and i.type = 'Article'
    join content_versions v on v.id = i.current_version_id
    where n.scheme = 'pmid' and n.value = any(${pmids}::text[])
    order by n.value, i.id`.execute(db)
  return new Map(rows.map(({ pmid, ...reference }) => [pmid, reference]))
}

/** What names these items, and when it was published: the decisions on a drug, newest first. */
export async function listNaming(
  db: Db,
  ids: string[],
  relation: LinkRelation,
  language?: Language,
): Promise<Map<string, ContentReference[]>> {
  const { rows } = await sql<LinkedReference>`
    select asked.id as "ofId", naming.*
    from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (
      select i.id as "contentItemId", i.type as "contentItemType", ${titleIn(language)} as title, l.match,
             i.published_on as "publishedOn"
      from content_links l
      join content_items i on i.id = l.from_id and i.is_listed
      join content_versions v on v.id = i.current_version_id
      where l.to_id = asked.id and l.relation = ${relation}
      order by i.published_on desc nulls last, i.id
      limit ${referencesMax}) as naming`.execute(db)
  return byItem(rows)
}

/** The decisions on a group itself and, by way of its drugs, on any of them. */
export async function listDecisionsOfGroups(
  db: Db,
  ids: string[],
  language?: Language,
): Promise<Map<string, ContentReference[]>> {
  const { rows } = await sql<LinkedReference>`
    select asked.id as "ofId", decided.*
    from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (
      select i.id as "contentItemId", i.type as "contentItemType", ${titleIn(language)} as title, found.match,
             i.published_on as "publishedOn"
      from (
        select d.from_id, min(d.match) as match
        from (
          select member.from_id as id from content_links member
          where member.to_id = asked.id and member.relation in ('brand', 'ingredient')
          union all
          select asked.id) as decided
        join content_links d on d.to_id = decided.id and d.relation = 'decision'
        group by d.from_id) as found
      join content_items i on i.id = found.from_id and i.is_listed
      join content_versions v on v.id = i.current_version_id
      order by i.published_on desc nulls last, i.id
      limit ${referencesMax}) as decided`.execute(db)
  return byItem(rows)
}

/** By way of the drugs of a group: the ingredients of a brand, the brands of an ingredient, those of it alone before combinations. */
export async function listRelatedGroups(
  db: Db,
  ids: string[],
  language?: Language,
): Promise<Map<string, ContentReference[]>> {
  const { rows } = await sql<LinkedReference>`
    select asked.id as "ofId", related.*
    from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (
      select i.id as "contentItemId", i.type as "contentItemType", ${titleIn(language)} as title
      from (
        select other.to_id, min(held.ingredients) as ingredients
        from content_links member
        join content_links other on other.from_id = member.from_id and other.relation in ('brand', 'ingredient')
          and other.relation <> member.relation
        cross join lateral (
          select count(*) as ingredients from content_links l
          where l.from_id = member.from_id and l.relation = 'ingredient') as held
        where member.to_id = asked.id and member.relation in ('brand', 'ingredient')
        group by other.to_id) as found
      join content_items i on i.id = found.to_id and i.is_listed
      join content_versions v on v.id = i.current_version_id
      order by found.ingredients, title, i.id
      limit ${referencesMax}) as related`.execute(db)
  return byItem(rows)
}

/** The decisions on a drug or an ingredient, the drugs of a decision, the brand and the ingredients of a drug: newest first. */
export async function listLinked(db: Db, contentItemId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from (
      select l.to_id as id from content_links l where l.from_id = ${contentItemId}::uuid
      union
      select l.from_id from content_links l where l.to_id = ${contentItemId}::uuid and l.relation = 'decision'
    ) as linked
    join content_items i on i.id = linked.id and i.is_listed
    order by i.published_on desc nulls last, i.id
    limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
