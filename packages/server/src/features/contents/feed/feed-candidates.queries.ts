import { type ContentItemType, drugKinds, type Language } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { followsFamily } from '../kinds/feed-weight.ts'
import { isPost } from '../kinds/kind-numbers.ts'
import { isUnmuted, isUnread } from '../visibility.queries.ts'
import type { LockedFeed } from './feed.queries.ts'
import type { Candidate, ChosenCandidate } from './feed-order.ts'

const bestOfKind = 250
const newestOfArea = 40
const newestOfPerson = 10
const chosenForViewerMax = 500
const followedMax = 1_000

/** What a feed is made of: kinds, and areas of interest where it is of one. */
export interface FeedScope {
  types: ContentItemType[]
  areaIds: number[] | null
  /** The one language of posts that is wanted; null for every one. */
  language: Language | null
  /** Only what the viewer has not opened. */
  unread: boolean
}

/**
 * Of one kind every item is wanted as it comes; among several kinds a family of products is one card, where all of its kinds are
 * wanted: its product would else stand behind a card that is not shown.
 */
function isOfFamilies(types: ContentItemType[]): boolean {
  const ofDrugs = drugKinds.filter((kind) => types.includes(kind)).length
  return types.length > 1 && (ofDrugs === 0 || ofDrugs === drugKinds.length)
}
/** Among products alone the weights only tell what needs a prescription from what does not. */
const isOfProducts = (types: ContentItemType[]) => types.length === 1 && types[0] === 'Drug'
const rankFor = (types: ContentItemType[]) =>
  isOfFamilies(types) || isOfProducts(types) ? sql.ref('i.feed_rank') : sql.ref('i.static_rank')
const isLeading = (types: ContentItemType[]) =>
  isOfFamilies(types) ? sql`i.feed_weight > ${sql.lit(followsFamily)}` : sql`true`
const isLeadingInArea = (types: ContentItemType[]) => (isOfFamilies(types) ? sql`ca.leads` : sql`true`)

/** The candidates of a feed, each marked for the ranking. */
export async function listCandidates(
  db: Db,
  viewerId: string,
  { types, areaIds, language, unread }: FeedScope,
): Promise<ChosenCandidate[]> {
  const { rows } = await sql<ChosenCandidate>`
    with interests as materialized (
      select pa.area_id from profile_areas pa where pa.user_id = ${viewerId}
      union
      select a.id from profile_areas pa join areas_of_interest a on a.parent_id = pa.area_id where pa.user_id = ${viewerId}),
    followed as materialized (
      select f.followed_user_id as id from follows f where f.source_user_id = ${viewerId}
      order by f.created_at desc, f.id desc limit ${followedMax}),
    found as (${areaIds ? newestOf(areaIds, types) : bestForViewer({ types, language })})
    select i.id, i.type, coalesce(i.owner_id::text, i.source_id::text) as origin, ${rankFor(types)} as static_rank,
      interest.found is not null as is_of_interest,
      i.owner_id in (select id from followed) is true as is_followed,
      seen.found is not null as is_seen, i.published_on is null as is_undated
    from content_items i
    -- Looked up one by one: the candidates are few, what a large area holds or a keen viewer has seen is not.
    left join lateral (
      select true as found from content_areas ca
      where ca.content_item_id = i.id and ca.area_id = any(array(select area_id from interests))
      limit 1) as interest on true
    left join lateral (
      select true as found from content_views w where w.version_id = i.current_version_id and w.user_id = ${viewerId}
      limit 1) as seen on true
    where i.id = any(array(select id from found)) and i.is_listed and i.type = any(${types}::text[]) and ${isIn(language)}
      and ${isWanted(viewerId, unread)} and ${isLeading(types)}`.execute(db)
  return rows
}

/** What the viewer muted stands in none of their feeds. */
const isWanted = (viewerId: string, unread: boolean) =>
  unread ? sql`${isUnmuted(viewerId)} and ${isUnread(viewerId)}` : isUnmuted(viewerId)

const isIn = (language: Language | null) =>
  language ? sql`coalesce(i.language, ${language}::text) = ${language}::text` : sql`true`

/** Each kind with the language its items have to be in, if they have one. */
const kindsOf = ({ types, language }: Pick<FeedScope, 'types' | 'language'>) => sql`
  unnest(${types}::text[], ${types.map((type) => (isPost(type) ? language : null))}::text[]) as kind (type, language)`

