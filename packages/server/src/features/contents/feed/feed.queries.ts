import type { ContentItemType, Language } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Actor, App } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db/db.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { withListEntries } from '../summaries/fixed-lists.ts'
import {
  type Stored,
  type SummaryRow,
  summaryColumns,
  summaryJoins,
  type Viewer,
  viewerOf,
  viewersFolios,
} from '../summaries/summaries.queries.ts'
import { visibleTo } from '../visibility.queries.ts'
import type { Candidate } from './feed-order.ts'

const pageSize = 100

export interface FeedState {
  id: string
  length: number
  is_complete: boolean
}

export interface FeedPage {
  feed: FeedState
  rows: SummaryRow[]
}

type PageRow = Stored<SummaryRow> & { feed_id: string; feed_length: number; feed_is_complete: boolean }

interface Slice extends Viewer {
  offset: number
  end: number
}

/** How the feeds of a viewer are told apart. */
export interface FeedKey {
  /** What was asked for, in words. */
  asked: string
  /** Undefined: those that the viewer reads. */
  languages?: Language[]
}

/** The same key as `filterOf` makes, for who has not said which languages: they are looked up on the way. */
const storedFilter = (userId: string, { asked, languages }: FeedKey) => sql`(
  select concat_ws(',', nullif(${asked}::text, ''), case when cardinality(spoken.read) = 1 then 'posts in ' || spoken.read[1] end)
  from (
    select coalesce(${languages}::text[], (select u.reading_languages::text[] from users u where u.id = ${userId})) as read) as spoken)`

export const filterOf = (asked: string, language: Language | null): string =>
  [asked, language && `posts in ${language}`].filter(Boolean).join()

interface FreshFeed extends FeedKey {
  types: ContentItemType[]
  head: number
  madeAfter: Date
}

/** The viewer's latest feed, if it still says what they would get anew: later pages that name no feed go on in it. */
const freshFeedPage = pageOf<FreshFeed>(
  'fresh',
  ({ userId, asked, languages, types, head, madeAfter }) => sql`
    select f.id, f.length, f.is_complete
    from (
      select * from feeds
      where user_id = ${userId} and filter = ${storedFilter(userId, { asked, languages })}
      order by made_at desc, id desc
      limit 1) as f
    where f.head = ${head}::int and f.made_at > ${madeAfter} and not f.is_stale
      and not exists (
        select 1 from content_items n where n.is_listed and n.listed_at > f.as_of and n.type = any(${types}::text[]))
      and not exists (select 1 from content_views w where w.user_id = ${userId} and w.viewed_at > f.as_of)`,
)

const latestFeedPage = pageOf<FeedKey>(
  'latest',
  ({ userId, asked, languages }) => sql`
    select f.id, f.length, f.is_complete
    from feeds f
    where f.user_id = ${userId} and f.filter = ${storedFilter(userId, { asked, languages })}
    order by f.made_at desc, f.id desc
    limit 1`,
)

const namedFeedPage = pageOf<{ feedId: string }>(
  'named',
  ({ userId, feedId }) => sql`
    select f.id, f.length, f.is_complete from feeds f where f.id = ${feedId} and f.user_id = ${userId}`,
)

/** One slice of a feed with all its cards, in one query. */
function pageOf<Wanted extends object>(name: string, feed: (values: Slice & Wanted) => RawBuilder<unknown>) {
  return prepared<Slice & Wanted, PageRow>(`feed-page-${name}`, (values) => {
    const { userId, isAdmin, language, offset, end } = values
    return sql`
      with ${viewersFolios(userId)},
      feed as materialized (${feed(values)}),
      wanted as (
        select entry.id, page.first + entry.ordinal - 1 as ordinal
        from feed
        -- Fenced: pages of everybody's feeds would be unpacked before this one's are chosen, while there are few.
        cross join lateral (
          select p.first, p.item_ids from feed_pages p
          where p.feed_id = feed.id and p.first > ${offset}::int - ${sql.lit(pageSize)} and p.first < ${end}::int
          offset 0) as page
        cross join unnest(page.item_ids) with ordinality as entry (id, ordinal)
        where page.first + entry.ordinal - 1 >= ${offset}::int and page.first + entry.ordinal - 1 < ${end}::int)
      select feed.id as feed_id, feed.length as feed_length, feed.is_complete as feed_is_complete, card.*
      from feed
      left join lateral (
        select wanted.ordinal, ${summaryColumns({ userId, isAdmin, language })}
        from wanted
        join content_items i on i.id = wanted.id
        join content_versions v on v.id = i.current_version_id
        ${summaryJoins}
        where ${visibleTo(userId)} and i.gone_at is null) as card on true
      order by card.ordinal`
  })
}

