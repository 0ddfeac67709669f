import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

/** A notice for each record that its source no longer has. Of groups their products tell it. */
export async function noteRemovals(tx: Tx): Promise<void> {
  await sql`
    with removed as (
      select 'removed:' || i.source_key as key, i.id as item_id, v.source_id, (i.gone_at at time zone 'UTC')::date as removed_on,
             jsonb_build_object(
               'name', jsonb_build_object('en', v.title, 'fr', v.french ->> 'title'),
               'url', jsonb_build_object('en', v.source_url, 'fr', v.french ->> 'sourceUrl')) as facts
      from content_items i
      join content_versions v on v.id = i.current_version_id
      where i.gone_at is not null and i.source_key is not null and i.type not in ('DrugBrandGroup', 'DrugIngredient')
    ), noted as (
      insert into safety_notices (id, key, kind, state, severity, source_id, facts, starts_on, updated_on)
      select safety_notice_id(key), key, 'RemovedBySource', 'Active', 1, source_id, facts, removed_on, removed_on from removed
      on conflict (key) do update
      set state = 'Active', facts = excluded.facts, starts_on = excluded.starts_on, updated_on = excluded.updated_on, ended_on = null
      where (safety_notices.state, safety_notices.facts, safety_notices.starts_on)
        is distinct from ('Active', excluded.facts, excluded.starts_on)
      returning id, key
    )
    insert into safety_targets (notice_id, scheme, value)
    select n.id, 'item', r.item_id::text from noted n join removed r on r.key = n.key
    on conflict do nothing`.execute(tx)
}

/** Closes the notices of removal on items that their source has again. */
export async function closeRemovals(tx: Tx): Promise<void> {
  await sql`
    update safety_notices n
    set state = 'Resolved', ended_on = (v.source_date at time zone 'UTC')::date, updated_on = (v.source_date at time zone 'UTC')::date
    from safety_targets t
    join content_items i on i.id = t.value::uuid
    join content_versions v on v.id = i.current_version_id
    where n.kind = 'RemovedBySource' and n.is_open and t.notice_id = n.id and t.scheme = 'item' and i.gone_at is null`.execute(
    tx,
  )
}
