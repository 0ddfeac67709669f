import type { Actor, App } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db/db.ts'
import { forbidden } from '../../../platform/errors/errors.ts'
import { isVerified } from '../../profiles/index.ts'

export async function checkVerified(app: App, db: Db, actor: Actor): Promise<void> {
  if (!(await isVerified(db, actor.userId, app.clock.now()))) throw forbidden('room-verified-only')
}

/** Otherwise the owner would be the first whom the room does not let in. */
export async function checkOwnerVerified(app: App, actor: Actor): Promise<void> {
  if (!(await isVerified(app.db, actor.userId, app.clock.now()))) throw forbidden('room-owner-unverified')
}
