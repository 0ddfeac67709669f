import type { AppealResolution, AppealSubject } from '@materia/contract'
import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'

export interface AppealKey {
  subjectType: AppealSubject
  subjectId: string
}

/** What people wrote and is hidden, of every kind. */
const hidden = sql`
  select 'content' as subject_type, i.id as subject_id, i.owner_id as author_id, v.title as excerpt, i.hidden_at
  from content_items i
  join content_versions v on v.id = i.current_version_id
  where i.hidden_at is not null and i.source_key is null and not i.is_deleted
  union all
  select 'message', m.id, m.from_user_id, left(m.content, 300), m.hidden_at
  from chat_messages m
  where m.hidden_at is not null and m.deleted_at is null
  union all
  select 'comment', c.id, c.author_id, left(c.content, 300), c.hidden_at
  from comments c
  where c.hidden_at is not null and c.deleted_at is null`

const hiddenListed = 100

export interface HiddenRow {
  subject_type: AppealSubject
  subject_id: string
  excerpt: string
  hidden_at: Date
  appealed_at: Date | null
  resolution: AppealResolution | null
}

/** Of one person, the last hidden first, each with the appeal made since. */
export async function listHiddenOf(db: Db, authorId: string): Promise<HiddenRow[]> {
  const { rows } = await sql<HiddenRow>`
    select h.subject_type, h.subject_id, h.excerpt, h.hidden_at, made.created_at as appealed_at, made.resolution
    from (${hidden}) h
    left join lateral (
      select a.created_at, a.resolution from appeals a
      where a.subject_id = h.subject_id and a.subject_type = h.subject_type and a.created_at >= h.hidden_at
      order by a.created_at desc
      limit 1
    ) made on true
    where h.author_id = ${authorId}
    order by h.hidden_at desc, h.subject_id
    limit ${hiddenListed}`.execute(db)
  return rows
}

/** What of this person's is hidden there, and by which admin, if one did. */
export async function findHidden(
  db: Db,
  authorId: string,
  { subjectType, subjectId }: AppealKey,
): Promise<{ is_appealed: boolean; hidden_by_id: string | null } | undefined> {
  const { rows } = await sql<{ is_appealed: boolean; hidden_by_id: string | null }>`
    select exists (
             select 1 from appeals a
             where a.subject_id = h.subject_id and a.subject_type = h.subject_type and a.created_at >= h.hidden_at
           ) as is_appealed,
           (select said.by_id
            from (
              select r.resolved_by_id as by_id, r.resolved_at as at
              from reports r
              where r.subject_id = h.subject_id and r.subject_type = h.subject_type and r.resolution = 'hidden'
              union all
              select l.actor_id, l.at
              from audit_log l
              where l.subject_id = h.subject_id::text and l.act = 'content-hidden'
            ) as said
            order by said.at desc
            limit 1) as hidden_by_id
    from (${hidden}) h
    where h.subject_id = ${subjectId} and h.subject_type = ${subjectType} and h.author_id = ${authorId}`.execute(db)
  return rows[0]
}

/** Who wrote what is hidden there. */
export async function findAuthorOfHidden(
  db: Db,
  { subjectType, subjectId }: { subjectType: string; subjectId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ author_id: string | null }>`
    select h.author_id from (${hidden}) h
    where h.subject_id = ${subjectId} and h.subject_type = ${subjectType}`.execute(db)
  return rows[0]?.author_id ?? undefined
}

/** Whether nothing waits there yet. */
export async function insertAppeal(db: Db, appeal: Insertable<Tables['appeals']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('appeals')
    .values(appeal)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const lockAppeal = (db: Db, id: string) =>
  db.selectFrom('appeals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function updateAppeal(
  db: Db,
  id: string,
  answer: { resolution: AppealResolution; resolved_at: Date; resolved_by_id: string },
): Promise<void> {
  await db.updateTable('appeals').set(answer).where('id', '=', id).execute()
}

/** Whether somebody else could decide. */
export async function hasOtherAdmin(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users
    where 'Admin' = any(roles) and status = 'Approved' and id <> ${userId}
    limit 1`.execute(db)
  return rows.length > 0
}

export interface AppealRow {
  id: string
  subject_type: AppealSubject
  subject_id: string
  excerpt: string | null
  author_id: string
  author_name: string
  comment: string
  created_at: Date
  hidden_by_id: string | null
  hidden_by_name: string | null
  resolved_at: Date | null
  resolution: AppealResolution | null
}

type State = 'open' | 'resolved'

/** Those that wait, oldest first; those answered, newest first. */
export async function listAppeals(
  db: Db,
  { state, count, offset }: { state: State; count: number; offset: number },
): Promise<AppealRow[]> {
  const order = state === 'open' ? sql`a.created_at, a.id` : sql`a.resolved_at desc, a.id`
  const { rows } = await sql<AppealRow>`
    select a.id, a.subject_type, a.subject_id, coalesce(v.title, left(m.content, 300), left(c.content, 300)) as excerpt,
           a.author_id, author.first_name || ' ' || author.last_name as author_name, a.comment, a.created_at, a.hidden_by_id,
           hider.first_name || ' ' || hider.last_name as hidden_by_name, a.resolved_at, a.resolution
    from appeals a
    join users author on author.id = a.author_id
    left join users hider on hider.id = a.hidden_by_id
    left join content_items i on a.subject_type = 'content' and i.id = a.subject_id
    left join content_versions v on v.id = i.current_version_id
    left join chat_messages m on a.subject_type = 'message' and m.id = a.subject_id
    left join comments c on a.subject_type = 'comment' and c.id = a.subject_id
    where (a.resolved_at is null) = ${state === 'open'}
    order by ${order}
    limit ${count} offset ${offset}`.execute(db)
  return rows
}

export async function countAppeals(db: Db, state: State): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from appeals where (resolved_at is null) = ${state === 'open'}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A person who leaves asks nothing any more. */
export async function deleteAppealsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('appeals').where('author_id', '=', userId).execute()
}
