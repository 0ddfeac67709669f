import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** Who hears of a comment: those mentioned who have an account, and the authors of the item and of what is answered. */
export async function listTold(
  db: Db,
  { contentItemId, parentId }: { contentItemId: string; parentId: string | null },
  mentionedIds: string[],
): Promise<{ mentioned: string[]; concerned: string[] }> {
  const { rows } = await sql<{ id: string; is_mentioned: boolean }>`
    select u.id, u.id = any(${mentionedIds}::uuid[]) as is_mentioned
    from users u
    where u.status = 'Approved' and (
      u.id = any(${mentionedIds}::uuid[])
      or u.id = (select i.owner_id from content_items i where i.id = ${contentItemId})
      or u.id = (select c.author_id from comments c where c.id = ${parentId}::uuid))`.execute(db)
  return {
    mentioned: rows.filter((row) => row.is_mentioned).map((row) => row.id),
    concerned: rows.filter((row) => !row.is_mentioned).map((row) => row.id),
  }
}
