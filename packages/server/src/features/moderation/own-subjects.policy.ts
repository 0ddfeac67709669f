import type { ReportSubject } from '@materia/contract'
import type { Actor } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { forbidden } from '../../platform/errors/errors.ts'
import { hasOtherAdmin } from './appeals.queries.ts'
import { isSubjectOf } from './subjects.queries.ts'

/** What is said against an admin's own words is decided by another, where there is another. */
export async function checkNotOwn(tx: Tx, actor: Actor, type: ReportSubject, subjectId: string): Promise<void> {
  if ((await isSubjectOf(tx, actor.userId, type, subjectId)) && (await hasOtherAdmin(tx, actor.userId))) {
    throw forbidden('own-words-other-admin')
  }
}