export type FeedSought = { fresh: FreshFeed } | { latest: FeedKey } | { named: { feedId: string } }

/** Undefined when there is no such feed. */
export async function findFeedPage(
  app: App,
  viewer: Actor,
  { sought, offset, count }: { sought: FeedSought; offset: number; count: number },
): Promise<FeedPage | undefined> {
  const slice = { ...viewerOf(viewer), offset, end: offset + count }
  const rows = await listPageRows(app.db, sought, slice)
  const [first] = rows
  if (!first) return undefined
  return {
    feed: { id: first.feed_id, length: first.feed_length, is_complete: first.feed_is_complete },
    rows: await withListEntries(
      app,
      rows.filter((row) => row.content_item_id !== null),
    ),
  }
}

function listPageRows(db: Db, sought: FeedSought, slice: Slice): Promise<PageRow[]> {
  if ('fresh' in sought) return freshFeedPage(db, { ...slice, ...sought.fresh })
  if ('latest' in sought) return latestFeedPage(db, { ...slice, ...sought.latest })
  return namedFeedPage(db, { ...slice, ...sought.named })
}

export async function insertFeed(
  db: Db,
  feed: { id: string; viewerId: string; filter: string; head: number; madeAt: Date; itemIds: string[] },
): Promise<void> {
  await db
    .insertInto('feeds')
    .values({
      id: feed.id,
      user_id: feed.viewerId,
      filter: feed.filter,
      head: feed.head,
      made_at: feed.madeAt,
      length: feed.itemIds.length,
      chosen: feed.itemIds.length,
      cursor_rank: null,
      cursor_id: null,
    })
    .execute()
  await insertFeedPages(db, { feedId: feed.id, first: 0, itemIds: feed.itemIds })
}

async function insertFeedPages(db: Db, added: { feedId: string; first: number; itemIds: string[] }): Promise<void> {
  await sql`
    insert into feed_pages (feed_id, first, item_ids)
    select ${added.feedId}, ${added.first}::int + page.number * ${pageSize}::int, page.item_ids
    from (
      select (entry.ordinal - 1) / ${sql.lit(pageSize)} as number, array_agg(entry.id order by entry.ordinal) as item_ids
      from unnest(${added.itemIds}::uuid[]) with ordinality as entry (id, ordinal)
      group by 1) as page`.execute(db)
}

/** Of each filter a viewer keeps a few, so that two windows can page side by side, and of all filters so many. */
export async function deleteOldFeeds(
  db: Db,
  viewerId: string,
  kept: { ofFilter: number; ofAll: number },
): Promise<void> {
  await sql`
    delete from feeds where id in (
      select own.id
      from (
        select id, row_number() over (order by made_at desc, id desc) as place,
               row_number() over (partition by filter order by made_at desc, id desc) as place_in_filter
        from feeds
        where user_id = ${viewerId}) as own
      where own.place > ${kept.ofAll} or own.place_in_filter > ${kept.ofFilter})`.execute(db)
}

export interface LockedFeed extends FeedState {
  user_id: string
  chosen: number
  as_of: string
  cursor_rank: number | null
  cursor_id: string | null
}

/** One writer at a time lengthens a feed. The time is kept as text: it is finer than a Date. */
export async function lockFeed(db: Db, feedId: string): Promise<LockedFeed | undefined> {
  const { rows } = await sql<LockedFeed>`
    select id, user_id, length, chosen, as_of::text as as_of, cursor_rank, cursor_id, is_complete
    from feeds where id = ${feedId} for update`.execute(db)
  return rows[0]
}

export async function lengthenFeed(
  db: Db,
  feed: LockedFeed,
  added: { itemIds: string[]; cursor: Candidate | undefined; isComplete: boolean },
): Promise<void> {
  await insertFeedPages(db, { feedId: feed.id, first: feed.length, itemIds: added.itemIds })
  await db
    .updateTable('feeds')
    .set({
      length: feed.length + added.itemIds.length,
      cursor_rank: added.cursor?.static_rank ?? feed.cursor_rank,
      cursor_id: added.cursor?.id ?? feed.cursor_id,
      is_complete: added.isComplete,
    })
    .where('id', '=', feed.id)
    .execute()
}

export async function markFeedsStale(db: Db, viewerId: string): Promise<void> {
  await db.updateTable('feeds').set({ is_stale: true }).where('user_id', '=', viewerId).execute()
}

export async function deleteFeedsOf(db: Db, viewerId: string): Promise<void> {
  await db.deleteFrom('feeds').where('user_id', '=', viewerId).execute()
}

export async function deleteFeedsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('feeds').where('made_at', '<', before).execute()
}
