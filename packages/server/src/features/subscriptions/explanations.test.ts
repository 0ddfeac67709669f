import { likeRoutes, moderationRoutes, profileRoutes, subscriptionRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { refreshTrending } from '../contents/index.ts'

const { make, as, app } = await testApp()
const [respiratory, asthma] = [3100, 3101]

const explain = async (person: Person, contentItemId: string) =>
  as(person).call(subscriptionRoutes.explainContent, { params: { contentItemId } })
const reasonsOf = async (person: Person, contentItemId: string) => (await explain(person, contentItemId)).body.reasons

describe('why an item stands in Discover', () => {
  it('is that it is recent where nothing else is known', async () => {
    const { contentItemId } = await makeContent(app, 'Article', { sourceName: 'PubMed' })

    const { body } = await explain(await make.doctor(), contentItemId)

    expect(body.reasons).toEqual([{ type: 'Recent', name: null }])
    expect(body.mutable).toMatchObject([
      { type: 'Source', name: 'PubMed' },
      { type: 'Kind', value: 'Article' },
    ])
  })

  it('is the viewer’s own area, what they follow, and whom', async () => {
    const [viewer, writer] = [await make.doctor(), await make.doctor()]
    await as(viewer).call(profileRoutes.updateProfile, {
      body: { userId: viewer.userId, areasOfInterestIds: [respiratory] },
    })
    await as(viewer).call(profileRoutes.follow, { params: { userIdToFollow: writer.userId } })
    await as(viewer).call(subscriptionRoutes.createSubscription, {
      body: { name: 'Lungs', target: { type: 'Area', areaId: respiratory } },
    })
    const post = await makeContent(app, 'UserArticle', { ownerId: writer.userId, areasOfInterest: ['Asthma'] })
    await app.jobs.runDue()

    const { body } = await explain(viewer, post.contentItemId)

    const name = `${writer.firstName} ${writer.lastName}`
    expect(body.reasons).toEqual([
      { type: 'Subscription', name: 'Lungs' },
      { type: 'Person', name },
      { type: 'Area', name: 'Respiratory health' },
    ])
    expect(body.mutable).toEqual(
      expect.arrayContaining([
        { type: 'Area', value: String(asthma), name: 'Asthma' },
        { type: 'Person', value: writer.userId, name },
      ]),
    )
  })

  it('is who pays, and what readers and editors make of it', async () => {
    const [viewer, admin] = [await make.doctor(), await make.admin()]
    const promoted = await makeContent(app, 'Trial', {})
    const read = await makeContent(app, 'Trial', {})
    for (const [item, body] of [
      [promoted, { promotedBy: 'A sponsor' }],
      [read, { editorialRank: 3 }],
    ] as const) {
      const params = { contentItemId: item.contentItemId }
      await as(admin).call(moderationRoutes.changeEditorial, { params, body })
    }
    await as(viewer).call(likeRoutes.like, { params: { contentItemId: read.contentItemId } })
    await refreshTrending(app)

    expect(await reasonsOf(viewer, promoted.contentItemId)).toEqual([{ type: 'Promoted', name: 'A sponsor' }])
    expect((await reasonsOf(viewer, read.contentItemId)).map(({ type }) => type)).toEqual(['Trending', 'EditorsChoice'])
  })

  it('is told of nothing that the viewer may not see, and offers nobody to mute themselves', async () => {
    const [viewer, writer] = [await make.doctor(), await make.doctor()]
    const draft = await makeContent(app, 'UserArticle', { ownerId: writer.userId, visibility: 'owner' })

    const [foreign, own] = [await explain(viewer, draft.contentItemId), await explain(writer, draft.contentItemId)]

    expect(foreign.status).toBe(404)
    expect(own.body.mutable.map(({ type }) => type)).not.toContain('Person')
  })
})
