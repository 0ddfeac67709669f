import type { SubscriptionFilters } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { visibleTo } from '../contents/index.ts'

export interface Match {
  subscription_id: string
  user_id: string
  name: string
  content_item_id: string
  about: string
  is_muted: boolean
}

/**
 * Holds what was written against what people follow and keeps what is met, once each; gives what is new. The questions
 * are found by the words of the documents: those whose two longest words do not stand in one of them are never looked at.
 */
export async function insertMatches(db: Db, contentItemIds: string[], at: Date): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with written as materialized (
      select i.id, i.type, i.language, i.owner_id, i.listed_at, i.published_on, i.current_version_id, t.words,
        d.facets
      from content_items i
      join search_documents d on d.id = i.id
      join search_texts t on t.ord = d.ord
      where i.id = any(${contentItemIds}::uuid[]) and i.is_listed),
    lexemes as materialized (
      select w.id, l.lexeme from written w cross join lateral unnest(tsvector_to_array(w.words)) as l (lexeme)),
    asked as materialized (
      select distinct l.id, a.subscription_id
      from lexemes l
      join subscription_anchors a on a.lexeme = l.lexeme
      where a.second is null or (l.id, a.second) in (select id, lexeme from lexemes)),
    led as materialized (
      select w.id, l.to_id from written w join content_links l on l.from_id = w.id
      union
      select w.id, further.to_id
      from written w
      join content_links l on l.from_id = w.id
      join content_links further on further.from_id = l.to_id),
    met as (
      select s.id as subscription_id, w.id as content_item_id, w.id as about
      from asked
      join written w on w.id = asked.id
      join subscriptions s on s.id = asked.subscription_id
      where w.listed_at > s.since and w.words @@ s.question and (s.type = 'Content' or ${isWithinFilters})
      union
      select s.id, w.id, w.id
      from written w
      join content_areas ca on ca.content_item_id = w.id
      join areas_of_interest a on a.id = ca.area_id
      join subscriptions s on s.area_id in (a.id, a.parent_id)
      where w.listed_at > s.since
      union
      select s.id, w.id, w.id
      from led
      join written w on w.id = led.id
      join subscriptions s on s.content_item_id = led.to_id and s.type = 'Content'
      where w.listed_at > s.since
      union
      select s.id, w.id, w.current_version_id
      from written w
      join subscriptions s on s.content_item_id = w.id and s.type = 'Content'
      join content_versions v on v.id = w.current_version_id
      where v.created_at > s.created_at),
    kept as (
      insert into subscription_matches (subscription_id, about, content_item_id, matched_at)
      select met.subscription_id, met.about, met.content_item_id, ${at}
      from met
      join subscriptions s on s.id = met.subscription_id
      join written w on w.id = met.content_item_id
      where w.owner_id is distinct from s.user_id and met.content_item_id is not null
      order by met.subscription_id, met.about
      on conflict do nothing
      returning subscription_id, about, content_item_id)
    select kept.subscription_id, s.user_id, s.name, kept.content_item_id, kept.about, s.is_muted
    from kept
    join subscriptions s on s.id = kept.subscription_id`.execute(db)
  return rows
}

const chosen = (name: keyof SubscriptionFilters) => sql`s.target -> 'filters' -> ${sql.lit(name)}`

/** Nothing of it was chosen, or this holds. */
const isUnlessChosen = (name: keyof SubscriptionFilters, holds: RawBuilder<unknown>) =>
  sql`(coalesce(${chosen(name)}, '[]') = '[]' or ${holds})`

// Written as the search compares them: companies and types of publication stand in capitals here and there.
const isOneOf = (name: keyof SubscriptionFilters) =>
  isUnlessChosen(
    name,
    sql`exists (
      select from unnest(w.facets) facet
      join jsonb_array_elements_text(${chosen(name)}) wanted on lower(facet) = lower(${sql.lit(`${name}=`)} || wanted))`,
  )

/** What a followed search was narrowed to, for `written w` and `subscriptions s`. */
const isWithinFilters = sql`(
  ${isUnlessChosen('filter', sql`${chosen('filter')} ? w.type`)}
  and (w.language is null or ${isUnlessChosen('language', sql`${chosen('language')} ? w.language`)})
  and ${isOneOf('status')} and ${isOneOf('company')} and ${isOneOf('publicationType')}
  and (${chosen('recruitingInCanada')} is distinct from 'true' or 'recruitingInCanada=true' = any(w.facets))
  and ${isUnlessChosen(
    'coverage',
    sql`exists (
      select from content_identifiers n join drug_prices p on p.din = n.value
      where n.content_item_id = w.id and n.scheme = 'din' and ${chosen('coverage')} ? p.coverage)`,
  )}
  and coalesce(extract(year from w.published_on) >= (s.target -> 'filters' ->> 'yearFrom')::int, true)
  and coalesce(extract(year from w.published_on) <= (s.target -> 'filters' ->> 'yearTo')::int, true)
  and (s.target -> 'filters' -> 'areaId' is null or exists (
    select 1 from content_areas ca join areas_of_interest a on a.id = ca.area_id
    where ca.content_item_id = w.id and (s.target -> 'filters' ->> 'areaId')::int in (a.id, a.parent_id))))`

/** The same for what was saved into a folio: told to whoever follows it and may see both. */
export async function insertFolioMatches(
  db: Db,
  { folioId, contentItemIds, at }: { folioId: string; contentItemIds: string[]; at: Date },
): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with kept as (
      insert into subscription_matches (subscription_id, about, content_item_id, matched_at)
      select s.id, c.content_item_id, c.content_item_id, ${at}
      from subscriptions s
      join clippings c on c.folio_id = s.content_item_id and c.content_item_id = any(${contentItemIds}::uuid[])
      where s.content_item_id = ${folioId} and s.type = 'Folio' and c.added_by_id is distinct from s.user_id
        and exists (select 1 from content_items i where i.id = c.folio_id and ${visibleTo(sql<string>`s.user_id`)})
        and exists (select 1 from content_items i where i.id = c.content_item_id and ${visibleTo(sql<string>`s.user_id`)})
      order by s.id, c.content_item_id
      on conflict do nothing
      returning subscription_id, about, content_item_id)
    select kept.subscription_id, s.user_id, s.name, kept.content_item_id, kept.about, s.is_muted
    from kept
    join subscriptions s on s.id = kept.subscription_id`.execute(db)
  return rows
}

/**
 * Keeps the newest of what came for each subscription; what came before is not looked at again, so that nothing is told
 * twice.
 */
export async function deleteOldMatches(db: Db, kept: number): Promise<void> {
  await sql`
    with oldest as (
      select s.id, nth.matched_at
      from subscriptions s
      cross join lateral (
        select m.matched_at from subscription_matches m
        where m.subscription_id = s.id
        order by m.matched_at desc, m.about desc
        offset ${kept - 1} limit 1) as nth),
    gone as (
      delete from subscription_matches m
      using oldest
      where m.subscription_id = oldest.id and m.matched_at < oldest.matched_at
      returning m.subscription_id, m.content_item_id)
    update subscriptions s
    set since = greatest(s.since, past.listed_at)
    from (
      select gone.subscription_id, max(i.listed_at) as listed_at
      from gone join content_items i on i.id = gone.content_item_id
      group by gone.subscription_id) as past
    where s.id = past.subscription_id`.execute(db)
}
