import {
  type ContentItemType,
  contentItemTypes,
  contentRoutes,
  feedHeader,
  postRoutes,
  profileRoutes,
  userRoutes,
} from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import type { Person } from '../../../testing/make.ts'
import { followsFamily, needsNoPrescription } from '../kinds/feed-weight.ts'

const { app, make, as } = await testApp()
const reader = await make.doctor()
const areas = (await as(reader).call(profileRoutes.listAreasOfInterest, {})).body
const child = areas.find(({ title }) => title === 'Type 2 diabetes')
const [childId, parentId] = [child?.id ?? 0, child?.parent?.id ?? 0]
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

interface Wanted {
  areaId?: number
  filter?: ContentItemType[]
  count?: number
  language?: ('en' | 'fr')[]
  offset?: number
  feed?: string
}

/** Articles of one area, straight into the tables; many share a day. */
async function seed(count: number, areaId: number): Promise<void> {
  await sql`
    with made as (
      select gen_random_uuid() as item_id, gen_random_uuid() as version_id, now() - n % 30 * interval '1 day' as day
      from generate_series(1, ${count}::int) n),
    items as (
      insert into content_items (id, type, slug, current_version_id, published_on)
      select item_id, 'Article', item_id::text, version_id, day from made),
    areas as (
      insert into content_areas (content_item_id, area_id, published_on) select item_id, ${areaId}::int, day from made)
    insert into content_versions (id, content_item_id, title, details, fingerprint)
    select version_id, item_id, 'Item', '{}', '' from made`.execute(app.db)
}

async function page(person: Person, wanted: Wanted) {
  const reply = await as(person).call(contentRoutes.discover, { query: { ...wanted } })
  expect(reply.status).toBe(200)
  return { ids: reply.body.map(({ contentItemId }) => contentItemId), feed: String(reply.headers[feedHeader]) }
}

async function everyPage(person: Person, wanted: Wanted): Promise<string[]> {
  const seen: string[] = []
  for (let offset = 0, feed: string | undefined; ; offset += 20) {
    const read = await page(person, { ...wanted, count: 20, offset, feed })
    feed = read.feed
    if (read.ids.length === 0) return seen
    seen.push(...read.ids)
  }
}

describe('Discover of one area', () => {
  it('shows each item of the area and of those within it once, and nothing else', async () => {
    const inside: string[] = []
    for (let number = 0; number < 70; number++) {
      const type = number % 3 === 0 ? 'Trial' : 'Article'
      const areasOfInterest = number % 2 === 0 ? [childId] : [parentId, childId]
      const publishedOn = number % 10 === 0 ? null : daysAgo(Math.floor(number / 4))
      inside.push((await makeContent(app, type, { areasOfInterest, publishedOn })).contentItemId)
    }
    await makeContent(app, 'Article', { areasOfInterest: ['Gout'] })
    await makeContent(app, 'Article', {})

    const ofParent = await everyPage(reader, { areaId: parentId })
    const ofChild = await everyPage(await make.doctor(), { areaId: childId, filter: ['Trial'] })

    expect(ofParent.toSorted()).toEqual(inside.toSorted())
    expect(ofChild.toSorted()).toEqual(inside.filter((_, number) => number % 3 === 0).toSorted())
  })

  it('reaches beyond what was put in order at first', async () => {
    const gout = areas.find(({ title }) => title === 'Gout')?.id ?? 0
    const before = (await everyPage(await make.doctor(), { areaId: gout })).length
    await seed(620, gout)

    const seen = await everyPage(await make.doctor(), { areaId: gout })

    expect(seen).toHaveLength(before + 620)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('is refused for an area that does not exist', async () => {
    const reply = await as(reader).call(contentRoutes.discover, { query: { areaId: 999_999 } })

    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.body)).toContain('areaId')
  })
})

describe('Discover of several kinds', () => {
  it('shows products beside another kind where the card of their family is not asked for', async () => {
    const drug = await makeContent(app, 'Drug', { publishedOn: daysAgo(1) })
    for (let number = 0; number < 30; number++) await makeContent(app, 'Trial', { publishedOn: daysAgo(number) })
    await sql`
      update content_items set feed_weight = ${followsFamily} where id = ${drug.contentItemId}`.execute(app.db)

    const mixed = await page(await make.doctor(), { filter: ['Drug', 'Trial'], count: 10 })
    const ofFamilies = await page(await make.doctor(), { count: 10 })

    expect(mixed.ids).toContain(drug.contentItemId)
    expect(ofFamilies.ids).not.toContain(drug.contentItemId)
  })
})

