import { type FollowLink, type FollowSummary, followingMax } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db/db.ts'
import { invalid, notFound } from '../../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../../platform/events/events.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { findUser, makeId, mayManageUser } from '../../users/index.ts'
import { followed, unfollowed } from '../profiles.events.ts'
import { countFollows, deleteFollow, type FollowSide, findPerson, insertFollow, listPeople } from './follows.queries.ts'
import { followLinkView, personView } from './follows.view.ts'

export async function follow(app: App, actor: Actor, userId: string): Promise<FollowLink> {
  if (userId === actor.userId) throw invalid('follow-self', 'userIdToFollow')
  return inTransaction(app, async (tx) => {
    const person = await findUser(tx, userId)
    if (person?.status !== 'Approved' || !person.email_confirmed) throw notFound('person')
    if ((await countFollows(tx, 'source_user_id', actor.userId)) >= followingMax)
      throw invalid('following-full', 'userIdToFollow', { max: followingMax })
    const at = app.clock.now()
    const link = await insertFollow(tx, {
      id: makeId(),
      source_user_id: actor.userId,
      followed_user_id: userId,
      created_at: at,
    })
    if (link.isNew) {
      await notify(tx, { userId, kind: 'Followed', key: actor.userId, at, actorId: actor.userId })
      announce(tx, followed, { sourceUserId: actor.userId, followedUserId: userId })
    }
    return followLinkView(link)
  })
}

/** Not following any more is what was asked for, whether or not there was a link. */
export async function unfollow(app: App, actor: Actor, userId: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    if (!(await findUser(tx, userId))) throw notFound('person')
    if (await deleteFollow(tx, actor.userId, userId))
      announce(tx, unfollowed, { sourceUserId: actor.userId, followedUserId: userId })
  })
}

export async function getSummary(db: Db, actor: Actor, userId: string): Promise<FollowSummary> {
  const person = await findPerson(db, userId, actor)
  if (!person) throw notFound('profile')
  return personView(person, { isManaged: mayManageUser(actor, userId) })
}

export async function listFollowsOf(
  db: Db,
  actor: Actor,
  { side, userId, count, offset }: { side: FollowSide; userId: string; count: number; offset: number },
): Promise<{ people: FollowSummary[]; total: number }> {
  if (!(await findUser(db, userId))) throw notFound('profile')
  const [rows, total] = await Promise.all([
    listPeople(db, { side, userId, viewer: actor, count, offset }),
    countFollows(db, side, userId),
  ])
  const people = rows.map((row) => personView(row, { isManaged: mayManageUser(actor, row.user_id) }))
  return { people, total }
}
