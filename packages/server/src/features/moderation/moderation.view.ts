import type { EditorialEntry, Report } from '@materia/contract'
import { disclosureOf } from '../contents/index.ts'
import type { EditorialRow } from './editorial.queries.ts'
import type { ReportRow } from './reports.queries.ts'

export const editorialView = (row: EditorialRow): EditorialEntry => ({
  contentItemId: row.id,
  title: row.title,
  contentItemType: row.type,
  promotedBy: row.promoted_by,
  voiceOf: row.voice_of,
  disclosure: disclosureOf(row),
  editorialRank: row.editorial_rank,
  isHidden: row.is_hidden,
  publishedOn: row.published_on?.toISOString() ?? null,
  openReports: row.open_reports,
})

export const reportView = (row: ReportRow): Report => ({
  id: row.id,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  subjectTitle: row.subject_title,
  isHidden: row.is_hidden,
  reason: row.reason,
  comment: row.comment,
  reporterName: row.reporter_name,
  createdOn: row.created_at.toISOString(),
  resolvedOn: row.resolved_at?.toISOString() ?? null,
  resolution: row.resolution,
})