describe('Discover of drugs alone', () => {
  it('shows what needs no prescription after what does', async () => {
    const old = await makeContent(app, 'Drug', { publishedOn: daysAgo(4_000), feedWeight: followsFamily })
    const lozenge = await makeContent(app, 'Drug', { publishedOn: daysAgo(0), feedWeight: needsNoPrescription })

    const seen = await everyPage(await make.doctor(), { filter: ['Drug'] })

    expect(seen.indexOf(lozenge.contentItemId)).toBeGreaterThan(seen.indexOf(old.contentItemId))
  })
})

describe('what has no date', () => {
  it('stands below everything that has one', async () => {
    const undated = await Promise.all(
      Array.from({ length: 5 }, () => makeContent(app, 'Decision', { publishedOn: null })),
    )
    const undatedIds = undated.map(({ contentItemId }) => contentItemId)

    const seen = await everyPage(await make.doctor(), { filter: ['Decision', 'Trial'] })

    const positions = undatedIds.map((id) => seen.indexOf(id))
    const datedTrials = seen.length - undatedIds.length
    expect(Math.min(...positions)).toBeGreaterThan(datedTrials / 2)
    expect((await page(await make.doctor(), { filter: ['Decision', 'Trial'], count: 10 })).ids).not.toEqual(
      expect.arrayContaining([undatedIds[0]]),
    )
  })
})

describe('the languages of a feed', () => {
  it('are those that the viewer reads unless others are asked for, and tell their feeds apart', async () => {
    const person = await make.doctor()
    const readIn = (languages: ('en' | 'fr')[]) =>
      as(person).call(userRoutes.setReadingLanguages, { params: { id: person.userId }, body: { languages } })
    await readIn(['fr'])
    const inFrench = await page(person, {})
    expect((await page(person, {})).feed).toBe(inFrench.feed)
    expect((await page(person, { language: ['fr'] })).feed).toBe(inFrench.feed)
    expect((await page(person, { language: ['en', 'fr'] })).feed).not.toBe(inFrench.feed)

    await readIn(['en', 'fr'])
    const inBoth = await page(person, {})
    expect(inBoth.feed).not.toBe(inFrench.feed)
    expect((await page(person, {})).feed).toBe(inBoth.feed)
  })
})

describe('the feeds of one viewer', () => {
  it('are thirty at most, the newest, however many filters they ask for', async () => {
    const person = await make.doctor()
    const pairs = contentItemTypes.flatMap((one, place) =>
      contentItemTypes.slice(place + 1).map((other): ContentItemType[] => [one, other]),
    )
    const made: string[] = []
    for (const filter of pairs.slice(0, 32)) made.push((await page(person, { filter })).feed)

    const stored = await app.db.selectFrom('feeds').select('id').where('user_id', '=', person.userId).execute()
    const kept = stored.map(({ id }) => id)

    expect(kept).toHaveLength(30)
    expect([made.at(0), made.at(-1)].map((id) => kept.includes(id ?? ''))).toEqual([false, true])
  })
})

describe('the number of new items', () => {
  const countNew = async (person: Person, query: Wanted & { feed: string }) =>
    (await as(person).call(contentRoutes.countNew, { query: { ...query } })).body

  it('counts what the filter shows, and nothing else', async () => {
    const person = await make.doctor()
    const all = await page(person, {})
    const articles = await page(person, { filter: ['Article'] })
    const ofArea = await page(person, { areaId: childId })

    await makeContent(app, 'Trial', { areasOfInterest: [childId] })
    await makeContent(app, 'Article', {})
    await as(person).call(postRoutes.createDraftArticle, { body: { title: 'Only mine' } })

    expect(await countNew(person, { feed: all.feed })).toBe(2)
    expect(await countNew(person, { feed: articles.feed, filter: ['Article'] })).toBe(1)
    expect(await countNew(person, { feed: ofArea.feed, areaId: childId })).toBe(1)
  })

  it('is none for a feed of somebody else, or one that is gone', async () => {
    const { feed } = await page(await make.doctor(), {})
    await makeContent(app, 'Article', {})

    expect(await countNew(await make.doctor(), { feed })).toBe(0)
  })
})
