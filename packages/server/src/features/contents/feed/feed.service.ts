import { randomUUID } from 'node:crypto'
import { type ContentItemType, contentItemTypes, type Language } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { hours, later } from '../../../platform/clock.ts'
import { invalid } from '../../../platform/errors/errors.ts'
import { outageOf } from '../../../platform/errors/outages.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import {
  deleteOldFeeds,
  type FeedKey,
  type FeedPage,
  type FeedSought,
  filterOf,
  findFeedPage,
  insertFeed,
  lengthenFeed,
  lockFeed,
} from './feed.queries.ts'
import {
  countListedSince,
  type FeedScope,
  listAreasWithin,
  listCandidates,
  listMovedSince,
  listNextInStaticOrder,
  listNextOfAreas,
  listReadingLanguages,
} from './feed-candidates.queries.ts'
import { mix, orderFeed, withoutSurplus } from './feed-order.ts'

const reusedForMs = hours(1)
const keptFeeds = { ofFilter: 3, ofAll: 30 }
const lengthenedBy = 500

export interface FeedWanted {
  count: number
  offset: number
  firstOffset: number
  filter: ContentItemType[]
  areaId?: number
  language: Language[]
  unread: boolean
  feed?: string
}

/** What was asked for, but for the languages that the viewer reads. */
interface Asked extends Omit<FeedScope, 'language'>, FeedKey {}

interface Scope extends FeedScope {
  /** The scope in words, by which a viewer's feeds are told apart; empty for everything. */
  filter: string
}

const countedNew = 100

/**
 * A page of Discover. The first page puts the viewer's feed in order, or takes the one still fresh; later pages are
 * slices of that feed, whatever was published meanwhile.
 */
export async function readFeed(app: App, viewer: Actor, wanted: FeedWanted): Promise<FeedPage> {
  const asked = await askedOf(app, wanted)
  const slice = { offset: wanted.offset, count: wanted.count }
  const sought = soughtFor(app, wanted, asked)
  const known = await app.reading((reading) => findFeedPage(reading, viewer, { ...slice, sought }))
  if (known && (known.feed.is_complete || known.feed.length >= wanted.offset + wanted.count)) return known
  const scope = await scopeOf(app, viewer, asked)
  const feedId =
    known?.feed.id ??
    (await makeFeed(app, viewer, { ...scope, head: wanted.firstOffset }).catch(async (error) => {
      // Where there is no room for a new one, the last one is read once more.
      const last =
        outageOf(error)?.status === 507 && (await findFeedPage(app, viewer, { ...slice, sought: { latest: asked } }))
      if (!last) throw error
      return last.feed.id
    }))
  await reach(app, feedId, { ...scope, end: wanted.offset + wanted.count })
  const page = await findFeedPage(app, viewer, { ...slice, sought: { named: { feedId } } })
  return page ?? { feed: { id: feedId, length: 0, is_complete: true }, rows: [] }
}

/** How many items have come that the filter shows, since the feed on screen was made. */
export async function countNew(
  app: App,
  viewer: Actor,
  wanted: Pick<FeedWanted, 'filter' | 'areaId' | 'language'> & { feed: string },
): Promise<number> {
  const scope = await scopeOf(app, viewer, await askedOf(app, { ...wanted, unread: false }))
  return countListedSince(app.db, viewer.userId, { ...scope, feedId: wanted.feed, most: countedNew })
}

async function askedOf(
  app: App,
  { filter, areaId, language, unread }: Pick<FeedWanted, 'filter' | 'areaId' | 'language' | 'unread'>,
): Promise<Asked> {
  const chosen = [...new Set(filter)].sort()
  const areaIds = areaId === undefined ? null : await listAreasWithin(app.db, areaId)
  if (areaIds?.length === 0) throw invalid('area-unknown', 'areaId')
  const words = [...chosen, ...(areaIds ? [`area ${areaId}`] : []), ...(unread ? ['unread'] : [])]
  return {
    types: chosen.length > 0 ? chosen : [...contentItemTypes],
    areaIds,
    unread,
    asked: words.join(),
    languages: language.length > 0 ? [...new Set(language)] : undefined,
  }
}

async function scopeOf(app: App, viewer: Actor, { asked, languages, ...scope }: Asked): Promise<Scope> {
  const [only, ...others] = languages ?? (await listReadingLanguages(app.db, viewer.userId))
  const language = only && others.length === 0 ? only : null
  return { ...scope, language, filter: filterOf(asked, language) }
}

function soughtFor(
  app: App,
  { offset, firstOffset, feed }: FeedWanted,
  { asked, languages, types }: Asked,
): FeedSought {
  const madeAfter = later(app.clock.now(), -reusedForMs)
  if (offset === 0) return { fresh: { asked, languages, types, head: firstOffset, madeAfter } }
  return feed ? { named: { feedId: feed } } : { latest: { asked, languages } }
}

async function makeFeed(
  app: App,
  viewer: Actor,
  { head, filter, ...scope }: Scope & { head: number },
): Promise<string> {
  const id = randomUUID()
  await inTransaction(app, async (tx) => {
    const itemIds = orderFeed(withoutSurplus(await listCandidates(tx, viewer.userId, scope)), head)
    await insertFeed(tx, { id, viewerId: viewer.userId, filter, head, madeAt: app.clock.now(), itemIds })
    await deleteOldFeeds(tx, viewer.userId, keptFeeds)
  })
  return id
}

/** Lengthens a feed in static order until it covers `end` or everything there is. */
async function reach(app: App, feedId: string, { end, ...scope }: Scope & { end: number }): Promise<void> {
  await inTransaction(app, async (tx) => {
    const feed = await lockFeed(tx, feedId)
    if (!feed || feed.is_complete || feed.length >= end) return
    const count = Math.max(lengthenedBy, end - feed.length)
    const { types, areaIds, language, unread } = scope
    const next = areaIds
      ? await listNextOfAreas(tx, feed, { types, areaIds, language, unread, count })
      : await listNextInStaticOrder(tx, feed, { types, language, unread, count })
    const room = count - next.length
    const moved = room > 0 ? await listMovedSince(tx, feed, { types, areaIds, language, unread, count: room }) : []
    await lengthenFeed(tx, feed, {
      itemIds: [...mix(next), ...moved].map((candidate) => candidate.id),
      cursor: next.at(-1),
      isComplete: moved.length < room,
    })
  })
}
