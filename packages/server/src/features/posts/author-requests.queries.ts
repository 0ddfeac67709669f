import type { ContentItemType, Language } from '@materia/contract'
import { sql } from 'kysely'
import { hasBlocked } from '../../platform/blocking/blocking.queries.ts'
import type { Db } from '../../platform/db/db.ts'
import type { AuthorRequestsTable } from './posts.tables.ts'

/** A colleague named in a post, as far as its writer's words go. */
export interface NamedColleague {
  userId: string
  status: AuthorRequestsTable['status']
  position: number | null
}

/** Makes these the colleagues named; whoever is not among them was never asked. */
export async function replaceNamed(db: Db, contentItemId: string, named: NamedColleague[]): Promise<void> {
  await sql`
    with wanted as (
      select r."userId" as user_id, r.position, r.status
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as r ("userId" uuid, position int, status text)),
    gone as (
      delete from author_requests a
      where a.content_item_id = ${contentItemId} and a.user_id not in (select user_id from wanted))
    insert into author_requests (content_item_id, user_id, position, status)
    select ${contentItemId}, user_id, position, status from wanted
    on conflict (content_item_id, user_id) do update set position = excluded.position, status = excluded.status`.execute(
    db,
  )
}

export interface AskedColleague {
  user_id: string
  first_name: string
  email: string | null
  language: Language
}

/** Those named and not yet asked are asked now; gives whom to write to. */
export async function markAsked(db: Db, contentItemId: string, at: Date): Promise<AskedColleague[]> {
  const { rows } = await sql<AskedColleague>`
    update author_requests a
    set status = 'Asked', asked_at = ${at}
    from users u
    where a.content_item_id = ${contentItemId} and a.status = 'Named' and u.id = a.user_id
    returning a.user_id, u.first_name, u.email, u.language`.execute(db)
  return rows
}

export async function countAskedBy(db: Db, writerId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from content_items i
    join author_requests a on a.content_item_id = i.id
    where i.owner_id = ${writerId} and a.asked_at > ${since}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function findRequestStatus(
  db: Db,
  contentItemId: string,
  userId: string,
): Promise<AuthorRequestsTable['status'] | undefined> {
  const row = await db
    .selectFrom('author_requests')
    .select('status')
    .where('content_item_id', '=', contentItemId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.status
}

export async function updateAnswer(
  db: Db,
  {
    contentItemId,
    userId,
    status,
    at,
  }: { contentItemId: string; userId: string; status: 'Agreed' | 'Declined'; at: Date },
): Promise<void> {
  await db
    .updateTable('author_requests')
    .set({ status, answered_at: at })
    .where('content_item_id', '=', contentItemId)
    .where('user_id', '=', userId)
    .execute()
}

export interface AuthorRequestRow {
  content_item_id: string
  type: ContentItemType
  title: string
  asked_at: Date
  writer_id: string | null
  writer_name: string | null
  writer_picture_id: string | null
}

const requestsListed = 100

/** What waits for this person's answer, the last asked first; nothing of people whom they have blocked. */
export async function listRequestsTo(db: Db, userId: string): Promise<AuthorRequestRow[]> {
  const { rows } = await sql<AuthorRequestRow>`
    select a.content_item_id, i.type, v.title, a.asked_at,
           w.id as writer_id, w.first_name || ' ' || w.last_name as writer_name, p.profile_picture_attachment_id as writer_picture_id
    from author_requests a
    join content_items i on i.id = a.content_item_id and i.visibility = 'public' and not i.is_deleted and i.hidden_at is null
    join content_versions v on v.id = i.current_version_id
    left join users w on w.id = i.owner_id and w.deleted_at is null
    left join profiles p on p.user_id = w.id
    where a.user_id = ${userId} and a.status = 'Asked' and not ${hasBlocked(userId, 'w.id')}
    order by a.asked_at desc, a.content_item_id
    limit ${requestsListed}`.execute(db)
  return rows
}

export async function deleteRequestsTo(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('author_requests').where('user_id', '=', userId).execute()
}
