import type { PersonalData } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.ts'
import { notFound } from '../../platform/errors/errors.ts'
import { findUser, listDevices, userSubject, userView } from '../users/index.ts'
import { findTraces } from './personal-data.queries.ts'
import { getProfile } from './profiles.service.ts'

/** For oneself only: an admin manages an account without reading a person's messages. */
export async function getPersonalData(app: App, actor: Actor, userId: string): Promise<PersonalData> {
  const user = actor.userId === userId ? await findUser(app.db, userId) : undefined
  if (!user) throw notFound('account')
  const [profile, devices, traces] = await Promise.all([
    getProfile(app.db, actor, userId),
    listDevices(app, actor),
    findTraces(app.db, userId),
  ])
  await recordAct(app.db, { act: 'data-exported', actorId: userId, subject: userSubject(userId), ip: actor.ip })
  return { createdOn: app.clock.now().toISOString(), account: userView(user), profile, devices, ...traces }
}
