import { randomUUID } from 'node:crypto'
import type { EditorialChange, PatientDataWarning, ReportInput, ReportReason, ReportSubject } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import { days, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { conflict, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { notifyAll } from '../../platform/notifications/index.ts'
import { hideItems, unhideItems, updateEditorial } from '../contents/index.ts'
import { findSponsor } from '../users/index.ts'
import { findAuthorOfHidden } from './appeals.queries.ts'
import { type EditorialRow, findEditorial } from './editorial.queries.ts'
import { checkNotOwn } from './own-subjects.policy.ts'
import {
  countHiddenBy,
  findReport,
  insertClearances,
  insertReport,
  isCleared,
  lockReporting,
  markHiding,
  resolveReports,
  type SubjectKey,
} from './reports.queries.ts'
import { findLastChange, isSubjectHideable, isSubjectVisible } from './subjects.queries.ts'
import { hideSubject, showSubject } from './subjects.ts'

const hidingsADay = 3

/** What it saw is not kept: only of which kind it was, and what was decided. */
export async function recordPatientDataWarning(
  app: App,
  actor: Actor,
  { source, kinds, decision }: PatientDataWarning,
  ip: string,
): Promise<void> {
  const detail = { source, kinds: [...new Set(kinds)].join(', '), decision }
  await recordAct(app.db, { act: 'patient-data-warned', actorId: actor.userId, ip, detail })
}

export async function report(app: App, actor: Actor, input: ReportInput, ip: string): Promise<void> {
  const { subjectType: type, subjectId, reason } = input
  await inTransaction(app, async (tx) => {
    await lockReporting(tx, [subjectId, actor.userId])
    const isVisible = await isSubjectVisible(app, tx, { type, id: subjectId, viewerId: actor.userId })
    if (!isVisible) throw notFound('report-subject')
    const key = { subject_type: type, subject_id: subjectId, reason }
    const comment = input.comment || null
    const reportId = await insertReport(tx, { id: randomUUID(), reporter_id: actor.userId, ...key, comment })
    if (!reportId) return
    if (await mayHide(app, tx, actor, key)) {
      await hideSubject(tx, type, subjectId, app.clock.now())
      await tellAuthor(app, tx, { subjectType: type, subjectId })
      await markHiding(tx, reportId, app.clock.now())
    }
    await recordAct(tx, {
      act: 'reported',
      actorId: actor.userId,
      subject: { type, id: subjectId },
      ip,
      detail: { reason },
    })
  })
}

/** Patient data of a colleague goes out of sight at once; a source's never does, nor what an admin has cleared. */
async function mayHide(app: App, tx: Tx, actor: Actor, key: SubjectKey & { reason: ReportReason }): Promise<boolean> {
  if (key.reason !== 'PatientData') return false
  if (!(await isSubjectHideable(tx, key.subject_type, key.subject_id))) return false
  if (await isCleared(tx, key, await findLastChange(tx, key.subject_type, key.subject_id))) return false
  return (await countHiddenBy(tx, actor.userId, later(app.clock.now(), -days(1)))) < hidingsADay
}

export async function resolveReport(
  app: App,
  actor: Actor,
  { id, resolution, ip }: { id: string; resolution: 'hidden' | 'dismissed'; ip: string },
): Promise<void> {
  await inTransaction(app, async (tx) => {
    const found = await findReport(tx, id)
    if (!found) throw notFound('report')
    const { subject_type: type, subject_id: subjectId } = found
    await checkNotOwn(tx, actor, type, subjectId)
    await lockReporting(tx, [subjectId])
    const isAnswered = (await findReport(tx, id))?.resolved_at
    if (isAnswered) throw conflict('report-answered')
    if (resolution === 'hidden') await hideSubject(tx, type, subjectId, app.clock.now())
    else await showSubject(tx, type, subjectId)
    if (resolution === 'hidden') await tellAuthor(app, tx, { subjectType: type, subjectId })
    await answerReports(app, tx, actor, { subject: found, resolution })
    await recordAct(tx, {
      act: 'report-resolved',
      actorId: actor.userId,
      subject: { type, id: subjectId },
      ip,
      detail: { resolution },
    })
  })
}

/** What is dismissed is cleared: no report for the same reason hides it again. */
export async function answerReports(
  app: App,
  tx: Tx,
  actor: Actor,
  { subject, resolution }: { subject: SubjectKey; resolution: 'hidden' | 'dismissed' },
): Promise<void> {
  const answer = { at: app.clock.now(), by: actor.userId }
  const answered = await resolveReports(tx, subject, { resolution, ...answer })
  const isInSight = resolution === 'dismissed' && subject.subject_type === 'content'
  await notifyAll(
    tx,
    answered.flatMap(({ id, reporter_id: userId }) =>
      userId
        ? [
            {
              ...reportAnswer(id, resolution),
              userId,
              at: answer.at,
              contentItemId: isInSight ? subject.subject_id : null,
            },
          ]
        : [],
    ),
  )
  if (resolution === 'dismissed') await insertClearances(tx, subject, answer)
}

const reportAnswer = (reportId: string, resolution: 'hidden' | 'dismissed') =>
  ({ kind: 'ReportAnswered', key: reportId, facts: { resolution } }) as const

export async function changeEditorial(
  app: App,
  actor: Actor,
  { contentItemId, change, ip }: { contentItemId: string; change: EditorialChange; ip: string },
): Promise<EditorialRow> {
  return inTransaction(app, async (tx) => {
    const before = await getEditorial(tx, contentItemId)
    const promoted = change.promotedBy !== undefined && (await promotion(tx, change.promotedBy))
    const isOther = promoted && promoted.promoted_by !== before.promoted_by
    await updateEditorial(tx, contentItemId, {
      // What was said of one sponsor is not true of the next.
      ...(isOther && { paid_by: null, paid_for: null }),
      ...promoted,
      ...(change.voiceOf !== undefined && { voice_of: change.voiceOf || null }),
      ...(change.disclosure !== undefined && {
        paid_by: change.disclosure?.paidBy || null,
        paid_for: change.disclosure?.purpose || null,
      }),
      ...(change.editorialRank !== undefined && { editorial_rank: change.editorialRank }),
    })
    await recordAct(tx, {
      act: 'editorial-changed',
      actorId: actor.userId,
      subject: { type: 'content', id: contentItemId },
      ip,
      detail: { fields: Object.keys(change).join(', ') },
    })
    return getEditorial(tx, contentItemId)
  })
}

/** A label alone is fine; where it names a sponsor account, that account sees the item among what it promotes. */
async function promotion(tx: Tx, named: string | null) {
  if (!named) return { promoted_by: null, promoted_by_user_id: null }
  const sponsor = await findSponsor(tx, named)
  return { promoted_by: sponsor?.name ?? named, promoted_by_user_id: sponsor?.id ?? null }
}

export async function setHidden(
  app: App,
  actor: Actor,
  { contentItemId, isHidden, ip }: { contentItemId: string; isHidden: boolean; ip: string },
): Promise<void> {
  await inTransaction(app, async (tx) => {
    await getEditorial(tx, contentItemId)
    if (!isHidden) await checkNotOwn(tx, actor, 'content', contentItemId)
    await lockReporting(tx, [contentItemId])
    if (isHidden) await hideItems(tx, [contentItemId], app.clock.now())
    else await restoreContent(app, tx, actor, contentItemId)
    if (isHidden) await tellAuthor(app, tx, { subjectType: 'content', subjectId: contentItemId })
    const act = isHidden ? 'content-hidden' : 'content-restored'
    await recordAct(tx, { act, actorId: actor.userId, subject: { type: 'content', id: contentItemId }, ip })
  })
}

/** Only who knows of it can appeal. The words themselves are not repeated: they may be patient data. */
async function tellAuthor(app: App, tx: Tx, subject: { subjectType: ReportSubject; subjectId: string }): Promise<void> {
  const userId = await findAuthorOfHidden(tx, subject)
  const news = { kind: 'ReportAnswered', key: `hidden ${subject.subjectId}`, facts: { isHidden: true } } as const
  if (userId) await notifyAll(tx, [{ ...news, userId, at: app.clock.now() }])
}

/** Whoever restores an item has looked at it: open reports of it are answered by that. */
async function restoreContent(app: App, tx: Tx, actor: Actor, contentItemId: string): Promise<void> {
  await unhideItems(tx, [contentItemId])
  const subject = { subject_type: 'content', subject_id: contentItemId } as const
  await answerReports(app, tx, actor, { subject, resolution: 'dismissed' })
}

async function getEditorial(tx: Tx, contentItemId: string): Promise<EditorialRow> {
  const entry = await findEditorial(tx, contentItemId)
  if (!entry) throw notFound('content')
  return entry
}
