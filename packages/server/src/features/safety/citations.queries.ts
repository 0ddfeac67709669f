import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

/**
 * Posts and the articles they lead to: by an article's page here, at PubMed or by its DOI. A post says nothing of a
 * citation but the link itself.
 */
const citations = (ofPosts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select distinct p.id as post_id, cited.id as cited_id
  from content_items p
  join content_versions v on v.id = p.current_version_id
  cross join lateral (
    select concat(v.details ->> 'content', ' ', v.details ->> 'externalLink') as text) as said
  cross join lateral (
    select 'pmid' as scheme, m[1] as value
    from regexp_matches(said.text, '(?:pubmed\\.ncbi\\.nlm\\.nih\\.gov|ncbi\\.nlm\\.nih\\.gov/pubmed)/(\\d{1,9})', 'g') as m
    union all
    select 'doi', lower(m[1])
    from regexp_matches(said.text, 'doi\\.org/(10\\.\\d{4,9}/[^\\s"<>?#&]+)', 'gi') as m
    union all
    select 'item', lower(m[1])
    from regexp_matches(said.text, '/contents/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi') as m) as link
  cross join lateral (
    select n.content_item_id as id
    from content_identifiers n where link.scheme <> 'item' and n.scheme = link.scheme and n.value = link.value
    union all
    select i.id from content_items i where link.scheme = 'item' and i.id = link.value::uuid) as cited
  where p.type in ('UserArticle', 'UserExternalLink') and p.is_listed and ${ofPosts}`

/** For the bindings of everything: what is retracted or of concern, and the posts that cite it. */
export const citedNotices = (ofPosts: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> => sql`
  select b.notice_id, c.post_id as item_id, 'Identifier' as match
  from (${citations(ofPosts)}) as c
  join safety_bindings b on b.content_item_id = c.cited_id and b.is_direct
  join safety_notices n on n.id = b.notice_id and n.kind in ('Retraction', 'ExpressionOfConcern')`

/** Binds what was just written; gives what was not bound before. */
export async function bindCitationsOf(
  tx: Tx,
  contentItemIds: string[],
): Promise<{ notice_id: string; content_item_id: string }[]> {
  const ofPosts = sql`p.id = any(${contentItemIds}::uuid[])`
  const { rows } = await sql<{ notice_id: string; content_item_id: string }>`
    with wanted as materialized (${citedNotices(ofPosts)}), unbound as (
      delete from safety_bindings b
      using content_items i
      where i.id = b.content_item_id and i.type in ('UserArticle', 'UserExternalLink')
        and b.content_item_id = any(${contentItemIds}::uuid[])
        and not exists (select from wanted w where w.notice_id = b.notice_id and w.item_id = b.content_item_id)
    )
    insert into safety_bindings (notice_id, content_item_id, match, is_direct)
    select notice_id, item_id, match, false from wanted
    on conflict (notice_id, content_item_id) do nothing
    returning notice_id, content_item_id`.execute(tx)
  return rows
}
