import { contentRoutes, likeRoutes, profileRoutes, subscriptionRoutes } from '@materia/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { hours } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import type { Person } from '../../../testing/make.ts'
import { refreshTrending } from '../contents.jobs.ts'
import { seedContents } from '../testing/seed.ts'

const { app, make, as, clock } = await testApp()

beforeAll(() => seedContents(app.db, 20_000))

describe('recent-followed', () => {
  it('shows the newest posts and public folios of followed people, at once', async () => {
    const [reader, friend] = [await make.doctor(), await make.doctor()]
    const older = await makeContent(app, 'UserArticle', { ownerId: friend.userId, publishedOn: new Date('2026-01-01') })
    const newer = await makeContent(app, 'Folio', { ownerId: friend.userId, publishedOn: new Date('2026-02-01') })
    await makeContent(app, 'Folio', { ownerId: friend.userId, visibility: 'owner' })
    const list = async () =>
      (await as(reader).call(contentRoutes.recentFollowed, { query: {} })).body.map((item) => item.contentItemId)
    const before = await list()
    await as(reader).call(profileRoutes.follow, { params: { userIdToFollow: friend.userId } })
    const followed = await list()
    await as(reader).call(profileRoutes.unfollow, { params: { userIdToUnfollow: friend.userId } })

    expect(before).toEqual([])
    expect(followed).toEqual([newer.contentItemId, older.contentItemId])
    expect(await list()).toEqual([])
  })
})

describe('trending', () => {
  it('ranks by distinct readers and likes of a week, without authors and paid places', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => make.doctor()))
    const [owner, ...readers] = people as [Person, ...Person[]]
    const liked = await makeContent(app, 'UserArticle', { ownerId: owner.userId })
    const read = await makeContent(app, 'UserArticle', { ownerId: owner.userId })
    const promoted = await makeContent(app, 'UserArticle', { ownerId: owner.userId, promotedBy: 'A sponsor' })
    const ownOnly = await makeContent(app, 'UserArticle', { ownerId: owner.userId })
    for (const person of readers) {
      await as(person).call(likeRoutes.like, { params: { contentItemId: liked.contentItemId } })
      await as(person).call(likeRoutes.like, { params: { contentItemId: promoted.contentItemId } })
      await as(person).call(contentRoutes.recordView, { params: { contentItemVersionId: read.versionId } })
    }
    await as(owner).call(likeRoutes.like, { params: { contentItemId: ownOnly.contentItemId } })
    await refreshTrending(app)
    const trending = async () => (await as(owner).call(contentRoutes.trending, { query: { count: 100 } })).body
    const ids = (await trending()).map((item) => item.contentItemId)

    expect(ids.indexOf(liked.contentItemId)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(read.contentItemId)).toBeGreaterThan(ids.indexOf(liked.contentItemId))
    expect(ids).not.toContain(promoted.contentItemId)
    expect(ids).not.toContain(ownOnly.contentItemId)

    clock.advance(hours(24 * 8))
    await refreshTrending(app)
    clock.advance(-hours(24 * 8))

    expect(await trending()).toEqual([])
  })

  it('leaves out what a reader muted, and whom they blocked', async () => {
    const [writer, muted, reader] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const posts = [
      await makeContent(app, 'UserArticle', { ownerId: writer.userId }),
      await makeContent(app, 'UserArticle', { ownerId: muted.userId }),
    ].map(({ contentItemId }) => contentItemId)
    for (const contentItemId of posts) await as(reader).call(likeRoutes.like, { params: { contentItemId } })
    await refreshTrending(app)
    const shown = async () =>
      (await as(reader).call(contentRoutes.trending, { query: { count: 100 } })).body
        .map(({ contentItemId }) => contentItemId)
        .filter((id) => posts.includes(id))
    const before = await shown()

    await as(reader).call(profileRoutes.block, { params: { userId: writer.userId } })
    await as(reader).call(subscriptionRoutes.createMute, { body: { type: 'Person', value: muted.userId } })

    expect([before.toSorted(), await shown()]).toEqual([posts.toSorted(), []])
  })

  it('lets a small specialty stand beside a large one', async () => {
    const owner = await make.doctor()
    const readers = await Promise.all(Array.from({ length: 12 }, () => make.doctor()))
    const large = await Promise.all(
      Array.from({ length: 12 }, () =>
        makeContent(app, 'UserArticle', { ownerId: owner.userId, areasOfInterest: ['Hypertension'] }),
      ),
    )
    const small = await makeContent(app, 'UserArticle', {
      ownerId: owner.userId,
      areasOfInterest: ['Sickle cell disease'],
    })
    for (const person of readers) {
      for (const made of large)
        await as(person).call(contentRoutes.recordView, { params: { contentItemVersionId: made.versionId } })
    }
    for (const person of readers.slice(0, 6)) {
      await as(person).call(contentRoutes.recordView, { params: { contentItemVersionId: small.versionId } })
    }
    await refreshTrending(app)

    const { body } = await as(owner).call(contentRoutes.trending, { query: { count: 100 } })
    const positions = [small, ...large].map((made) =>
      body.findIndex((item) => item.contentItemId === made.contentItemId),
    )

    expect(Math.min(...positions)).toBe(positions[0])
    expect(positions[0]).toBeGreaterThanOrEqual(0)
  })
})
