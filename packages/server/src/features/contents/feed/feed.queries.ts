import type { ContentItemType } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db/db.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { withListEntries } from '../summaries/fixed-lists.ts'
import {
  type Reader,
  readerOf,
  readersFolios,
  type Stored,
  type SummaryRow,
  summaryColumns,
  summaryJoins,
} from '../summaries/summaries.queries.ts'
import { visibleTo } from '../visibility.ts'
import type { Candidate, ChosenCandidate } from './feed-order.ts'

const pageSize = 100
const bestOfKind = 250
const newestOfArea = 40
const newestOfPerson = 10
const chosenForReaderMax = 500
const followedMax = 1_000

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

interface Slice extends Reader {
  offset: number
  end: number
}
interface FreshFeed {
  filter: string
  types: ContentItemType[]
  head: number
  madeAfter: Date
}

/** The reader's latest feed that still says what they would get anew. */
const freshFeedPage = pageOf<FreshFeed>(
  'fresh',
  ({ userId, filter, types, head, madeAfter }) => sql`
    select f.id, f.length, f.is_complete
    from feeds f
    where f.user_id = ${userId} and f.filter = ${filter} and f.head = ${head}::int
      and f.made_at > ${madeAfter} and not f.is_stale
      and not exists (
        select 1 from content_items n where n.is_listed and n.listed_at > f.as_of and n.type = any(${types}::text[]))
      and not exists (select 1 from content_views w where w.user_id = ${userId} and w.viewed_at > f.as_of)
    order by f.made_at desc, f.id desc
    limit 1`,
)

const latestFeedPage = pageOf<{ filter: string }>(
  'latest',
  ({ userId, filter }) => sql`
    select f.id, f.length, f.is_complete
    from feeds f
    where f.user_id = ${userId} and f.filter = ${filter}
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
    const { userId, isAdmin, offset, end } = values
    return sql`
      with ${readersFolios(userId)},
      feed as materialized (${feed(values)}),
      wanted as (
        select entry.id, page.first + entry.place - 1 as place
        from feed
        join feed_pages page
          on page.feed_id = feed.id and page.first > ${offset}::int - ${sql.lit(pageSize)} and page.first < ${end}::int
        cross join unnest(page.item_ids) with ordinality as entry (id, place)
        where page.first + entry.place - 1 >= ${offset}::int and page.first + entry.place - 1 < ${end}::int)
      select feed.id as feed_id, feed.length as feed_length, feed.is_complete as feed_is_complete, card.*
      from feed
      left join lateral (
        select wanted.place, ${summaryColumns({ userId, isAdmin })}
        from wanted
        join content_items i on i.id = wanted.id
        join content_versions v on v.id = i.current_version_id
        ${summaryJoins}
        where ${visibleTo(userId)}) as card on true
      order by card.place`
  })
}

export type FeedSought = { fresh: FreshFeed } | { latest: { filter: string } } | { named: { feedId: string } }

/** Undefined when there is no such feed. */
export async function findFeedPage(
  db: Db,
  reader: Actor,
  { sought, offset, count }: { sought: FeedSought; offset: number; count: number },
): Promise<FeedPage | undefined> {
  const slice = { ...readerOf(reader), offset, end: offset + count }
  const rows = await listPageRows(db, sought, slice)
  const [first] = rows
  if (!first) return undefined
  return {
    feed: { id: first.feed_id, length: first.feed_length, is_complete: first.feed_is_complete },
    rows: await withListEntries(
      db,
      rows.filter((row) => row.content_item_id !== null),
    ),
  }
}

function listPageRows(db: Db, sought: FeedSought, slice: Slice): Promise<PageRow[]> {
  if ('fresh' in sought) return freshFeedPage(db, { ...slice, ...sought.fresh })
  if ('latest' in sought) return latestFeedPage(db, { ...slice, ...sought.latest })
  return namedFeedPage(db, { ...slice, ...sought.named })
}

/** The best of each kind, the newest of the reader's areas and of the people they follow, each marked for the ranking. */
export async function listCandidates(db: Db, readerId: string, types: ContentItemType[]): Promise<ChosenCandidate[]> {
  const { rows } = await sql<ChosenCandidate>`
    with interests as materialized (
      select pa.area_id from profile_areas pa where pa.user_id = ${readerId}
      union
      select a.id from profile_areas pa join areas_of_interest a on a.parent_id = pa.area_id where pa.user_id = ${readerId}),
    followed as materialized (
      select f.followed_user_id as id from follows f where f.source_user_id = ${readerId}
      order by f.created_at desc, f.id desc limit ${followedMax}),
    found as (
      (select best.id
       from unnest(${types}::text[]) as kind (type)
       cross join lateral (
         select i.id from content_items i where i.is_listed and i.type = kind.type
         order by i.static_rank desc, i.id desc limit ${bestOfKind}) as best)
      union
      (select newest.content_item_id
       from interests
       cross join lateral (
         select ca.content_item_id, ca.published_on from content_areas ca where ca.area_id = interests.area_id
         order by ca.published_on desc, ca.content_item_id desc limit ${newestOfArea}) as newest
       order by newest.published_on desc, newest.content_item_id desc
       limit ${chosenForReaderMax})
      union
      (select newest.id
       from followed
       cross join lateral (
         select i.id, i.published_on from content_items i where i.is_listed and i.owner_id = followed.id
         order by i.published_on desc nulls last, i.id desc limit ${newestOfPerson}) as newest
       order by newest.published_on desc nulls last, newest.id desc
       limit ${chosenForReaderMax}))
    select i.id, i.type, coalesce(i.owner_id::text, i.source_id::text) as origin, i.static_rank,
      interest.found is not null as is_of_interest,
      i.owner_id in (select id from followed) is true as is_followed,
      seen.found is not null as is_seen
    from content_items i
    -- Looked up one by one: the candidates are few, what a large area holds or a keen reader has seen is not.
    left join lateral (
      select true as found from content_areas ca
      where ca.content_item_id = i.id and ca.area_id = any(array(select area_id from interests))
      limit 1) as interest on true
    left join lateral (
      select true as found from content_views w where w.version_id = i.current_version_id and w.user_id = ${readerId}
      limit 1) as seen on true
    where i.id = any(array(select id from found)) and i.is_listed and i.type = any(${types}::text[])`.execute(db)
  return rows
}

export async function insertFeed(
  db: Db,
  feed: { id: string; readerId: string; filter: string; head: number; madeAt: Date; itemIds: string[] },
): Promise<void> {
  await db
    .insertInto('feeds')
    .values({
      id: feed.id,
      user_id: feed.readerId,
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
      select (entry.place - 1) / ${sql.lit(pageSize)} as number, array_agg(entry.id order by entry.place) as item_ids
      from unnest(${added.itemIds}::uuid[]) with ordinality as entry (id, place)
      group by 1) as page`.execute(db)
}

