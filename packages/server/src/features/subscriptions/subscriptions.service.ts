import { type ContentSummary, type Subscription, type SubscriptionTarget, subscriptionsMax } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { conflict, invalid, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { listSummaries } from '../contents/index.ts'
import { makeId } from '../users/index.ts'
import { type Question, questionByName, questionOf } from './question.ts'
import {
  findAreaTitle,
  findFollowable,
  findSubscription,
  findSubscriptionTo,
  insertSubscription,
  isTelling,
  listMatchedIds,
  lockSubscriptionsOf,
  type SubscriptionRow,
  updateSubscription,
  updateTarget,
} from './subscriptions.queries.ts'
import { subscriptionView } from './subscriptions.view.ts'

/** Following the same thing twice is following it once. */
export const follow = (
  app: App,
  actor: Actor,
  { name, target }: { name?: string; target: SubscriptionTarget },
): Promise<Subscription> =>
  inTransaction(app, async (tx) => {
    const { userId } = actor
    const subject = await subjectOf(tx, actor, target)
    const count = await lockSubscriptionsOf(tx, userId)
    const known = await findSubscriptionTo(tx, userId, target)
    if (known) return subscriptionView(known)
    if (count >= subscriptionsMax) throw invalid('subscriptions-full', 'target', { max: subscriptionsMax })
    const id = makeId()
    const { question } = subject
    await insertSubscription(tx, { id, userId, name: name ?? subject.name, target, question, at: app.clock.now() })
    return subscriptionView(await getOwn(tx, actor, id))
  })

interface Subject {
  name: string
  question: Question | null
}

async function subjectOf(tx: Tx, actor: Actor, target: SubscriptionTarget): Promise<Subject> {
  if (target.type === 'Search') return searchOf(tx, actor, target.searchTerm)
  if (target.type === 'Area') {
    const name = await findAreaTitle(tx, target.areaId, actor.language)
    if (!name) throw invalid('area-unknown', 'target')
    return { name, question: null }
  }
  const { userId, language } = actor
  const found = await findFollowable(tx, { id: target.contentItemId, userId, language })
  if (!found || (found.type === 'Folio') !== (target.type === 'Folio')) {
    throw notFound(target.type === 'Folio' ? 'folio' : 'content')
  }
  const isNamed = found.type === 'DrugIngredient' || found.type === 'DrugBrandGroup'
  return { name: found.title, question: isNamed ? questionByName(found.title) : null }
}

async function searchOf(tx: Tx, actor: Actor, searchTerm: string): Promise<Subject> {
  const question = questionOf(searchTerm, actor.language)
  if (!(await isTelling(tx, question))) throw invalid('search-too-vague', 'target')
  return { name: searchTerm, question }
}

export const change = (
  app: App,
  actor: Actor,
  { id, target, ...changes }: { id: string; name?: string; target?: SubscriptionTarget; isMuted?: boolean },
): Promise<Subscription> =>
  inTransaction(app, async (tx) => {
    if (target) await retarget(app, tx, actor, { id, name: changes.name, target })
    await updateSubscription(tx, { id, userId: actor.userId, ...changes })
    return subscriptionView(await getOwn(tx, actor, id))
  })

async function retarget(
  app: App,
  tx: Tx,
  actor: Actor,
  { id, name, target }: { id: string; name?: string; target: SubscriptionTarget },
): Promise<void> {
  const { userId } = actor
  await lockSubscriptionsOf(tx, userId)
  await getOwn(tx, actor, id)
  const subject = await subjectOf(tx, actor, target)
  const known = await findSubscriptionTo(tx, userId, target)
  if (known?.id === id) return
  if (known) throw conflict('subscription-known')
  const { question } = subject
  await updateTarget(tx, { id, name: name ?? subject.name, target, question, at: app.clock.now() })
}

export async function listNew(
  app: App,
  actor: Actor,
  { id, ...page }: { id: string; count: number; offset: number; unread: boolean },
): Promise<ContentSummary[]> {
  const { userId } = actor
  const { id: subscriptionId } = await getOwn(app.db, actor, id)
  return listSummaries(app, actor, await listMatchedIds(app.db, { subscriptionId, userId, ...page }))
}

async function getOwn(db: App['db'], { userId }: Actor, id: string): Promise<SubscriptionRow> {
  const found = await findSubscription(db, { id, userId })
  if (!found) throw notFound('subscription')
  return found
}
