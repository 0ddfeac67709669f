import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../platform/db/db.ts'
import { gatherNotice } from './gather.ts'
import { deleteNotices, type KeyedNotice, putNotices } from './notice-rows.queries.ts'
import { deleteReportRows, listReportsFor, listReportsOf, putReportRows } from './reports.queries.ts'
import type { Report, SourcedReports, StoredReport } from './reports.ts'

export type ReportOutcome = 'created' | 'updated' | 'unchanged'

/**
 * The one door through which sources speak of safety: what each record says now takes the place of what it said
 * before, and the notices it belongs to are gathered anew. Gives what became of each record.
 */
export async function putReports(tx: Tx, source: string, records: SourcedReports[]): Promise<ReportOutcome[]> {
  if (records.length === 0) return []
  const stored = await listReportsOf(
    tx,
    source,
    records.map(({ recordKey }) => recordKey),
  )
  const byRecord = Map.groupBy(stored, (row) => row.record_key)
  const changes = records.map((record) => changeOf(source, record, byRecord.get(record.recordKey) ?? []))
  const put = changes.flatMap((change) => change.put)
  const dropped = changes.flatMap((change) => change.dropped)
  if (put.length > 0) await putReportRows(tx, put)
  if (dropped.length > 0) await deleteReportRows(tx, dropped)
  await gatherAnew(tx, [...new Set([...put, ...dropped].map((row) => row.notice_key))])
  return changes.map(({ outcome }) => outcome)
}

/** What the source no longer has was withdrawn that day; gives how many records were open until then. */
export async function withdrawReports(tx: Tx, source: string, recordKeys: string[], at: Date): Promise<number> {
  const open = (await listReportsOf(tx, source, recordKeys)).filter(({ report }) => !isWithdrawn(report))
  if (open.length === 0) return 0
  const day = at.toISOString().slice(0, 'yyyy-mm-dd'.length)
  await putReportRows(
    tx,
    open.map((row) => ({ ...row, report: withdrawn(row.report, day) })),
  )
  await gatherAnew(tx, [...new Set(open.map((row) => row.notice_key))])
  return new Set(open.map((row) => row.record_key)).size
}

const isWithdrawn = (report: Report) => 'isArchived' in report && report.isArchived

const withdrawn = (report: Report, day: string): Report =>
  'isArchived' in report ? { ...report, isArchived: true, updatedOn: day } : report

interface Change {
  outcome: ReportOutcome
  put: StoredReport[]
  dropped: StoredReport[]
}

function changeOf(source: string, record: SourcedReports, stored: StoredReport[]): Change {
  const known = new Map(stored.map((row) => [row.notice_key, row]))
  const wanted = record.reports.map(({ noticeKey, report }) => ({
    source,
    record_key: record.recordKey,
    notice_key: noticeKey,
    stated_on: record.statedOn,
    report,
  }))
  const keys = new Set(wanted.map((row) => row.notice_key))
  const dropped = stored.filter((row) => !keys.has(row.notice_key))
  const isNews = dropped.length > 0 || wanted.some((row) => !saysTheSame(row, known.get(row.notice_key)))
  // The same on a later day is no news, but the day is kept.
  const put = wanted.filter((row) => !isSame(row, known.get(row.notice_key)))
  if (!isNews) return { outcome: 'unchanged', put, dropped }
  return { outcome: stored.length === 0 ? 'created' : 'updated', put, dropped }
}

const saysTheSame = (row: StoredReport, known: StoredReport | undefined) => isDeepStrictEqual(known?.report, row.report)

const isSame = (row: StoredReport, known: StoredReport | undefined) =>
  known?.stated_on.getTime() === row.stated_on.getTime() && saysTheSame(row, known)

async function gatherAnew(tx: Tx, noticeKeys: string[]): Promise<void> {
  if (noticeKeys.length === 0) return
  const reports = Map.groupBy(await listReportsFor(tx, noticeKeys), (row) => row.notice_key)
  const notices = noticeKeys.flatMap((key): KeyedNotice[] => {
    const gathered = gatherNotice(reports.get(key) ?? [])
    return gathered ? [{ key, ...gathered }] : []
  })
  const kept = new Set(notices.map(({ key }) => key))
  if (notices.length > 0) await putNotices(tx, notices)
  const lost = noticeKeys.filter((key) => !kept.has(key))
  if (lost.length > 0) await deleteNotices(tx, lost)
}
