import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { visibleTo } from '../contents/index.ts'

/** The To-read folio, while its owner has it and has not deleted it. */
export async function findToReadFolio(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ folio_id: string }>`
    select t.folio_id
    from to_read_folios t
    join content_items i on i.id = t.folio_id and i.owner_id = t.user_id and not i.is_deleted and i.hidden_at is null
    where t.user_id = ${userId}`.execute(db)
  return rows[0]?.folio_id
}

/** Whoever uses it for the first time twice at once makes it once. */
export async function lockToReadFolio(tx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('to-read:' || ${userId}, 0))`.execute(tx)
}

export async function saveToReadFolio(tx: Db, { userId, folioId }: { userId: string; folioId: string }): Promise<void> {
  await tx
    .insertInto('to_read_folios')
    .values({ user_id: userId, folio_id: folioId })
    .onConflict((oc) => oc.column('user_id').doUpdateSet({ folio_id: folioId }))
    .execute()
}

/** What one opened last of what others wrote, without what is in this folio. */
export async function listRecentlyOpened(
  db: Db,
  wanted: { userId: string; folioId: string | null; since: Date; count: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from (
      select w.content_item_id, max(w.viewed_at) as viewed_at
      from content_views w
      where w.user_id = ${wanted.userId} and w.viewed_at > ${wanted.since}
      group by w.content_item_id) as opened
    join content_items i on i.id = opened.content_item_id
    where ${visibleTo(wanted.userId)} and i.owner_id is distinct from ${wanted.userId}::uuid and i.type <> 'Folio'
      and not exists (
        select 1 from clippings c where c.folio_id = ${wanted.folioId}::uuid and c.content_item_id = i.id)
    order by opened.viewed_at desc, i.id desc
    limit ${wanted.count}`.execute(db)
  return rows.map((row) => row.id)
}

export async function deleteToReadOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('to_read_folios').where('user_id', '=', userId).execute()
}
