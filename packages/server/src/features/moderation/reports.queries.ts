import type { ReportReason, ReportSubject } from '@materia/contract'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'

type ReportsTable = Tables['reports']

export interface SubjectKey {
  subject_type: ReportSubject
  subject_id: string
}

/** Reports of one thing, and those of one person, go one after the other until the transaction ends. */
export async function lockReporting(db: Db, ids: string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key)
    from (select hashtextextended('report:' || id, 0) as key from unnest(${ids}::text[]) as id order by 1) as keys`.execute(
    db,
  )
}

/** Of one thing each person has one open report, which may become graver; gives its id where it says something new. */
export async function insertReport(db: Db, report: Insertable<ReportsTable>): Promise<string | undefined> {
  const inserted = await db
    .insertInto('reports')
    .values(report)
    .onConflict((oc) =>
      oc
        .columns(['reporter_id', 'subject_type', 'subject_id'])
        .where('resolved_at', 'is', null)
        .doUpdateSet({ reason: report.reason, comment: report.comment })
        .where(sql<boolean>`excluded.reason = 'PatientData' and reports.reason <> 'PatientData'`),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function markHiding(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('reports').set({ hid_at: at }).where('id', '=', id).execute()
}

export async function countHiddenBy(db: Db, reporterId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reports where reporter_id = ${reporterId} and hid_at > ${since}`.execute(db)
  return rows[0]?.count ?? 0
}

export const findReport = (db: Db, id: string) =>
  db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()

/** All open reports of one thing are answered together; gives them. */
export async function resolveReports(
  db: Db,
  { subject_type, subject_id }: SubjectKey,
  answer: { resolution: 'hidden' | 'dismissed'; at: Date; by: string },
): Promise<{ id: string; reporter_id: string | null }[]> {
  return db
    .updateTable('reports')
    .set({ resolution: answer.resolution, resolved_at: answer.at, resolved_by_id: answer.by })
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .where('resolved_at', 'is', null)
    .returning(['id', 'reporter_id'])
    .execute()
}

/** For every reason it was ever reported for. */
export async function insertClearances(
  db: Db,
  { subject_type, subject_id }: SubjectKey,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await sql`
    insert into report_clearances (subject_type, subject_id, reason, cleared_at, cleared_by_id)
    select distinct subject_type, subject_id, reason, ${at}::timestamptz, ${by}::uuid
    from reports
    where subject_type = ${subject_type} and subject_id = ${subject_id}
    on conflict (subject_type, subject_id, reason)
    do update set cleared_at = excluded.cleared_at, cleared_by_id = excluded.cleared_by_id`.execute(db)
}

/** As it stands: words that were changed since were cleared by nobody. */
export async function isCleared(
  db: Db,
  { subject_type, subject_id, reason }: SubjectKey & { reason: ReportReason },
  changedAt: Date | null,
): Promise<boolean> {
  const found = await db
    .selectFrom('report_clearances')
    .select('cleared_at')
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .where('reason', '=', reason)
    .executeTakeFirst()
  return found !== undefined && (changedAt === null || found.cleared_at >= changedAt)
}

export type ReportRow = Omit<Selectable<ReportsTable>, 'reporter_id' | 'resolved_by_id' | 'hid_at'> & {
  subject_title: string | null
  is_hidden: boolean
  reporter_name: string | null
}

type State = 'open' | 'resolved'

export async function countReports(db: Db, state: State): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reports r where (r.resolved_at is null) = ${state === 'open'}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function listReports(
  db: Db,
  { state, count, offset }: { state: State; count: number; offset: number },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.subject_type, r.subject_id, r.reason, r.comment, r.created_at, r.resolved_at, r.resolution,
           coalesce(v.title, left(m.content, 300), left(said.content, 300), subject.first_name || ' ' || subject.last_name, a.name) as subject_title,
           coalesce(i.hidden_at, m.hidden_at, said.hidden_at, p.held_at, a.hidden_at) is not null as is_hidden,
           reporter.first_name || ' ' || reporter.last_name as reporter_name
    from reports r
    left join users reporter on reporter.id = r.reporter_id
    left join content_items i on r.subject_type = 'content' and i.id = r.subject_id
    left join content_versions v on v.id = i.current_version_id
    left join chat_messages m on r.subject_type = 'message' and m.id = r.subject_id
    left join comments said on r.subject_type = 'comment' and said.id = r.subject_id
    left join users subject on r.subject_type = 'profile' and subject.id = r.subject_id
    left join profiles p on p.user_id = subject.id
    left join attachments a on r.subject_type = 'attachment' and a.id = r.subject_id
    where (r.resolved_at is null) = ${state === 'open'}
    order by r.created_at desc, r.id
    limit ${count} offset ${offset}`.execute(db)
  return rows
}
