import { blockedMax } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { invalid, notFound } from '../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { findUser } from '../users/index.ts'
import { countBlockedBy, deleteBlock, insertBlock, lockBlocksOf } from './blocks.queries.ts'
import { deleteFollow } from './follows/follows.queries.ts'
import { blocksChanged, unfollowed } from './profiles.events.ts'

/** Twice is once. Whoever blocks somebody no longer follows them; the other is told nothing and keeps their own follow. */
export async function block(app: App, actor: Actor, userId: string): Promise<void> {
  if (userId === actor.userId) throw invalid('block-self', 'userId')
  await inTransaction(app, async (tx) => {
    const person = await findUser(tx, userId)
    if (!person || person.status === 'New') throw notFound('person')
    await lockBlocksOf(tx, actor.userId)
    const isNew = await insertBlock(tx, { blockerId: actor.userId, blockedId: userId, at: app.clock.now() })
    if (!isNew) return
    if ((await countBlockedBy(tx, actor.userId)) > blockedMax)
      throw invalid('blocked-full', 'userId', { max: blockedMax })
    if (await deleteFollow(tx, actor.userId, userId))
      announce(tx, unfollowed, { sourceUserId: actor.userId, followedUserId: userId })
    announce(tx, blocksChanged, { blockerId: actor.userId, blockedId: userId, isBlocked: true })
  })
}

/** Not being blocked is what was asked for, whether or not they were. */
export async function unblock(app: App, actor: Actor, userId: string): Promise<void> {
  await inTransaction(app, async (tx) => {
    if (!(await findUser(tx, userId))) throw notFound('person')
    if (await deleteBlock(tx, { blockerId: actor.userId, blockedId: userId }))
      announce(tx, blocksChanged, { blockerId: actor.userId, blockedId: userId, isBlocked: false })
  })
}
