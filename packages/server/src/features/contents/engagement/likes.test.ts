import { contentRoutes, likeRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../platform/app.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { like, removeLike } from './likes.service.ts'
import { recordView } from './views.service.ts'

const { app, make, as } = await testApp()
const one = await make.doctor()
const others = await Promise.all(Array.from({ length: 199 }, () => make.doctor()))
// Signing two hundred people in would measure passwords; they come in behind the door.
const clients: Actor[] = [one, ...others].map(({ userId, roles }) => ({ userId, roles, sessionId: userId }))

describe('likes', () => {
  it('are exact under 200 clients that double-click at once', async () => {
    const { contentItemId } = await makeContent(app, 'Article')
    const item = { params: { contentItemId } }

    const liked = await Promise.all([...clients, ...clients].map((client) => like(app, client, contentItemId)))
    const full = await as(one).call(contentRoutes.getContentSummary, item)
    const removed = await Promise.all(
      [...clients.slice(0, 150), ...clients.slice(0, 150)].map((client) => removeLike(app, client, contentItemId)),
    )
    const left = await as(one).call(contentRoutes.getContentSummary, item)

    expect(Math.max(...liked)).toBe(200)
    expect(full.body).toMatchObject({ likes: 200, hasUserLikedContent: true })
    expect(Math.min(...removed)).toBe(50)
    expect(left.body).toMatchObject({ likes: 50, hasUserLikedContent: false })
  })

  it('give the new number, twice as once', async () => {
    const { contentItemId } = await makeContent(app, 'Article')
    const item = { params: { contentItemId } }
    const numbers = []
    for (const route of [likeRoutes.like, likeRoutes.like, likeRoutes.removeLike, likeRoutes.removeLike]) {
      numbers.push((await as(one).call(route, item)).body)
    }

    expect(numbers).toEqual([1, 1, 0, 0])
  })
})

describe('views', () => {
  it('count each reader of a version once under 200 clients that double-click at once', async () => {
    const first = await makeContent(app, 'Article')
    const view = { params: { contentItemVersionId: first.versionId } }

    await Promise.all([...clients, ...clients].map((client) => recordView(app, client, first.versionId)))
    const count = await as(one).call(contentRoutes.countViews, view)
    const second = await makeContent(app, 'Article', { contentItemId: first.contentItemId, title: 'A newer version' })
    await as(one).call(contentRoutes.recordView, { params: { contentItemVersionId: second.versionId } })
    const ofSecond = await as(one).call(contentRoutes.countViews, {
      params: { contentItemVersionId: second.versionId },
    })
    const item = await as(one).call(contentRoutes.getContent, { params: { contentItemId: first.contentItemId } })

    expect(count.body).toBe(200)
    expect(ofSecond.body).toBe(1)
    expect(item.body.views).toBe(201)
  })
})

describe('a person who leaves', () => {
  it('takes their likes and views along', async () => {
    const leaver = await make.doctor()
    const made = await makeContent(app, 'Article')
    const item = { params: { contentItemId: made.contentItemId } }
    await as(leaver).call(likeRoutes.like, item)
    await as(leaver).call(contentRoutes.recordView, { params: { contentItemVersionId: made.versionId } })
    await as(leaver).call(contentRoutes.discover, { query: {} })

    const gone = await as(leaver).call(userRoutes.deleteUser, { params: { id: leaver.userId } })
    const left = await as(one).call(contentRoutes.getContent, item)
    const count = await as(one).call(contentRoutes.countViews, { params: { contentItemVersionId: made.versionId } })
    const feeds = await app.db.selectFrom('feeds').select('id').where('user_id', '=', leaver.userId).execute()

    expect(gone.status).toBeLessThan(300)
    expect(left.body).toMatchObject({ likes: 0, views: 0 })
    expect(count.body).toBe(0)
    expect(feeds).toEqual([])
  })
})
