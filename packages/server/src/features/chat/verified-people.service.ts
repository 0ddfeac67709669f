import type { Actor, App } from '../../platform/app.ts'
import type { Db } from '../../platform/db/db.ts'
import { forbidden } from '../../platform/errors/errors.ts'
import { listVerifiedAmong } from '../profiles/index.ts'

const isVerified = async (app: App, db: Db, { userId }: Actor) =>
  (await listVerifiedAmong(db, [userId], app.clock.now())).length > 0

export async function checkVerified(app: App, db: Db, actor: Actor): Promise<void> {
  if (!(await isVerified(app, db, actor))) throw forbidden('room-verified-only')
}

/** Otherwise the owner would be the first whom the room does not let in. */
export async function checkOwnerVerified(app: App, actor: Actor): Promise<void> {
  if (!(await isVerified(app, app.db, actor))) throw forbidden('room-owner-unverified')
}
