import { Readable } from 'node:stream'
import type { Language } from '@materia/contract'
import { csvLine } from '@materia/contract/csv.ts'
import { plainText } from '@materia/language'
import { actorLanguage } from '../../platform/actor-language.ts'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import { type AuditFilter, type AuditRow, listActs } from './audit.queries.ts'
import { accountText } from './messages.ts'

const pageSize = 1_000
const columns = [
  accountText('at'),
  accountText('act'),
  accountText('actor'),
  accountText('actorId'),
  accountText('subjectType'),
  accountText('subject'),
  accountText('subjectId'),
  plainText('ip'),
  accountText('detail'),
]

/** The record as CSV, page by page so that its length does not matter. Taking it is itself recorded. */
export async function exportAudit(
  app: App,
  actor: Actor,
  filter: Omit<AuditFilter, 'limit'>,
  ip: string,
): Promise<Readable> {
  await recordAct(app.db, { act: 'audit-exported', actorId: actor.userId, ip })
  return Readable.from(lines(app, filter, actorLanguage(actor)))
}

async function* lines(app: App, filter: Omit<AuditFilter, 'limit'>, language: Language): AsyncGenerator<string> {
  yield csvLine(columns.map((column) => column.in(language)))
  let beforeId: number | undefined
  for (;;) {
    const rows = await listActs(app.db, { ...filter, ...(beforeId && { beforeId }), limit: pageSize })
    if (rows.length > 0) yield rows.map((row) => csvLine(cells(row))).join('')
    beforeId = rows.at(-1)?.id
    if (rows.length < pageSize) return
  }
}

const cells = (row: AuditRow) => [
  row.at.toISOString(),
  row.act,
  row.actor_name,
  row.actor_id,
  row.subject_type,
  row.subject_name,
  row.subject_id,
  row.ip,
  Object.keys(row.detail).length > 0 ? JSON.stringify(row.detail) : null,
]
