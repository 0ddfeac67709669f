import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { isUnread, visibleTo } from '../contents/index.ts'

export interface ClippingRow {
  folio_id: string
  content_item_id: string
  note: string | null
  added_at: Date
  added_by_id: string | null
  added_by_name: string | null
  added_by_picture_id: string | null
}

const clippingColumns = sql`
  c.folio_id, c.content_item_id, c.note, c.added_at, c.added_by_id, u.first_name || ' ' || u.last_name as added_by_name,
  p.profile_picture_attachment_id as added_by_picture_id`
const withAdder = sql`left join users u on u.id = c.added_by_id left join profiles p on p.user_id = u.id`

/** The first clippings of each folio that the viewer may see, in the folio's order. */
export async function listFirstClippings(
  db: Db,
  { folioIds, viewerId, perFolio }: { folioIds: string[]; viewerId: string; perFolio: number },
): Promise<ClippingRow[]> {
  const { rows } = await sql<ClippingRow>`
    select ${clippingColumns}
    from unnest(${folioIds}::uuid[]) as f (id)
    cross join lateral (
      select c.folio_id, c.content_item_id, c.position, c.note, c.added_at, c.added_by_id
      from clippings c
      join content_items i on i.id = c.content_item_id
      where c.folio_id = f.id and ${visibleTo(viewerId)}
      order by c.position, c.content_item_id
      limit ${perFolio}) c
    ${withAdder}
    order by c.folio_id, c.position, c.content_item_id`.execute(db)
  return rows
}

interface ClippingsReader {
  viewerId: string
  /** Only what they have not opened. */
  unread?: boolean
}

export async function listClippings(
  db: Db,
  { folioId, viewerId, count, offset, unread }: { folioId: string; count: number; offset: number } & ClippingsReader,
): Promise<ClippingRow[]> {
  const { rows } = await sql<ClippingRow>`
    select ${clippingColumns}
    from clippings c
    join content_items i on i.id = c.content_item_id
    ${withAdder}
    where c.folio_id = ${folioId} and ${visibleTo(viewerId)} and ${unread ? isUnread(viewerId) : sql`true`}
    order by c.position, c.content_item_id
    limit ${count} offset ${offset}`.execute(db)
  return rows
}

/** How many of each folio's clippings the viewer may see. */
export async function countClippings(
  db: Db,
  { folioIds, viewerId, unread = false }: { folioIds: string[] } & ClippingsReader,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ folio_id: string; count: number }>`
    select c.folio_id, count(*) as count
    from clippings c
    join content_items i on i.id = c.content_item_id
    where c.folio_id = any(${folioIds}::uuid[]) and ${visibleTo(viewerId)} and ${unread ? isUnread(viewerId) : sql`true`}
    group by c.folio_id`.execute(db)
  return new Map(rows.map((row) => [row.folio_id, row.count]))
}

/** Every item of the folio, whoever may see it. */
export async function listClippedIds(db: Db, folioId: string): Promise<string[]> {
  const { rows } = await sql<{ content_item_id: string }>`
    select content_item_id from clippings where folio_id = ${folioId} order by position, content_item_id`.execute(db)
  return rows.map((row) => row.content_item_id)
}

export async function listVisibleIds(
  db: Db,
  { viewerId, contentItemIds }: { viewerId: string; contentItemIds: string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from content_items i
    where i.id = any(${contentItemIds}::uuid[]) and ${visibleTo(viewerId)}`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** Behind those already there, in the order given; gives how many were new. */
export async function insertClippings(
  db: Db,
  {
    folioId,
    clippings,
    addedById,
    at,
  }: {
    folioId: string
    clippings: { contentItemId: string; note: string | null }[]
    addedById: string
    at: Date
  },
): Promise<number> {
  const ids = clippings.map((clipping) => clipping.contentItemId)
  const notes = clippings.map((clipping) => clipping.note)
  const { numAffectedRows } = await sql`
    insert into clippings (folio_id, content_item_id, position, note, added_by_id, added_at)
    select ${folioId}::uuid, r.id,
           r.ordinal + coalesce((select max(position) from clippings where folio_id = ${folioId}), 0), r.note,
           ${addedById}::uuid, ${at}::timestamptz
    from unnest(${ids}::uuid[], ${notes}::text[]) with ordinality as r (id, note, ordinal)
    on conflict (folio_id, content_item_id) do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Gives how many there were. */
export async function deleteClippings(
  db: Db,
  { folioId, contentItemIds }: { folioId: string; contentItemIds: string[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from clippings
    where folio_id = ${folioId} and content_item_id = any(${contentItemIds}::uuid[])`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export async function updateNote(
  db: Db,
  { folioId, contentItemId, note }: { folioId: string; contentItemId: string; note: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update clippings
    set note = ${note}
    where folio_id = ${folioId} and content_item_id = ${contentItemId}`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

/** These first, in this order; the others behind them, in the order they had. */
export async function orderClippings(
  db: Db,
  { folioId, contentItemIds }: { folioId: string; contentItemIds: string[] },
): Promise<void> {
  await sql`
    with ordered as (
      select c.content_item_id, row_number() over (order by r.ordinal nulls last, c.position, c.content_item_id) as ordinal
      from clippings c
      left join unnest(${contentItemIds}::uuid[]) with ordinality as r (id, ordinal) on r.id = c.content_item_id
      where c.folio_id = ${folioId})
    update clippings c
    set position = ordered.ordinal
    from ordered
    where c.folio_id = ${folioId} and c.content_item_id = ordered.content_item_id and c.position <> ordered.ordinal`.execute(
    db,
  )
}

/** Between which places a clipping would stand behind another one, or in front of all; undefined if that one is gone. */
export async function findGap(
  db: Db,
  {
    folioId,
    contentItemId,
    afterContentItemId,
  }: { folioId: string; contentItemId: string; afterContentItemId: string | null },
): Promise<{ before: number | null; after: number | null } | undefined> {
  const { rows } = await sql<{ is_there: boolean; before: number | null; after: number | null }>`
    with a as (
      select position, content_item_id
      from clippings
      where folio_id = ${folioId} and content_item_id = ${afterContentItemId}::uuid)
    select ${afterContentItemId}::uuid is null or exists (select 1 from a) as is_there,
           (select position from a) as before,
           (select c.position
            from clippings c
            where c.folio_id = ${folioId} and c.content_item_id <> ${contentItemId}
              and (${afterContentItemId}::uuid is null
                or (c.position, c.content_item_id) > (select position, content_item_id from a))
            order by c.position, c.content_item_id
            limit 1) as after`.execute(db)
  return rows[0]?.is_there ? { before: rows[0].before, after: rows[0].after } : undefined
}

export const findPlace = (db: Db, { folioId, contentItemId }: { folioId: string; contentItemId: string }) =>
  db
    .selectFrom('clippings')
    .select(['position', 'note'])
    .where('folio_id', '=', folioId)
    .where('content_item_id', '=', contentItemId)
    .executeTakeFirst()

export async function updatePosition(
  db: Db,
  { folioId, contentItemId, position }: { folioId: string; contentItemId: string; position: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update clippings
    set position = ${position}
    where folio_id = ${folioId} and content_item_id = ${contentItemId}`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

export async function findClipping(
  db: Db,
  { folioId, contentItemId }: { folioId: string; contentItemId: string },
): Promise<ClippingRow | undefined> {
  const { rows } = await sql<ClippingRow>`
    select ${clippingColumns}
    from clippings c
    ${withAdder}
    where c.folio_id = ${folioId} and c.content_item_id = ${contentItemId}`.execute(db)
  return rows[0]
}
