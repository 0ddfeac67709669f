import type { NotificationKind } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** Read by being answered, and no sooner. */
const answeredKinds: NotificationKind[] = ['FolioInvite', 'ChatroomInvite']

/** Whether there is such a notification of this person; one that waits for an answer stays unread. */
export async function markRead(db: Db, { id, userId, at }: { id: string; userId: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`
    update notifications
    set read_at = coalesce(read_at, case when kind <> all(${answeredKinds}::text[]) then ${at}::timestamptz end)
    where id = ${id} and user_id = ${userId}
    returning id`.execute(db)
  return rows.length > 0
}

export async function markAllRead(db: Db, { userId, at }: { userId: string; at: Date }): Promise<void> {
  await sql`
    update notifications
    set read_at = ${at}
    where user_id = ${userId} and read_at is null and kind <> all(${answeredKinds}::text[])`.execute(db)
}

/** Of a person who leaves: what they were told, and what others were told of them. */
export async function deleteNotificationsOf(db: Db, userId: string): Promise<void> {
  await sql`
    delete from notifications
    where user_id = ${userId} or (actor_id = ${userId} and kind <> all(${answeredKinds}::text[]))`.execute(db)
  await sql`update notifications set actor_id = null where actor_id = ${userId}`.execute(db)
  await sql`delete from notification_actors where actor_id = ${userId}`.execute(db)
  await sql`delete from notification_preferences where user_id = ${userId}`.execute(db)
}

/** Read or not; but for an invitation that can still be answered. */
export async function deleteNotificationsBefore(db: Db, before: Date): Promise<void> {
  await sql`
    delete from notifications n
    where n.created_at < ${before}
      and not (n.read_at is null and n.kind = 'FolioInvite' and exists (
        select 1 from folio_users fu
        where fu.folio_id = n.content_item_id and fu.user_id = n.user_id and fu.status = 'Pending'))`.execute(db)
}
