import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { citedNotices } from './citations.queries.ts'
import type { NamedProduct } from './recall-names.ts'
import { strengthWord } from './recall-strengths.ts'

/** Binds notices by number to what the catalogue has now: unknown numbers are bound once their item comes. */
export async function bindByNumber(tx: Tx): Promise<void> {
  await sql`
    with numbered as materialized (
      select t.notice_id, t.scheme, i.id as item_id
      from safety_targets t
      join content_identifiers n on n.scheme = t.scheme and n.value = t.value
      join content_items i on i.id = n.content_item_id
      where t.scheme in ('din', 'drug-code') and i.type = 'Drug' or t.scheme in ('pmid', 'doi') and i.type = 'Article'
    ), wanted as materialized (
      select distinct notice_id, item_id from numbered where scheme <> 'doi'
      union
      -- The notice of a retraction may share its article's DOI: the PMID decides.
      select d.notice_id, d.item_id from numbered d
      where d.scheme = 'doi' and not exists (select from numbered p where p.notice_id = d.notice_id and p.scheme = 'pmid')
        and not exists (
          select from safety_notices s
          join content_identifiers o on o.scheme = 'pmid' and o.value = s.facts ->> 'noticePmid'
          where s.id = d.notice_id and o.content_item_id = d.item_id)
      union
      select t.notice_id, i.id from safety_targets t join content_items i on i.id = t.value::uuid where t.scheme = 'item'
    ), unbound as (
      delete from safety_bindings b
      where b.is_direct and b.match = 'Identifier'
        and not exists (select from wanted w where w.notice_id = b.notice_id and w.item_id = b.content_item_id)
    )
    insert into safety_bindings (notice_id, content_item_id, match, is_direct)
    select notice_id, item_id, 'Identifier', true from wanted
    on conflict (notice_id, content_item_id) do update set match = 'Identifier', is_direct = true
    where not safety_bindings.is_direct or safety_bindings.match <> 'Identifier'`.execute(tx)
}

export async function listNameTargets(tx: Tx): Promise<{ notice_id: string; value: string }[]> {
  const { rows } = await sql<{ notice_id: string; value: string }>`
    select notice_id, value from safety_targets where scheme = 'name' order by notice_id`.execute(tx)
  return rows
}

interface ProductRow {
  id: string
  name: string
  company: string | null
  is_marketed: boolean
  forms: string[]
  ingredients: { strength: string | null; strengthUnit: string | null }[]
}

export async function listNamedProducts(tx: Tx): Promise<NamedProduct[]> {
  const { rows } = await sql<ProductRow>`
    select i.id, v.details ->> 'name' as name, c.name as company, v.details ->> 'drugStatus' = 'Marketed' as is_marketed,
           v.details -> 'drugIngredients' as ingredients, v.details -> 'forms' as forms
    from content_items i
    join content_versions v on v.id = i.current_version_id
    left join companies c on c.id = (v.details ->> 'companyId')::int
    where i.type = 'Drug' and i.is_listed
    order by i.id`.execute(tx)
  return rows.map(({ id, name, company, is_marketed, ingredients, forms }) => ({
    id,
    name,
    forms,
    company: company ?? '',
    isMarketed: is_marketed,
    strengths: ingredients.flatMap(({ strength, strengthUnit }) =>
      strength && strengthUnit ? [strengthWord(strength, strengthUnit)] : [],
    ),
  }))
}

export async function putNameBindings(tx: Tx, bindings: { noticeId: string; itemId: string }[]): Promise<void> {
  await sql`
    with wanted as materialized (
      select r."noticeId" as notice_id, r."itemId" as item_id
      from jsonb_to_recordset(${JSON.stringify(bindings)}::jsonb) as r ("noticeId" uuid, "itemId" uuid)
    ), unbound as (
      delete from safety_bindings b
      where b.is_direct and b.match = 'Name'
        and not exists (select from wanted w where w.notice_id = b.notice_id and w.item_id = b.content_item_id)
    )
    insert into safety_bindings (notice_id, content_item_id, match, is_direct)
    select notice_id, item_id, 'Name', true from wanted
    on conflict (notice_id, content_item_id) do update set match = 'Name', is_direct = true
    where not safety_bindings.is_direct`.execute(tx)
}

/** Brands and ingredients carry what is bound to their products, posts what they cite. */
export async function bindGroups(tx: Tx): Promise<void> {
  await sql`
    with wanted as materialized (
      select b.notice_id, l.to_id as item_id, min(b.match) as match
      from safety_bindings b
      join content_links l on l.from_id = b.content_item_id and l.relation in ('brand', 'ingredient')
      where b.is_direct
      group by b.notice_id, l.to_id
      union
      ${citedNotices()}
    ), unbound as (
      delete from safety_bindings b
      where not b.is_direct
        and not exists (select from wanted w where w.notice_id = b.notice_id and w.item_id = b.content_item_id)
    )
    insert into safety_bindings (notice_id, content_item_id, match, is_direct)
    select notice_id, item_id, match, false from wanted
    on conflict (notice_id, content_item_id) do update set match = excluded.match
    where not safety_bindings.is_direct and safety_bindings.match <> excluded.match`.execute(tx)
}
