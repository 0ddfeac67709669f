import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** Whether it was new. */
export async function insertLike(db: Db, like: { contentItemId: string; userId: string; at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('content_likes')
    .values({ content_item_id: like.contentItemId, user_id: like.userId, created_at: like.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether it was there. */
export async function deleteLike(db: Db, like: { contentItemId: string; userId: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('content_likes')
    .where('content_item_id', '=', like.contentItemId)
    .where('user_id', '=', like.userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Gives the new number of likes. */
export async function changeLikesCount(db: Db, contentItemId: string, change: -1 | 0 | 1): Promise<number> {
  const { rows } = await sql<{ likes_count: number }>`
    update content_items set likes_count = likes_count + ${change}::int where id = ${contentItemId} returning likes_count`.execute(
    db,
  )
  return rows[0]?.likes_count ?? 0
}

/** Whose a post or a folio is; undefined for what a source brings. */
export async function findOwnerOf(db: Db, contentItemId: string): Promise<string | undefined> {
  const owned = await db
    .selectFrom('content_items')
    .select('owner_id')
    .where('id', '=', contentItemId)
    .executeTakeFirst()
  return owned?.owner_id ?? undefined
}

export async function deleteLikesOf(db: Db, userId: string): Promise<void> {
  await sql`
    with gone as (delete from content_likes where user_id = ${userId} returning content_item_id)
    update content_items i set likes_count = likes_count - 1 from gone where i.id = gone.content_item_id`.execute(db)
}
