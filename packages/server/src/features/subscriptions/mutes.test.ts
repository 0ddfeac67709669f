import { contentRoutes, profileRoutes, subscriptionRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'

const { make, as, app } = await testApp()
const author = await make.doctor()
const [article, asthma, post, trial] = await Promise.all([
  makeContent(app, 'Article', { title: 'An article of a source', sourceName: 'PubMed' }),
  makeContent(app, 'Article', { title: 'On asthma', areasOfInterest: ['Asthma'] }),
  makeContent(app, 'UserArticle', { title: 'A post', ownerId: author.userId }),
  makeContent(app, 'Trial', { title: 'A trial' }),
])
const everything = [article, asthma, post, trial].map(({ contentItemId }) => contentItemId)

const mute = (person: Person, type: 'Area' | 'Source' | 'Person' | 'Kind', value: string | number) =>
  as(person).call(subscriptionRoutes.createMute, { body: { type, value } })
async function discovered(person: Person, query: { unread?: 'true' } = {}): Promise<Set<string>> {
  const { body } = await as(person).call(contentRoutes.discover, { query: { count: 100, ...query } })
  return new Set(body.map(({ contentItemId }) => contentItemId))
}
const missing = async (person: Person): Promise<string[]> => {
  const shown = await discovered(person)
  return everything.filter((id) => !shown.has(id))
}

describe('muting', () => {
  it.each([
    ['an area, and those within it', 'Area', 3100, asthma.contentItemId],
    ['a source by its name', 'Source', 'PubMed', article.contentItemId],
    ['a person', 'Person', author.userId, post.contentItemId],
    ['a kind', 'Kind', 'Trial', trial.contentItemId],
  ] as const)('takes %s out of Discover, and leaves it findable', async (_, type, value, gone) => {
    const person = await make.doctor()
    const before = await missing(person)

    const muted = await mute(person, type, value)
    const after = await missing(person)
    const opened = await as(person).call(contentRoutes.getContent, { params: { contentItemId: gone } })
    await as(person).call(subscriptionRoutes.deleteMute, { params: { id: muted.body.id } })

    expect([before, after, opened.status, await missing(person)]).toEqual([[], [gone], 200, []])
  })

  it('is what blocking does too: what a blocked person wrote is in no Discover', async () => {
    const person = await make.doctor()
    const params = { userId: author.userId }
    const before = await missing(person)

    await as(person).call(profileRoutes.block, { params })
    await expect.poll(() => missing(person)).toEqual([post.contentItemId])
    await as(person).call(profileRoutes.unblock, { params })
    await expect.poll(() => missing(person)).toEqual([])

    expect(before).toEqual([])
  })

  it('is once, one’s own, and of things that exist', async () => {
    const [person, other] = [await make.doctor(), await make.doctor()]

    const [first, again] = [await mute(person, 'Kind', 'Trial'), await mute(person, 'Kind', 'Trial')]
    const unknown = await Promise.all([
      mute(person, 'Kind', 'Gossip'),
      mute(person, 'Area', 999_999),
      mute(person, 'Source', 'Nowhere'),
      mute(person, 'Person', 'nobody'),
    ])
    const foreign = await as(other).call(subscriptionRoutes.deleteMute, { params: { id: first.body.id } })

    expect(again.body).toEqual(first.body)
    expect(unknown.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(foreign.status).toBe(404)
    expect((await as(person).call(subscriptionRoutes.listMutes)).body).toMatchObject([{ type: 'Kind', value: 'Trial' }])
  })
})

describe('read state', () => {
  it('marks what the reader opened, and leaves it out where only the unread is wanted', async () => {
    const person = await make.doctor()
    const params = { contentItemVersionId: article.versionId }
    await as(person).call(contentRoutes.recordView, { params })

    const { body: summary } = await as(person).call(contentRoutes.getContentSummary, {
      params: { contentItemId: article.contentItemId },
    })
    const { body: whole } = await as(person).call(contentRoutes.getContent, {
      params: { contentItemId: trial.contentItemId },
    })
    const unread = await discovered(person, { unread: 'true' })

    expect([summary.isRead, whole.isRead]).toEqual([true, false])
    expect(everything.filter((id) => !unread.has(id))).toEqual([article.contentItemId])
  })
})
