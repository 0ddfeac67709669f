import { randomUUID } from 'node:crypto'
import {
  folioRoutes,
  moderationRoutes,
  notificationRoutes,
  Subscription,
  type SubscriptionTarget,
  subscriptionRoutes,
  subscriptionsMax,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { contentsWritten } from '../contents/index.ts'
import { deleteOldMatches } from './matching.queries.ts'

const { make, as, app, clock } = await testApp()

const follow = async (person: Person, target: SubscriptionTarget) =>
  (await as(person).call(subscriptionRoutes.createSubscription, { body: { target } })).body
const search = (searchTerm: string, filters = {}): SubscriptionTarget => ({ type: 'Search', searchTerm, filters })
const newOf = async (person: Person, id: string, query = {}) => {
  await app.jobs.runDue()
  const reply = await as(person).call(subscriptionRoutes.listNewOfSubscription, { params: { id }, query })
  return reply.body.map(({ contentItemId }) => contentItemId)
}
const told = async (person: Person) => {
  await app.jobs.runDue()
  return (await as(person).call(notificationRoutes.listNotifications)).body
}
/** A word that nothing else in these tests holds. */
const coined = () => `zyx${randomUUID().slice(0, 8).replaceAll(/\d/g, 'q')}`

describe('following a search', () => {
  it('tells of what is published from now on that holds every word, once, whoever follows it', async () => {
    const [one, other] = [await make.doctor(), await make.doctor()]
    const word = coined()
    await makeContent(app, 'Article', { title: `Before: ${word} therapy` })
    const subscription = await follow(one, search(`${word} therapy`))
    await follow(other, search(word))

    const { contentItemId } = await makeContent(app, 'Article', { title: `The ${word} therapies of today` })
    await makeContent(app, 'Article', { title: `Only ${word}` })

    expect(Subscription.parse(subscription)).toMatchObject({ name: `${word} therapy`, newCount: 0 })
    expect(await newOf(one, subscription.id)).toEqual([contentItemId])
    expect(await told(one)).toMatchObject([
      {
        kind: 'SubscriptionMatch',
        title: `New in “${word} therapy”`,
        contentItemId,
        link: `/contents/${contentItemId}`,
      },
    ])
    expect(await told(other)).toHaveLength(2)
    const { body: followed } = await as(one).call(subscriptionRoutes.listSubscriptions)
    expect(followed).toMatchObject([{ id: subscription.id, newCount: 1 }])
  })

  it('tells nothing twice when the work is done again', async () => {
    const person = await make.doctor()
    const word = coined()
    await follow(person, search(word))
    const { contentItemId } = await makeContent(app, 'Article', { title: `All about ${word}` })
    await app.jobs.runDue()

    await enqueue(app.db, contentsWritten, { contentItemIds: [contentItemId] })
    await makeContent(app, 'Article', { contentItemId, title: `All about ${word}, corrected` })

    expect(await told(person)).toHaveLength(1)
  })

  it('keeps to its kinds, its quotes and what it leaves out', async () => {
    const person = await make.doctor()
    const word = coined()
    const ids = [search(word, { filter: ['Trial'] }), search(`"${word} pump"`), search(`${word} -children`)].map(
      (target) => follow(person, target),
    )
    const [kinds, phrase, without] = await Promise.all(ids)

    const trial = await makeContent(app, 'Trial', { title: `A trial of ${word} in children` })
    const article = await makeContent(app, 'Article', { title: `The ${word} pump` })

    expect(await newOf(person, kinds?.id ?? '')).toEqual([trial.contentItemId])
    expect(await newOf(person, phrase?.id ?? '')).toEqual([article.contentItemId])
    expect(await newOf(person, without?.id ?? '')).toEqual([article.contentItemId])
  })

  it('is met in the other language too', async () => {
    const person = await make.doctor()
    const subscription = await follow(person, search('insuffisance cardiaque'))

    const { contentItemId } = await makeContent(app, 'Article', { title: 'Heart failure in primary care' })

    expect(await newOf(person, subscription.id)).toEqual([contentItemId])
  })

  it('keeps the newest of what came, and tells nothing of the rest again', async () => {
    const [person, word] = [await make.doctor(), coined()]
    const { id } = await follow(person, search(word))
    const items = []
    for (const nth of [1, 2, 3]) {
      items.push((await makeContent(app, 'Article', { title: `${word} ${nth}` })).contentItemId)
      await app.jobs.runDue()
      clock.advance(1)
    }

    await deleteOldMatches(app.db, 2)
    const kept = await newOf(person, id)
    await enqueue(app.db, contentsWritten, { contentItemIds: items })

    expect(kept).toEqual([items[2], items[1]])
    expect(await newOf(person, id)).toEqual(kept)
    expect(await told(person)).toHaveLength(3)
  })

  it('is refused where it has no telling word', async () => {
    const reply = await as(await make.doctor()).call(subscriptionRoutes.createSubscription, {
      body: { target: search('the of') },
    })

    expect(reply.status).toBe(400)
  })

  it('tells nothing of drafts, of what is hidden, nor of one’s own posts', async () => {
    const [person, author, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
    const word = coined()
    await follow(person, search(word))
    const owned = { ownerId: author.userId, title: `A post on ${word}` }
    await makeContent(app, 'DraftUserArticle', { ...owned, visibility: 'owner' })
    await makeContent(app, 'UserArticle', { ownerId: person.userId, title: `My own ${word}` })
    const { contentItemId } = await makeContent(app, 'UserArticle', owned)
    const before = await told(person)

    await as(admin).call(moderationRoutes.hideContent, { params: { contentItemId } })

    expect(before).toMatchObject([{ contentItemId }])
    expect(await told(person)).toEqual([])
  })
})

describe('following an area, a drug and a folio', () => {
  it('tells of what comes into an area or into one within it', async () => {
    const person = await make.doctor()
    const subscription = await follow(person, { type: 'Area', areaId: 3100 })

    const { contentItemId } = await makeContent(app, 'Article', { areasOfInterest: ['Asthma'] })

    expect(subscription.name).toBe('Respiratory health')
    expect(await newOf(person, subscription.id)).toEqual([contentItemId])
  })

  it('tells of a new version of the item itself, once for each', async () => {
    const person = await make.doctor()
    const { contentItemId } = await makeContent(app, 'Trial', { title: 'A trial' })
    const subscription = await follow(person, { type: 'Content', contentItemId })

    await makeContent(app, 'Trial', { contentItemId, title: 'A trial, recruiting' })
    await app.jobs.runDue()
    await makeContent(app, 'Trial', { contentItemId, title: 'A trial, completed' })

    expect(await newOf(person, subscription.id)).toEqual([contentItemId])
    expect(await told(person)).toHaveLength(2)
  })

  it('tells of what speaks of an ingredient', async () => {
    const person = await make.doctor()
    const name = coined()
    const { contentItemId } = await makeContent(app, 'DrugIngredient', { title: name, details: { name } })
    const subscription = await follow(person, { type: 'Content', contentItemId })

    const article = await makeContent(app, 'Article', { title: `${name} in pregnancy` })

    expect(await newOf(person, subscription.id)).toEqual([article.contentItemId])
  })

  it('tells of what is saved into a folio, to whoever may still see it', async () => {
    const [owner, person] = [await make.doctor(), await make.doctor()]
    const { body } = await as(owner).call(folioRoutes.createFolio, { body: { title: 'Reading', shareLevel: 'Public' } })
    const subscription = await follow(person, { type: 'Folio', contentItemId: body.folioId })
    const { contentItemId } = await makeContent(app, 'Article')
    const clip = (id: string) =>
      as(owner).call(folioRoutes.addClippings, { params: { id: body.folioId }, body: [{ contentItemId: id }] })

    await clip(contentItemId)
    const before = await newOf(person, subscription.id)
    await as(owner).call(folioRoutes.updateFolio, { body: { folioId: body.folioId, shareLevel: 'Private' } as never })
    await clip((await makeContent(app, 'Article')).contentItemId)

    expect(before).toEqual([contentItemId])
    expect(await newOf(person, subscription.id)).toEqual([contentItemId])
  })
})

describe('what one follows', () => {
  it('is followed once, renamed, muted and left, by its owner alone', async () => {
    const [person, other] = [await make.doctor(), await make.doctor()]
    const word = coined()
    const first = await follow(person, search(word))
    const again = await follow(person, search(word))
    const params = { id: first.id }

    const foreign = [
      await as(other).call(subscriptionRoutes.updateSubscription, { params, body: { name: 'Mine' } }),
      await as(other).call(subscriptionRoutes.deleteSubscription, { params }),
      await as(other).call(subscriptionRoutes.listNewOfSubscription, { params }),
      await as(other).call(subscriptionRoutes.openSubscriptionFeed, { params }),
    ]
    const changed = await as(person).call(subscriptionRoutes.updateSubscription, {
      params,
      body: { name: 'Renamed', isMuted: true },
    })
    await makeContent(app, 'Article', { title: word })
    const quiet = await told(person)
    const left = await as(person).call(subscriptionRoutes.deleteSubscription, { params })

    expect(again.id).toBe(first.id)
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(changed.body).toMatchObject({ name: 'Renamed', isMuted: true })
    expect(quiet).toEqual([])
    expect([left.status, (await as(person).call(subscriptionRoutes.listSubscriptions)).body]).toEqual([204, []])
  })

  it('can be made about something else, which it then tells of alone', async () => {
    const person = await make.doctor()
    const [former, word, taken] = [coined(), coined(), coined()]
    const { id } = await follow(person, search(former))
    await follow(person, search(taken))
    await makeContent(app, 'Article', { title: former })
    const before = await newOf(person, id)

    const change = (target: SubscriptionTarget) =>
      as(person).call(subscriptionRoutes.updateSubscription, { params: { id }, body: { target } })
    const changed = await change(search(word, { filter: ['Article'] }))
    const twice = await change(search(taken))
    const unknown = await change({ type: 'Content', contentItemId: randomUUID() })
    await makeContent(app, 'Article', { title: `Again ${former}` })
    const { contentItemId } = await makeContent(app, 'Article', { title: word })

    expect(before).toHaveLength(1)
    expect(changed.body).toMatchObject({ id, name: word, target: { searchTerm: word }, newCount: 0 })
    expect([twice.status, unknown.status]).toEqual([409, 404])
    expect(await newOf(person, id)).toEqual([contentItemId])
  })

  it(`is at most ${subscriptionsMax} things`, async () => {
    const person = await make.doctor()
    await app.db
      .insertInto('subscriptions')
      .values(
        Array.from({ length: subscriptionsMax }, (_, index) => ({
          id: randomUUID(),
          user_id: person.userId,
          name: String(index),
          target: JSON.stringify(search(`word ${index}`)),
          type: 'Search' as const,
          area_id: null,
          content_item_id: null,
          question: null,
          created_at: new Date(),
        })),
      )
      .execute()

    const reply = await as(person).call(subscriptionRoutes.createSubscription, { body: { target: search('one more') } })

    expect(reply.status).toBe(400)
  })
})
