import { randomUUID } from 'node:crypto'
import { contentRoutes, feedHeader, profileRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../../platform/app.ts'
import { hours } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import type { Person } from '../../../testing/make.ts'
import { seedContents } from '../testing/seed.ts'
import type { FeedWanted } from './feed.service.ts'
import { readFeed } from './feed.service.ts'

const { app, make, as, clock } = await testApp()

const actorOf = (person: Person): Actor => ({ userId: person.userId, roles: person.roles, sessionId: randomUUID() })
const page = async (person: Person, wanted: Partial<Omit<FeedWanted, 'unread'>> = {}) => {
  const reply = await as(person).call(contentRoutes.discover, { query: { ...wanted } })
  expect(reply.status).toBe(200)
  return {
    items: reply.body,
    ids: reply.body.map((item) => item.contentItemId),
    feed: String(reply.headers[feedHeader]),
  }
}

beforeAll(() => seedContents(app.db, 20_000))

describe('paging through Discover', () => {
  it('shows each of 20,000 items exactly once while 500 more are published', async () => {
    const { rows } = await sql<{ id: string }>`select id from content_items where is_listed`.execute(app.db)
    const old = new Set(rows.map((row) => row.id))
    const reader = await make.doctor()
    const actor = actorOf(reader)
    const seen: string[] = []
    let published = 0

    for (let offset = 0, count = 10; ; offset += count, count = 100) {
      const { rows } = await readFeed(app, actor, {
        count,
        offset,
        firstOffset: offset === 0 ? 0 : 10,
        filter: [],
        language: [],
        unread: false,
      })
      seen.push(...rows.map((row) => row.content_item_id))
      if (rows.length === 0) break
      if (published === 500) continue
      const news = Array.from({ length: 5 }, () => makeContent(app, 'Article', { publishedOn: new Date() }))
      published += (await Promise.all(news)).length
      // An old item that moves up or down meanwhile is neither lost nor repeated.
      const change = offset % 200 === 10 ? 400 : -400
      await sql`update content_items set date_rank = date_rank + ${change} where id = ${rows[0]?.content_item_id}`.execute(
        app.db,
      )
    }
    const oldSeen = seen.filter((id) => old.has(id))

    expect(old.size).toBeGreaterThanOrEqual(20_000)
    expect(published).toBe(500)
    expect(new Set(seen).size).toBe(seen.length)
    expect(oldSeen.length).toBe(old.size)
  })

  it('leaves no gap for an item that moved past the place reached', async () => {
    const reader = await make.doctor()
    const { rows: below } = await sql<{ id: string }>`
      select id from content_items where is_listed order by static_rank limit 5`.execute(app.db)
    const first = await page(reader, { count: 100 })
    await page(reader, { count: 100, offset: 3_000, firstOffset: 0, feed: first.feed })

    await sql`update content_items set date_rank = date_rank + 5000 where id = any(${below.map(({ id }) => id)}::uuid[])`.execute(
      app.db,
    )
    const found = new Set<string>()
    for (let offset = 3_000; ; offset += 100) {
      const { rows } = await readFeed(app, actorOf(reader), {
        count: 100,
        offset,
        firstOffset: 0,
        filter: [],
        language: [],
        unread: false,
        feed: first.feed,
      })
      if (rows.length === 0) break
      for (const row of rows) found.add(row.content_item_id)
    }

    expect(below).toHaveLength(5)
    expect(below.every(({ id }) => found.has(id))).toBe(true)
  })

  it('gives two windows their own feeds', async () => {
    const reader = await make.doctor()
    const one = await page(reader, { count: 10 })
    await makeContent(app, 'Trial', { publishedOn: new Date() })
    const two = await page(reader, { count: 10 })

    const next = await page(reader, { count: 40, offset: 10, firstOffset: 10, feed: one.feed })

    expect(two.feed).not.toBe(one.feed)
    expect(next.feed).toBe(one.feed)
    expect(next.ids.filter((id) => one.ids.includes(id))).toEqual([])
  })

  it('goes on from the first page asked for last, whichever head was asked for before', async () => {
    const reader = await make.doctor()
    await page(reader, { count: 10 })
    await page(reader, { count: 40, firstOffset: 10 })

    const first = await page(reader, { count: 10 })
    const next = await page(reader, { count: 40, offset: 10, firstOffset: 10 })

    expect(next.feed).toBe(first.feed)
    expect(next.ids.filter((id) => first.ids.includes(id))).toEqual([])
  })

  it('never opens the feed of somebody else', async () => {
    const [reader, other] = [await make.doctor(), await make.doctor()]
    const { feed } = await page(other, { count: 10 })

    const next = await page(reader, { count: 10, offset: 10, firstOffset: 10, feed })

    expect(next.feed).not.toBe(feed)
  })
})

describe('what Discover puts first', () => {
  it('shows what was just published on the next first page', async () => {
    const reader = await make.doctor()
    await page(reader)
    const made = await makeContent(app, 'UserArticle', { ownerId: reader.userId, publishedOn: new Date() })

    const { ids } = await page(reader)

    expect(ids).toContain(made.contentItemId)
  })

  it('takes the same feed again while nothing has changed, for an hour', async () => {
    const reader = await make.doctor()
    const read = async () =>
      (
        await readFeed(app, actorOf(reader), {
          count: 10,
          offset: 0,
          firstOffset: 0,
          filter: [],
          language: [],
          unread: false,
        })
      ).feed
    const one = await read()
    const two = await read()
    clock.advance(hours(1.1))
    const three = await read()
    clock.advance(-hours(1.1))

    expect(two).toEqual(one)
    expect(three.id).not.toBe(one.id)
  })

  it('lets the kinds take turns and not one of them fill the screen', async () => {
    const { items } = await page(await make.doctor(), { count: 30 })

    const kinds = items.map((item) => item.contentItemType)

    expect(kinds).toHaveLength(30)
    expect(kinds.some((kind, index) => kind === kinds[index - 1])).toBe(false)
  })

  it('keeps the head in plain rank order', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from content_items where is_listed order by static_rank desc, id limit 20`.execute(app.db)

    const { ids } = await page(await make.doctor(), { count: 20, firstOffset: 20 })

    expect(rows).toHaveLength(20)
    expect(ids).toEqual(rows.map((row) => row.id))
  })

  it('puts a record whose source gives no date behind the dated ones', async () => {
    const reader = await make.doctor()
    const dated = await makeContent(app, 'Decision', { sourceKey: randomUUID(), publishedOn: new Date('2009-05-04') })
    const undated = await makeContent(app, 'Decision', { sourceKey: randomUUID(), publishedOn: null })

    const { ids } = await page(reader, { filter: ['Decision'] })

    expect(ids.filter((id) => [dated, undated].some(({ contentItemId }) => contentItemId === id))).toEqual([
      dated.contentItemId,
      undated.contentItemId,
    ])
  })

  it('sinks what the reader has seen', async () => {
    const reader = await make.doctor()
    const [top] = (await page(reader, { firstOffset: 10 })).items
    await as(reader).call(contentRoutes.recordView, { params: { contentItemVersionId: top?.versionId ?? '' } })

    const { ids } = await page(reader, { count: 100, firstOffset: 10 })

    expect(ids).not.toContain(top?.contentItemId)
  })

  it('lifts the areas of interest of the reader and the people they follow', async () => {
    const [reader, friend, stranger] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const publishedOn = new Date(Date.now() - 86_400_000 * 5)
    const byFriend = await makeContent(app, 'UserArticle', { ownerId: friend.userId, publishedOn })
    const byStranger = await makeContent(app, 'UserArticle', { ownerId: stranger.userId, publishedOn })
    const ofInterest = await makeContent(app, 'UserArticle', {
      ownerId: stranger.userId,
      publishedOn,
      areasOfInterest: ['Type 2 diabetes'],
    })
    await as(reader).call(profileRoutes.follow, { params: { userIdToFollow: friend.userId } })
    await as(reader).call(profileRoutes.updateProfile, { body: { areasOfInterestIds: [807] } })

    const { ids } = await page(reader, { count: 100, firstOffset: 100, filter: ['UserArticle'] })

    const positions = [byFriend, ofInterest, byStranger].map((made) => ids.indexOf(made.contentItemId))
    expect(positions.every((index) => index >= 0)).toBe(true)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  })

  it('gives only the kinds asked for, and nothing that is not public', async () => {
    const reader = await make.doctor()
    const own = await makeContent(app, 'Folio', { ownerId: reader.userId, visibility: 'owner' })
    const open = await makeContent(app, 'Folio', { ownerId: reader.userId })

    const folios = await page(reader, { count: 100, filter: ['Folio'] })
    const both = await page(reader, { count: 50, filter: ['Trial', 'Drug'] })

    expect(folios.ids).toContain(open.contentItemId)
    expect(folios.ids).not.toContain(own.contentItemId)
    expect(new Set(folios.items.map((item) => item.contentItemType))).toEqual(new Set(['Folio']))
    expect(new Set(both.items.map((item) => item.contentItemType))).toEqual(new Set(['Trial', 'Drug']))
  })

  it('passes over what was deleted after the feed was made', async () => {
    const reader = await make.doctor()
    const before = await page(reader)
    const gone = before.ids[3] ?? ''
    await sql`update content_items set is_deleted = true where id = ${gone}`.execute(app.db)

    const after = await page(reader)

    expect(after.ids).toEqual(before.ids.filter((id) => id !== gone))
  })
})
