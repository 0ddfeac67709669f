import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

export async function changeCommentsCount(db: Db, contentItemId: string, change: -1 | 0 | 1): Promise<void> {
  if (change === 0) return
  await sql`
    update content_items set comments_count = comments_count + ${change}::int where id = ${contentItemId}`.execute(db)
}

/** Null opens them again. */
export async function updateCommentsClosed(db: Db, contentItemId: string, at: Date | null): Promise<void> {
  await db.updateTable('content_items').set({ comments_closed_at: at }).where('id', '=', contentItemId).execute()
}