/** Of each filter a reader keeps a few, so that two windows can page side by side. */
export async function deleteOldFeeds(db: Db, readerId: string, filter: string, kept: number): Promise<void> {
  await sql`
    delete from feeds where id in (
      select id from feeds where user_id = ${readerId} and filter = ${filter} order by made_at desc, id desc offset ${kept})`.execute(
    db,
  )
}

export interface LockedFeed extends FeedState {
  chosen: number
  as_of: string
  cursor_rank: number | null
  cursor_id: string | null
}

/** One writer at a time lengthens a feed. The time is kept as text: it is finer than a Date. */
export async function lockFeed(db: Db, feedId: string): Promise<LockedFeed | undefined> {
  const { rows } = await sql<LockedFeed>`
    select id, length, chosen, as_of::text as as_of, cursor_rank, cursor_id, is_complete
    from feeds where id = ${feedId} for update`.execute(db)
  return rows[0]
}

/** The static order from where it was left off, over what was listed when the feed was made and is not in it yet. */
export async function listNextInStaticOrder(
  db: Db,
  feed: LockedFeed,
  { types, count }: { types: ContentItemType[]; count: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with chosen as materialized (
      select unnest(item_ids) as id from feed_pages where feed_id = ${feed.id} and first < ${feed.chosen})
    select next.id, next.type, next.origin, next.static_rank
    from unnest(${types}::text[]) as kind (type)
    cross join lateral (
      select i.id, i.type, coalesce(i.owner_id::text, i.source_id::text) as origin, i.static_rank
      from content_items i
      where i.is_listed and i.type = kind.type
        and (i.static_rank, i.id) < (
          coalesce(${feed.cursor_rank}::float8, 'infinity'),
          coalesce(${feed.cursor_id}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
        and i.listed_at <= ${feed.as_of}::timestamptz and i.ranked_at <= ${feed.as_of}::timestamptz
        and i.id not in (select id from chosen)
      order by i.static_rank desc, i.id desc
      limit ${count}) as next
    order by next.static_rank desc, next.id desc
    limit ${count}`.execute(db)
  return rows
}

/** What was listed when the feed was made but has moved since: the walk passed over it. */
export async function listMovedSince(
  db: Db,
  feed: LockedFeed,
  { types, count }: { types: ContentItemType[]; count: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select i.id, i.type, coalesce(i.owner_id::text, i.source_id::text) as origin, i.static_rank
    from content_items i
    where i.is_listed and i.type = any(${types}::text[])
      and i.ranked_at > ${feed.as_of}::timestamptz and i.listed_at <= ${feed.as_of}::timestamptz
      and i.id not in (select unnest(item_ids) from feed_pages where feed_id = ${feed.id})
    order by i.static_rank desc, i.id desc
    limit ${count}`.execute(db)
  return rows
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

export async function markFeedsStale(db: Db, readerId: string): Promise<void> {
  await db.updateTable('feeds').set({ is_stale: true }).where('user_id', '=', readerId).execute()
}

export async function deleteFeedsOf(db: Db, readerId: string): Promise<void> {
  await db.deleteFrom('feeds').where('user_id', '=', readerId).execute()
}

export async function deleteFeedsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('feeds').where('made_at', '<', before).execute()
}
