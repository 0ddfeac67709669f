import type { ContentReference, Replacement } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { titleIn } from '../contents/index.ts'

interface ReplacementRow extends ContentReference {
  item_id: string
  reason: Replacement['reason']
  company: string | null
}

const perItem = 5

/** Of each item: its republication, and the marketed products of its interchangeable set that are neither short nor recalled, cheapest first. */
export async function listReplacements(
  db: Db,
  itemIds: string[],
  language: Language,
): Promise<Map<string, Replacement[]>> {
  const { rows } = await sql<ReplacementRow>`
    with asked as (
      select i.id, v.details ->> 'din' as din
      from content_items i
      join content_versions v on v.id = i.current_version_id
      where i.id = any(${itemIds}::uuid[])
    ), candidates as (
      select b.content_item_id as item_id, m.content_item_id as id, 'Republication' as reason, null::numeric as price
      from safety_bindings b
      join safety_notices n on n.id = b.notice_id and n.is_open and n.kind = 'Retraction'
      join content_identifiers m on m.scheme = 'pmid' and m.value = n.facts ->> 'republishedPmid'
      where b.content_item_id = any(${itemIds}::uuid[]) and b.is_direct
      union all
      select a.id, m.content_item_id, 'Interchangeable', min(other.individual_price)
      from asked a
      join drug_prices own on own.din = a.din and own.interchangeable_id is not null
      join drug_prices other on other.interchangeable_id = own.interchangeable_id and other.din <> a.din
      join content_identifiers m on m.scheme = 'din' and m.value = other.din
      group by 1, 2
    ), usable as (
      select c.item_id, c.reason, i.id as "contentItemId", i.type as "contentItemType", ${titleIn(language)} as title,
             case when i.type = 'Drug' then v.byline end as company,
             row_number() over (partition by c.item_id order by c.reason desc, c.price nulls last, v.title, i.id) as place
      from candidates c
      join content_items i on i.id = c.id and i.is_listed
      join content_versions v on v.id = i.current_version_id
      where c.reason = 'Republication' or v.details ->> 'drugStatus' = 'Marketed' and not exists (
        select from safety_bindings b
        join safety_notices n on n.id = b.notice_id and n.state = 'Active'
          and n.kind in ('Shortage', 'Discontinuation', 'Recall')
        where b.content_item_id = i.id and b.is_direct)
    )
    select item_id, reason, "contentItemId", "contentItemType", title, company
    from usable
    where place <= ${perItem}
    order by item_id, place`.execute(db)
  return new Map(
    [...Map.groupBy(rows, (row) => row.item_id)].map(([itemId, found]) => [
      itemId,
      found.map(({ item_id: _, ...replacement }) => replacement),
    ]),
  )
}
