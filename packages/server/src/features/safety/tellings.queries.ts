import type { NoticeKind, NoticeMatch, NoticeState } from '@materia/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { Both } from './reports.ts'

export interface Telling {
  notice_id: string
  state: NoticeState
  kind: NoticeKind
  severity: number
  name: Both
  strength: string | null
  match: NoticeMatch
  user_id: string
  content_item_id: string
}

/** Another source has told the same of the same article, or still holds what this one ends; with `safety_notices n`. */
const isEcho = sql<boolean>`(
  n.kind in ('Retraction', 'ExpressionOfConcern', 'Correction') and exists (
    select from safety_bindings own
    join safety_bindings b on b.content_item_id = own.content_item_id and b.is_direct and b.notice_id <> own.notice_id
    join safety_notices o on o.id = b.notice_id and o.kind = n.kind and o.is_open
    where own.notice_id = n.id and own.is_direct
      and (not n.is_open or o.told_state = n.state or o.told_state is null and o.key < n.key)))`

/**
 * Who is to be told of notices whose state they were not told of yet: whoever saved, wrote, follows or lately opened what
 * it is about. One item for each person and notice. What was over before anybody heard of it is told to nobody.
 */
export async function listTellings(tx: Tx, openedSince: Date): Promise<Telling[]> {
  const { rows } = await sql<Telling>`
    with untold as materialized (
      select n.id, n.state, n.kind, n.severity, n.facts -> 'name' as name, n.facts ->> 'strength' as strength
      from safety_notices n
      where n.told_state is distinct from n.state and (n.is_open or n.told_state is not null) and not ${isEcho}
    ), bound as materialized (
      select u.id as notice_id, b.content_item_id, b.is_direct
      from untold u join safety_bindings b on b.notice_id = u.id
    ), concerned as (
      select b.notice_id, b.content_item_id, b.is_direct, f.owner_id as user_id
      from bound b
      join clippings c on c.content_item_id = b.content_item_id
      join content_items f on f.id = c.folio_id and not f.is_deleted
      union
      select b.notice_id, b.content_item_id, b.is_direct, fu.user_id
      from bound b
      join clippings c on c.content_item_id = b.content_item_id
      join content_items f on f.id = c.folio_id and not f.is_deleted and f.visibility <> 'owner'
      join folio_users fu on fu.folio_id = f.id and fu.status = 'Accepted'
      union
      select b.notice_id, b.content_item_id, b.is_direct, i.owner_id
      from bound b join content_items i on i.id = b.content_item_id and i.owner_id is not null
      union
      select b.notice_id, b.content_item_id, b.is_direct, s.user_id
      from bound b join subscriptions s on s.content_item_id = b.content_item_id and s.type = 'Content' and not s.is_muted
      union
      select b.notice_id, b.content_item_id, b.is_direct, w.user_id
      from bound b join content_views w on w.content_item_id = b.content_item_id and w.viewed_at > ${openedSince}
    )
    select distinct on (u.id, c.user_id) u.id as notice_id, u.state, u.kind, u.severity, u.name, u.strength, b.match, c.user_id,
      c.content_item_id
    from untold u
    join concerned c on c.notice_id = u.id
    join safety_bindings b on b.notice_id = u.id and b.content_item_id = c.content_item_id
    where c.user_id is not null
    order by u.id, c.user_id, c.is_direct desc, c.content_item_id`.execute(tx)
  return rows
}

/** The authors of posts, each with an open notice on what the post cites. */
export async function listAuthorTellings(
  tx: Tx,
  bound: { notice_id: string; content_item_id: string }[],
): Promise<Telling[]> {
  const { rows } = await sql<Telling>`
    select n.id as notice_id, n.state, n.kind, n.severity, n.facts -> 'name' as name, n.facts ->> 'strength' as strength,
      'Identifier' as match, i.owner_id as user_id, i.id as content_item_id
    from jsonb_to_recordset(${JSON.stringify(bound)}::jsonb) as r (notice_id uuid, content_item_id uuid)
    join safety_notices n on n.id = r.notice_id and n.is_open
    join content_items i on i.id = r.content_item_id
    where i.owner_id is not null`.execute(tx)
  return rows
}

/** From now on only another state is news. */
export async function markTold(tx: Tx): Promise<void> {
  await sql`update safety_notices set told_state = state where told_state is distinct from state`.execute(tx)
}
