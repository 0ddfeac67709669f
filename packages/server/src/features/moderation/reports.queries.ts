import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'

type ReportsTable = Tables['reports']

/** Of one thing each person has one open report, which may become graver; gives whether this one says something new. */
export async function insertReport(db: Db, report: Insertable<ReportsTable>): Promise<boolean> {
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
  return inserted !== undefined
}

export const lockReport = (db: Db, id: string) =>
  db.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** All open reports of one thing are answered together. */
export async function resolveReports(
  db: Db,
  { subject_type, subject_id }: Pick<Selectable<ReportsTable>, 'subject_type' | 'subject_id'>,
  answer: { resolution: 'hidden' | 'dismissed'; at: Date; by: string },
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ resolution: answer.resolution, resolved_at: answer.at, resolved_by_id: answer.by })
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .where('resolved_at', 'is', null)
    .execute()
}

export type ReportRow = Omit<Selectable<ReportsTable>, 'reporter_id' | 'resolved_by_id'> & {
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
           coalesce(v.title, left(m.content, 300), subject.first_name || ' ' || subject.last_name) as subject_title,
           coalesce(i.hidden_at, m.hidden_at, p.held_at) is not null as is_hidden,
           reporter.first_name || ' ' || reporter.last_name as reporter_name
    from reports r
    left join users reporter on reporter.id = r.reporter_id
    left join content_items i on r.subject_type = 'content' and i.id = r.subject_id
    left join content_versions v on v.id = i.current_version_id
    left join chat_messages m on r.subject_type = 'message' and m.id = r.subject_id
    left join users subject on r.subject_type = 'profile' and subject.id = r.subject_id
    left join profiles p on p.user_id = subject.id
    where (r.resolved_at is null) = ${state === 'open'}
    order by r.created_at desc, r.id
    limit ${count} offset ${offset}`.execute(db)
  return rows
}
