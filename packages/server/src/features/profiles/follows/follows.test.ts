import { profileRoutes, totalCountHeader } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { followed, unfollowed } from '../index.ts'

const { make, as, apps } = await testApp()

const follow = (source: Person, person: Person) =>
  as(source).call(profileRoutes.follow, { params: { userIdToFollow: person.userId } })
const unfollow = (source: Person, person: Person) =>
  as(source).call(profileRoutes.unfollow, { params: { userIdToUnfollow: person.userId } })
const profileOf = async (person: Person, reader: Person) =>
  (await as(reader).call(profileRoutes.getProfile, { params: { userId: person.userId } })).body

describe('following somebody', () => {
  it('makes a link that profile, lists and summary show', async () => {
    const [source, person] = [await make.doctor(), await make.doctor({ firstName: 'Minh', lastName: 'Nguyễn' })]

    const reply = await follow(source, person)
    const links = await as(source).call(profileRoutes.listFollowing)
    const [seen, own] = [await profileOf(person, source), await profileOf(source, source)]
    const summary = await as(source).call(profileRoutes.getProfileSummary, { params: { userId: person.userId } })

    expect(reply.body).toMatchObject({ sourceUserId: source.userId, followedUserId: person.userId })
    expect(links.body).toEqual([reply.body])
    expect(seen).toMatchObject({ isFollowed: true, followersCount: 1, followingCount: 0 })
    expect(own).toMatchObject({ followingUserIds: [person.userId], followersCount: 0, followingCount: 1 })
    expect(summary.body).toMatchObject({
      userId: person.userId,
      firstName: 'Minh',
      lastName: 'Nguyễn',
      bio: null,
      profilePictureAttachmentId: null,
      isFollowed: true,
    })
  })

  it('twice is once', async () => {
    const [source, person] = [await make.doctor(), await make.doctor()]

    const [first, second] = await Promise.all([follow(source, person), follow(source, person)])

    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body.id).toBe(second.body.id)
    expect((await profileOf(person, source)).followersCount).toBe(1)
  })

  it('ends, and ending it twice is no error', async () => {
    const [source, person] = [await make.doctor(), await make.doctor()]
    await follow(source, person)

    const [first, second] = [await unfollow(source, person), await unfollow(source, person)]

    expect([first.status, second.status]).toEqual([204, 204])
    expect(await profileOf(person, source)).toMatchObject({ isFollowed: false, followersCount: 0 })
  })

  it('is refused for oneself, and not found for nobody or somebody who is not a member', async () => {
    const source = await make.doctor()
    const nobody = { ...source, userId: '00000000-0000-4000-8000-000000000000' }

    const self = await follow(source, source)

    expect(self.status).toBe(400)
    expect(self.body).toMatchObject({ detail: 'You cannot follow yourself.' })
    expect((await follow(source, nobody)).status).toBe(404)
    expect((await unfollow(source, nobody)).status).toBe(404)
    expect((await follow(source, await make.doctor({ status: 'New' }))).status).toBe(404)
    expect((await follow(source, await make.doctor({ status: 'Disabled' }))).status).toBe(404)
  })

  it('is announced once for each change', async () => {
    const [source, person] = [await make.doctor(), await make.doctor()]
    const heard: string[] = []
    for (const { events } of apps) {
      events.on(followed, ({ sourceUserId }) => void (sourceUserId === source.userId && heard.push('followed')))
      events.on(unfollowed, ({ sourceUserId }) => void (sourceUserId === source.userId && heard.push('unfollowed')))
    }

    for (const act of [follow, follow, unfollow, unfollow]) await act(source, person)

    expect(heard).toEqual(['followed', 'unfollowed'])
  })
})

describe('lists of followers and followed', () => {
  it('page newest first, with the total and whether the reader follows each', async () => {
    const [person, reader] = [await make.doctor(), await make.doctor()]
    const followers = [await make.doctor(), await make.doctor(), await make.doctor()]
    for (const follower of followers) await follow(follower, person)
    await follow(reader, followers[0] as Person)
    const list = (count: number, offset: number) =>
      as(reader).call(profileRoutes.listFollowers, { params: { userId: person.userId }, query: { count, offset } })

    const [first, second] = [await list(2, 0), await list(2, 2)]

    expect(first.headers[totalCountHeader]).toBe('3')
    expect([...first.body, ...second.body].map(({ userId }) => userId).sort()).toEqual(
      followers.map(({ userId }) => userId).sort(),
    )
    expect([...first.body, ...second.body].filter(({ isFollowed }) => isFollowed)).toMatchObject([
      { userId: followers[0]?.userId },
    ])
  })

  it('tell whom somebody follows, and are not found for nobody', async () => {
    const [source, person] = [await make.doctor(), await make.doctor()]
    await follow(source, person)

    const list = await as(person).call(profileRoutes.listFollowed, { params: { userId: source.userId } })
    const missing = await as(person).call(profileRoutes.listFollowers, {
      params: { userId: '00000000-0000-4000-8000-000000000000' },
    })

    expect(list.body).toMatchObject([{ userId: person.userId, isFollowed: false, userType: 'Doctor' }])
    expect(missing.status).toBe(404)
  })
})
