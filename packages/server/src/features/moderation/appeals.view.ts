import type { Appeal, HiddenSubject } from '@materia/contract'
import type { AppealRow, HiddenRow } from './appeals.queries.ts'

export const hiddenView = (row: HiddenRow): HiddenSubject => ({
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  excerpt: row.excerpt,
  hiddenOn: row.hidden_at.toISOString(),
  appealedOn: row.appealed_at?.toISOString() ?? null,
  resolution: row.resolution,
})

export const appealView = (row: AppealRow, { mayResolve }: { mayResolve: boolean }): Appeal => ({
  id: row.id,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  excerpt: row.excerpt,
  authorName: row.author_name,
  comment: row.comment,
  createdOn: row.created_at.toISOString(),
  hiddenByName: row.hidden_by_name,
  mayResolve,
  resolvedOn: row.resolved_at?.toISOString() ?? null,
  resolution: row.resolution,
})
