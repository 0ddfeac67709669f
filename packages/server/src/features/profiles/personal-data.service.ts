import type { PersonalData } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { notFound } from '../../platform/errors/errors.ts'
import { findUser, listDevices, userView } from '../users/index.ts'
import { listFollowNames } from './personal-data.queries.ts'
import { getProfile } from './profiles.service.ts'

/** For oneself only: an admin manages an account without reading a person's messages. */
export async function getPersonalData(app: App, actor: Actor, userId: string): Promise<PersonalData> {
  const user = actor.userId === userId ? await findUser(app.db, userId) : undefined
  if (!user) throw notFound('The account')
  const [profile, following, followers, devices] = await Promise.all([
    getProfile(app.db, actor, userId),
    listFollowNames(app.db, 'source_user_id', userId),
    listFollowNames(app.db, 'followed_user_id', userId),
    listDevices(app, actor),
  ])
  return {
    createdOn: app.clock.now().toISOString(),
    account: userView(user),
    profile,
    following: following.map(followView),
    followers: followers.map(followView),
    devices,
  }
}

const followView = (row: { user_id: string; name: string; since: Date }) => ({
  userId: row.user_id,
  name: row.name,
  since: row.since.toISOString(),
})
