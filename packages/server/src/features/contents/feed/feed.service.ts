import { randomUUID } from 'node:crypto'
import { type ContentItemType, contentItemTypes } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { hours, later } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import {
  deleteOldFeeds,
  type FeedPage,
  type FeedSought,
  findFeedPage,
  insertFeed,
  lengthenFeed,
  listCandidates,
  listMovedSince,
  listNextInStaticOrder,
  lockFeed,
} from './feed.queries.ts'
import { mix, orderFeed } from './feed-order.ts'

const reusedForMs = hours(1)
const keptFeeds = 3
const lengthenedBy = 500

export interface FeedWanted {
  count: number
  offset: number
  firstOffset: number
  filter: ContentItemType[]
  feed?: string
}

/**
 * A page of Discover. The first page puts the reader's feed in order, or takes the one still fresh; later pages are
 * slices of that feed, whatever was published meanwhile.
 */
export async function readFeed(app: App, reader: Actor, wanted: FeedWanted): Promise<FeedPage> {
  const types = wanted.filter.length > 0 ? [...new Set(wanted.filter)].sort() : [...contentItemTypes]
  const filter = wanted.filter.length > 0 ? types.join() : ''
  const slice = { offset: wanted.offset, count: wanted.count }
  const sought = soughtFor(app, wanted, { filter, types })
  const known = await app.reading(({ db }) => findFeedPage(db, reader, { ...slice, sought }))
  const feedId = known?.feed.id ?? (await makeFeed(app, reader, { filter, types, head: wanted.firstOffset }))
  if (known && (known.feed.is_complete || known.feed.length >= wanted.offset + wanted.count)) return known
  await reach(app, feedId, { types, end: wanted.offset + wanted.count })
  const page = await findFeedPage(app.db, reader, { ...slice, sought: { named: { feedId } } })
  return page ?? { feed: { id: feedId, length: 0, is_complete: true }, rows: [] }
}

function soughtFor(
  app: App,
  { offset, firstOffset, feed }: FeedWanted,
  { filter, types }: { filter: string; types: ContentItemType[] },
): FeedSought {
  const madeAfter = later(app.clock.now(), -reusedForMs)
  if (offset === 0) return { fresh: { filter, types, head: firstOffset, madeAfter } }
  return feed ? { named: { feedId: feed } } : { latest: { filter } }
}

async function makeFeed(
  app: App,
  reader: Actor,
  { filter, types, head }: { filter: string; types: ContentItemType[]; head: number },
): Promise<string> {
  const id = randomUUID()
  await inTransaction(app, async (tx) => {
    const itemIds = orderFeed(await listCandidates(tx, reader.userId, types), head)
    await insertFeed(tx, { id, readerId: reader.userId, filter, head, madeAt: app.clock.now(), itemIds })
    await deleteOldFeeds(tx, reader.userId, filter, keptFeeds)
  })
  return id
}

/** Lengthens a feed in static order until it covers `end` or everything there is. */
async function reach(
  app: App,
  feedId: string,
  { types, end }: { types: ContentItemType[]; end: number },
): Promise<void> {
  await inTransaction(app, async (tx) => {
    const feed = await lockFeed(tx, feedId)
    if (!feed || feed.is_complete || feed.length >= end) return
    const count = Math.max(lengthenedBy, end - feed.length)
    const next = await listNextInStaticOrder(tx, feed, { types, count })
    const room = count - next.length
    const moved = room > 0 ? await listMovedSince(tx, feed, { types, count: room }) : []
    await lengthenFeed(tx, feed, {
      itemIds: [...mix(next), ...moved].map((candidate) => candidate.id),
      cursor: next.at(-1),
      isComplete: moved.length < room,
    })
  })
}
