import type { ReportContext } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import { notFound } from '../../platform/errors/errors.ts'
import { plainTextOf } from '../posts/index.ts'
import {
  type ContextRow,
  findHiddenPost,
  listCommentsAround,
  listEdits,
  listMessagesAround,
} from './report-context.queries.ts'
import { findReport } from './reports.queries.ts'

/** An admin reads of a room what is around a report, and no more; that they did is recorded. */
export async function getReportContext(app: App, actor: Actor, id: string, ip: string): Promise<ReportContext> {
  const report = await findReport(app.db, id)
  if (!report) throw notFound('report')
  const { subject_type: type, subject_id: subjectId } = report
  await recordAct(app.db, { act: 'report-context-read', actorId: actor.userId, subject: { type, id: subjectId }, ip })
  const rows = await rowsAround(app, type, subjectId)
  const edits = rows.length > 0 ? await listEdits(app.db, subjectId) : []
  return {
    place: rows[0]?.place ?? null,
    contentItemId: rows[0]?.content_item_id ?? null,
    entries: rows.map(entryOf),
    earlier: edits.map(({ content, edited_at }) => ({ content, editedOn: edited_at.toISOString() })),
  }
}

async function rowsAround(app: App, type: string, subjectId: string): Promise<ContextRow[]> {
  if (type === 'message') return listMessagesAround(app.db, subjectId)
  if (type === 'comment') return listCommentsAround(app.db, subjectId)
  return type === 'content' ? hiddenPost(app, subjectId) : []
}

/** Anything else that is reported has a page of its own to be read on. */
async function hiddenPost(app: App, contentItemId: string): Promise<ContextRow[]> {
  const post = await findHiddenPost(app.db, contentItemId)
  if (!post) return []
  return [{ ...post, content: [post.content, plainTextOf(post.html ?? '')].filter(Boolean).join('\n\n') }]
}

const entryOf = (row: ContextRow) => ({
  id: row.id,
  authorName: row.author_name,
  content: row.content,
  createdOn: row.created_at.toISOString(),
  isSubject: row.is_subject,
  isHidden: row.is_hidden,
  isDeleted: row.is_deleted,
})