/** Items of `kind`, selected twice so that either way an index has them in order. */
const ofKind = (language: Language | null, select: (isOfKind: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  language
    ? sql`(${select(sql`i.type = kind.type and kind.language is null`)})
      union all (${select(sql`i.type = kind.type and i.language is not null and i.language = kind.language`)})`
    : select(sql`i.type = kind.type`)

/** The best of each kind, the newest of the viewer's areas and of the people they follow. */
const bestForViewer = ({ types, language }: Pick<FeedScope, 'types' | 'language'>) => sql`
      (select best.id
       from ${kindsOf({ types, language })}
       cross join lateral (${ofKind(
         language,
         (isOfKind) => sql`
         select i.id from content_items i where i.is_listed and ${isOfKind} and ${isLeading(types)}
         order by ${rankFor(types)} desc, i.id desc limit ${bestOfKind}`,
       )}) as best)
      union
      (select newest.content_item_id
       from interests
       cross join lateral (
         select ca.content_item_id, ca.published_on from content_areas ca where ca.area_id = interests.area_id and ${isLeadingInArea(types)}
         order by ca.published_on desc, ca.content_item_id desc limit ${newestOfArea}) as newest
       order by newest.published_on desc, newest.content_item_id desc
       limit ${chosenForViewerMax})
      union
      (select newest.id
       from followed
       cross join lateral (
         select i.id, i.published_on from content_items i where i.is_listed and i.owner_id = followed.id
         order by i.published_on desc nulls last, i.id desc limit ${newestOfPerson}) as newest
       order by newest.published_on desc nulls last, newest.id desc
       limit ${chosenForViewerMax})`

const newestOf = (areaIds: number[], types: ContentItemType[]) => sql`
      select distinct newest.content_item_id as id
      from unnest(${areaIds}::int[]) as area (id)
      cross join lateral (
        select ca.content_item_id from content_areas ca where ca.area_id = area.id and ${isLeadingInArea(types)}
        order by ca.published_on desc, ca.content_item_id desc limit ${chosenForViewerMax}) as newest`

/** The static order from where it was left off, over what was listed when the feed was made and is not in it yet. */
export async function listNextInStaticOrder(
  db: Db,
  feed: LockedFeed,
  { types, language, unread, count }: Omit<FeedScope, 'areaIds'> & { count: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with chosen as materialized (
      select unnest(item_ids) as id from feed_pages where feed_id = ${feed.id} and first < ${feed.chosen})
    select next.id, next.type, next.origin, next.static_rank
    from ${kindsOf({ types, language })}
    cross join lateral (${ofKind(
      language,
      (isOfKind) => sql`
      select i.id, i.type, coalesce(i.owner_id::text, i.source_id::text) as origin, ${rankFor(types)} as static_rank
      from content_items i
      where i.is_listed and ${isOfKind}
        and (${rankFor(types)}, i.id) < (
          coalesce(${feed.cursor_rank}::float8, 'infinity'),
          coalesce(${feed.cursor_id}::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
        and i.listed_at <= ${feed.as_of}::timestamptz and i.ranked_at <= ${feed.as_of}::timestamptz
        and i.id not in (select id from chosen) and ${isWanted(feed.user_id, unread)}
      order by ${rankFor(types)} desc, i.id desc
      limit ${count}`,
    )}) as next
    order by next.static_rank desc, next.id desc
    limit ${count}`.execute(db)
  return rows
}

/** The same over the items of some areas, from the newest on. What the feed has is passed over, so dates may be equal. */
export async function listNextOfAreas(
  db: Db,
  feed: LockedFeed,
  { types, areaIds, language, unread, count }: FeedScope & { areaIds: number[]; count: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with known as materialized (select unnest(item_ids) as id from feed_pages where feed_id = ${feed.id}),
    next as (
      select distinct newest.id, newest.type, newest.origin, newest.published_on
      from unnest(${areaIds}::int[]) as area (id)
      cross join lateral (
        select i.id, i.type, coalesce(i.owner_id::text, i.source_id::text) as origin, ca.published_on
        from content_areas ca
        join content_items i on i.id = ca.content_item_id
        where ca.area_id = area.id and i.is_listed and i.type = any(${types}::text[]) and ${isIn(language)}
          and ca.published_on <= coalesce(to_timestamp(${feed.cursor_rank}::float8 + 1), 'infinity')
          and i.listed_at <= ${feed.as_of}::timestamptz
          and i.id not in (select id from known) and ${isWanted(feed.user_id, unread)}
        order by ca.published_on desc, ca.content_item_id desc
        limit ${count}) as newest)
    select next.id, next.type, next.origin, extract(epoch from next.published_on)::float8 as static_rank
    from next
    order by next.published_on desc, next.id desc
    limit ${count}`.execute(db)
  return rows
}

const isOfArea = (areaIds: number[] | null) =>
  areaIds
    ? sql`exists (select 1 from content_areas ca where ca.content_item_id = i.id and ca.area_id = any(${areaIds}::int[]))`
    : sql`true`

/** How many items that the viewer's feed would show were listed since it was made; counted no further than `most`. */
export async function countListedSince(
  db: Db,
  viewerId: string,
  { feedId, types, areaIds, language, unread, most }: FeedScope & { feedId: string; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (
      select 1
      from feeds f
      join content_items i on i.listed_at > f.as_of
      where f.id = ${feedId} and f.user_id = ${viewerId} and i.is_listed and i.type = any(${types}::text[])
        and ${isOfArea(areaIds)} and ${isIn(language)} and ${isWanted(viewerId, unread)} and ${isLeading(types)}
      limit ${most}) as listed`.execute(db)
  return rows[0]?.count ?? 0
}

/** The area and those within it; none when there is no such area. */
export async function listAreasWithin(db: Db, areaId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('areas_of_interest')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', areaId), eb('parent_id', '=', areaId)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What was listed when the feed was made but has moved since: the walk passed over it. */
export async function listMovedSince(
  db: Db,
  feed: LockedFeed,
  { types, areaIds, language, unread, count }: FeedScope & { count: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select i.id, i.type, coalesce(i.owner_id::text, i.source_id::text) as origin, i.static_rank
    from content_items i
    where i.is_listed and i.type = any(${types}::text[]) and ${isOfArea(areaIds)} and ${isIn(language)}
      and ${isWanted(feed.user_id, unread)}
      and i.ranked_at > ${feed.as_of}::timestamptz and i.listed_at <= ${feed.as_of}::timestamptz
      and i.id not in (select unnest(item_ids) from feed_pages where feed_id = ${feed.id})
    order by i.static_rank desc, i.id desc
    limit ${count}`.execute(db)
  return rows
}

export async function listReadingLanguages(db: Db, viewerId: string): Promise<Language[]> {
  const viewer = await db.selectFrom('users').select('reading_languages').where('id', '=', viewerId).executeTakeFirst()
  return viewer?.reading_languages ?? []
}
