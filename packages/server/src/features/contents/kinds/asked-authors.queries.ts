import type { AskedAuthor } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** Colleagues named in these posts who have not agreed, in their places. */
export async function listAskedAuthors(
  db: Db,
  contentItemIds: string[],
): Promise<(AskedAuthor & { content_item_id: string })[]> {
  if (contentItemIds.length === 0) return []
  const { rows } = await sql<AskedAuthor & { content_item_id: string }>`
    select a.content_item_id, a.user_id as "userId", trim(u.first_name || ' ' || u.last_name) as name,
           p.profile_picture_attachment_id as "profilePictureAttachmentId", a.status, a.position
    from author_requests a
    join users u on u.id = a.user_id
    left join profiles p on p.user_id = u.id
    where a.content_item_id = any(${contentItemIds}::uuid[]) and a.status <> 'Agreed' and a.position is not null
    order by a.content_item_id, a.position, a.user_id`.execute(db)
  return rows
}
