import { randomUUID } from 'node:crypto'
import type { EditorialChange, ReportInput } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/db/db.ts'
import { conflict, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { hideItems, unhideItems, updateEditorial } from '../contents/index.ts'
import { findSponsor } from '../users/index.ts'
import { type EditorialRow, findEditorial } from './editorial.queries.ts'
import { insertReport, lockReport, resolveReports } from './reports.queries.ts'
import { hideSubject, isSubjectVisible, showSubject } from './subjects.ts'

/** Patient data goes out of sight at once; everything else waits for an editor. */
export async function report(app: App, actor: Actor, input: ReportInput, ip: string): Promise<void> {
  const { subjectType, subjectId, reason } = input
  await inTransaction(app, async (tx) => {
    if (!(await isSubjectVisible(tx, subjectType, subjectId, actor.userId))) throw notFound('What you want to report')
    const isNew = await insertReport(tx, {
      id: randomUUID(),
      reporter_id: actor.userId,
      subject_type: subjectType,
      subject_id: subjectId,
      reason,
      comment: input.comment || null,
    })
    if (!isNew) return
    if (reason === 'PatientData') await hideSubject(tx, subjectType, subjectId, app.clock.now())
    const subject = { type: subjectType, id: subjectId }
    await recordAct(tx, { act: 'reported', actorId: actor.userId, subject, ip, detail: { reason } })
  })
}

export async function resolveReport(
  app: App,
  actor: Actor,
  { id, resolution, ip }: { id: string; resolution: 'hidden' | 'dismissed'; ip: string },
): Promise<void> {
  await inTransaction(app, async (tx) => {
    const found = await lockReport(tx, id)
    if (!found) throw notFound('The report')
    if (found.resolved_at) throw conflict('This report has been answered already.')
    const { subject_type: type, subject_id: subjectId } = found
    if (resolution === 'hidden') await hideSubject(tx, type, subjectId, app.clock.now())
    else await showSubject(tx, type, subjectId)
    await resolveReports(tx, found, { resolution, at: app.clock.now(), by: actor.userId })
    await recordAct(tx, {
      act: 'report-resolved',
      actorId: actor.userId,
      subject: { type, id: subjectId },
      ip,
      detail: { resolution },
    })
  })
}

export async function changeEditorial(
  app: App,
  actor: Actor,
  { contentItemId, change, ip }: { contentItemId: string; change: EditorialChange; ip: string },
): Promise<EditorialRow> {
  return inTransaction(app, async (tx) => {
    await getEditorial(tx, contentItemId)
    await updateEditorial(tx, contentItemId, {
      ...(change.promotedBy !== undefined && (await promotion(tx, change.promotedBy))),
      ...(change.voiceOf !== undefined && { voice_of: change.voiceOf || null }),
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
    if (isHidden) await hideItems(tx, [contentItemId], app.clock.now())
    else await unhideItems(tx, [contentItemId])
    const act = isHidden ? 'content-hidden' : 'content-restored'
    await recordAct(tx, { act, actorId: actor.userId, subject: { type: 'content', id: contentItemId }, ip })
  })
}

async function getEditorial(tx: Tx, contentItemId: string): Promise<EditorialRow> {
  const entry = await findEditorial(tx, contentItemId)
  if (!entry) throw notFound('The content')
  return entry
}
