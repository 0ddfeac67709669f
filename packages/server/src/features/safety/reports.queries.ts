import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { advisoryLocks } from '../../platform/db/lock-numbers.ts'
import type { StoredReport } from './reports.ts'

export async function listReportsOf(tx: Tx, source: string, recordKeys: string[]): Promise<StoredReport[]> {
  const { rows } = await sql<StoredReport>`
    select source, record_key, notice_key, stated_on, report
    from safety_reports
    where source = ${source} and record_key = any(${recordKeys}::text[])`.execute(tx)
  return rows
}

/** Every report of these notices. Writers go one after the other: the second sees what the first has written. */
export async function listReportsFor(tx: Tx, noticeKeys: string[]): Promise<StoredReport[]> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.safety})`.execute(tx)
  const { rows } = await sql<StoredReport>`
    select source, record_key, notice_key, stated_on, report
    from safety_reports
    where notice_key = any(${noticeKeys}::text[])`.execute(tx)
  return rows
}

export async function putReportRows(tx: Tx, rows: StoredReport[]): Promise<void> {
  await sql`
    insert into safety_reports (source, record_key, notice_key, stated_on, report)
    select r.source, r.record_key, r.notice_key, r.stated_on, r.report
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (source text, record_key text, notice_key text, stated_on timestamptz, report jsonb)
    on conflict (source, record_key, notice_key) do update
    set stated_on = excluded.stated_on, report = excluded.report`.execute(tx)
}

export async function deleteReportRows(
  tx: Tx,
  rows: Pick<StoredReport, 'source' | 'record_key' | 'notice_key'>[],
): Promise<void> {
  await sql`
    delete from safety_reports s
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (source text, record_key text, notice_key text)
    where s.source = r.source and s.record_key = r.record_key and s.notice_key = r.notice_key`.execute(tx)
}
