import type { Language } from '@materia/contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'

/** Two sources of one retraction count once. */
const same = sql`
  case when n.kind in ('Retraction', 'ExpressionOfConcern', 'Correction') then n.kind || b.content_item_id else n.id::text end`

/** So many notices a card carries of its item; of what a group or a folio holds, fewer. */
const [ownMax, gatheredMax] = [20, 5]

/**
 * The open safety notices on `content_items i` as a card shows them, worst first, null where there is none: of a folio
 * those on what it holds. A part of the query and no function: a function would be begun anew for every card.
 */
export const openNotices = (language: Language): RawBuilder<unknown> => sql`
  case when i.type = 'Folio' or exists (select from safety_bindings b where b.content_item_id = i.id) then (
    select json_build_object(
      'open', array_to_json((array_agg(json_build_object(
        'noticeId', f.id, 'kind', f.kind, 'state', f.state, 'severity', f.severity, 'match', f.match,
        'name', f.name, 'strength', f.strength)
        order by f.severity, f.updated_on desc nulls last, f.id)
      )[:case when i.type in ('Folio', 'DrugBrandGroup', 'DrugIngredient') then ${sql.lit(gatheredMax)} else ${sql.lit(ownMax)} end]),
      'counts', json_build_array(
        count(*) filter (where f.severity = 0), count(*) filter (where f.severity = 1), count(*) filter (where f.severity = 2)))
    from (
      select distinct on (${same}) n.id, n.kind, n.state, n.severity, n.updated_on, b.match,
        coalesce(case when ${language}::text = 'fr' then n.facts #>> '{name,fr}' end, n.facts #>> '{name,en}') as name,
        n.facts ->> 'strength' as strength
      from (
        select i.id as content_item_id
        union all
        select c.content_item_id from clippings c where i.type = 'Folio' and c.folio_id = i.id) as held
      join safety_bindings b on b.content_item_id = held.content_item_id
      join safety_notices n on n.id = b.notice_id and n.is_open
      where b.content_item_id = i.id or exists (
        select from content_items shown
        where shown.id = b.content_item_id and not shown.is_deleted and shown.hidden_at is null)
      order by ${same}, n.key) as f
    having count(*) > 0) end`
