import { randomUUID } from 'node:crypto'
import type { Appeal, AppealInput, AppealResolution } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import { conflict, forbidden, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { notify } from '../../platform/notifications/index.ts'
import {
  type AppealRow,
  countAppeals,
  findHidden,
  hasOtherAdmin,
  insertAppeal,
  listAppeals,
  lockAppeal,
  updateAppeal,
} from './appeals.queries.ts'
import { appealView } from './appeals.view.ts'
import { answerReports } from './moderation.service.ts'
import { checkNotOwn } from './own-subjects.policy.ts'
import { lockReporting } from './reports.queries.ts'
import { showSubject } from './subjects.ts'

/** The author of something hidden asks once, each time it is hidden. */
export async function appeal(app: App, actor: Actor, input: AppealInput, ip: string): Promise<void> {
  const { subjectType, subjectId, comment } = input
  await inTransaction(app, async (tx) => {
    await lockReporting(tx, [subjectId])
    const hidden = await findHidden(tx, actor.userId, input)
    if (!hidden) throw notFound('appeal-subject')
    const isNew =
      !hidden.is_appealed &&
      (await insertAppeal(tx, {
        id: randomUUID(),
        subject_type: subjectType,
        subject_id: subjectId,
        author_id: actor.userId,
        comment,
        created_at: app.clock.now(),
        hidden_by_id: hidden.hidden_by_id,
        resolved_at: null,
        resolved_by_id: null,
        resolution: null,
      }))
    if (!isNew) throw conflict('appeal-made')
    await recordAct(tx, { act: 'appealed', actorId: actor.userId, subject: { type: subjectType, id: subjectId }, ip })
  })
}

export async function getAppeals(
  app: App,
  actor: Actor,
  query: { state: 'open' | 'resolved'; count: number; offset: number },
): Promise<{ appeals: Appeal[]; total: number }> {
  const [rows, total, isAlone] = await Promise.all([
    listAppeals(app.db, query),
    countAppeals(app.db, query.state),
    isOnlyAdmin(app, actor),
  ])
  const mayResolve = (row: AppealRow) => isAlone || ![row.hidden_by_id, row.author_id].includes(actor.userId)
  return { appeals: rows.map((row) => appealView(row, { mayResolve: mayResolve(row) })), total }
}

const isOnlyAdmin = async (app: App, actor: Actor) => !(await hasOtherAdmin(app.db, actor.userId))

/** By another admin than the one who hid it or wrote it, where there is another. */
export async function resolveAppeal(
  app: App,
  actor: Actor,
  { id, resolution, ip }: { id: string; resolution: AppealResolution; ip: string },
): Promise<void> {
  await inTransaction(app, async (tx) => {
    const found = await lockAppeal(tx, id)
    if (!found) throw notFound('appeal')
    if (found.hidden_by_id === actor.userId && (await hasOtherAdmin(tx, actor.userId))) {
      throw forbidden('appeal-other-admin')
    }
    await checkNotOwn(tx, actor, found.subject_type, found.subject_id)
    if (found.resolved_at) throw conflict('appeal-answered')
    const { subject_type: type, subject_id: subjectId } = found
    const at = app.clock.now()
    await lockReporting(tx, [subjectId])
    await updateAppeal(tx, id, { resolution, resolved_at: at, resolved_by_id: actor.userId })
    const subject = { subject_type: type, subject_id: subjectId }
    if (resolution === 'restored') await showSubject(tx, type, subjectId)
    await answerReports(app, tx, actor, { subject, resolution: resolution === 'restored' ? 'dismissed' : 'hidden' })
    await notify(tx, { userId: found.author_id, kind: 'ReportAnswered', key: id, at, facts: { appeal: resolution } })
    await recordAct(tx, {
      act: 'appeal-resolved',
      actorId: actor.userId,
      subject: { type, id: subjectId },
      ip,
      detail: { resolution },
    })
  })
}
