import type { ContentItemType, Language, SubscriptionTarget } from '@materia/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { titleIn, visibleTo } from '../contents/index.ts'
import type { Question } from './question.ts'

export interface SubscriptionRow {
  id: string
  user_id: string
  name: string
  target: SubscriptionTarget
  created_at: Date
  is_muted: boolean
  new_count: number
}

/** Matches that were not opened, may be seen and are still in their source; with `subscriptions s`. */
const newCount = sql`(
  select count(*)::int
  from subscription_matches m
  join content_items i on i.id = m.content_item_id
  where m.subscription_id = s.id and i.gone_at is null and ${visibleTo(sql<string>`s.user_id`)}
    and not exists (
      select 1 from content_views w where w.version_id = i.current_version_id and w.user_id = s.user_id))`

const columns = sql`s.id, s.user_id, s.name, s.target, s.created_at, s.is_muted, ${newCount} as new_count`

/** The last followed first; at most so many are there. */
export async function listSubscriptionsOf(db: Db, userId: string, count: number): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select ${columns}
    from subscriptions s
    where s.user_id = ${userId}
    order by s.created_at desc, s.id desc
    limit ${count}`.execute(db)
  return rows
}

export async function findSubscription(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select ${columns} from subscriptions s where s.id = ${id} and s.user_id = ${userId}`.execute(db)
  return rows[0]
}

export async function findSubscriptionTo(
  db: Db,
  userId: string,
  target: SubscriptionTarget,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select ${columns}
    from subscriptions s
    where s.user_id = ${userId} and s.target = ${JSON.stringify(target)}::jsonb`.execute(db)
  return rows[0]
}

/** What one person follows, mutes and reads as feeds is changed by one transaction at a time. */
export async function lockFollowingOf(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('subscriptions:' || ${userId}, 0))`.execute(db)
}

/** Gives how many there are, which stays so until the transaction ends. */
export async function lockSubscriptionsOf(db: Db, userId: string): Promise<number> {
  await lockFollowingOf(db, userId)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from subscriptions where user_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insertSubscription(
  db: Db,
  given: { id: string; userId: string; name: string; target: SubscriptionTarget; question: Question | null; at: Date },
): Promise<void> {
  const { target, question } = given
  await sql`
    insert into subscriptions (id, user_id, name, target, type, area_id, content_item_id, question, created_at)
    values (
      ${given.id}, ${given.userId}, ${given.name}, ${JSON.stringify(target)}::jsonb, ${target.type},
      ${target.type === 'Area' ? target.areaId : null}::int,
      ${'contentItemId' in target ? target.contentItemId : null}::uuid,
      ${question ? asQuestion(question) : null}, ${given.at})`.execute(db)
  if (question) await insertAnchors(db, given.id, question)
}

const asQuestion = ({ words, phrases, unwanted, french }: Question) => sql`(
  (plainto_tsquery('pg_catalog.english', ${words}) && search_phrases(${phrases}::text[], ${unwanted}::text[]))
  || coalesce((
    select string_agg('(' || f.query || ')', ' | ')::tsquery
    from unnest(${french.map((lexemes) => lexemes.map((lexeme) => `'${lexeme}'`).join(' & '))}::text[]) as f (query)),
    ''::tsquery))`

/** The two longest words of each way to meet the question: hardly ever ones that every text holds. */
async function insertAnchors(db: Db, subscriptionId: string, { words, french }: Question): Promise<void> {
  const pairs = french.map((lexemes) => lexemes.toSorted((one, other) => other.length - one.length).slice(0, 2))
  await sql`
    insert into subscription_anchors (lexeme, second, subscription_id)
    select w.longest[1], w.longest[2], ${subscriptionId}::uuid
    from (
      select array_agg(l.lexeme order by length(l.lexeme) desc, l.lexeme) as longest
      from unnest(tsvector_to_array(to_tsvector('pg_catalog.english', ${words}))) as l (lexeme)) as w
    where w.longest is not null
    union
    select f.pair ->> 0, f.pair ->> 1, ${subscriptionId}::uuid
    from jsonb_array_elements(${JSON.stringify(pairs)}::jsonb) as f (pair)`.execute(db)
}

/** Whether the words say anything at all. */
export async function isTelling(db: Db, question: Question): Promise<boolean> {
  const { rows } = await sql<{ nodes: number }>`select numnode(${asQuestion(question)}) as nodes`.execute(db)
  return (rows[0]?.nodes ?? 0) > 0
}

export async function updateSubscription(
  db: Db,
  { id, userId, name, isMuted }: { id: string; userId: string; name?: string; isMuted?: boolean },
): Promise<void> {
  await sql`
    update subscriptions
    set name = coalesce(${name ?? null}::text, name), is_muted = coalesce(${isMuted ?? null}::boolean, is_muted)
    where id = ${id} and user_id = ${userId}`.execute(db)
}

/** From now on it is about something else: what was met before goes. */
export async function updateTarget(
  db: Db,
  given: { id: string; name: string; target: SubscriptionTarget; question: Question | null; at: Date },
): Promise<void> {
  const { id, target, question } = given
  await db.deleteFrom('subscription_matches').where('subscription_id', '=', id).execute()
  await db.deleteFrom('subscription_anchors').where('subscription_id', '=', id).execute()
  await sql`
    update subscriptions
    set name = ${given.name}, target = ${JSON.stringify(target)}::jsonb, type = ${target.type},
        area_id = ${target.type === 'Area' ? target.areaId : null}::int,
        content_item_id = ${'contentItemId' in target ? target.contentItemId : null}::uuid,
        question = ${question ? asQuestion(question) : null}, since = ${given.at}
    where id = ${id}`.execute(db)
  if (question) await insertAnchors(db, id, question)
}

/** Whether it was there. */
export async function deleteSubscription(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const gone = await db
    .deleteFrom('subscriptions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** The items that came and are still in their source, newest first, each once. */
export async function listMatchedIds(
  db: Db,
  wanted: { subscriptionId: string; userId: string; count: number; offset: number; unread: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id
    from (
      select m.content_item_id, max(m.matched_at) as matched_at
      from subscription_matches m
      where m.subscription_id = ${wanted.subscriptionId}
      group by m.content_item_id) as came
    join content_items i on i.id = came.content_item_id
    where i.gone_at is null and ${visibleTo(wanted.userId)}
      and (not ${wanted.unread} or not exists (
        select 1 from content_views w where w.version_id = i.current_version_id and w.user_id = ${wanted.userId}))
    order by came.matched_at desc, i.id desc
    limit ${wanted.count} offset ${wanted.offset}`.execute(db)
  return rows.map((row) => row.id)
}

export async function findFollowable(
  db: Db,
  { id, userId, language }: { id: string; userId: string; language: Language | undefined },
): Promise<{ type: ContentItemType; title: string } | undefined> {
  const { rows } = await sql<{ type: ContentItemType; title: string }>`
    select i.type, ${titleIn(language)} as title
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.id = ${id} and ${visibleTo(userId)}`.execute(db)
  return rows[0]
}

export async function findAreaTitle(
  db: Db,
  areaId: number,
  language: Language | undefined,
): Promise<string | undefined> {
  const area = await db
    .selectFrom('areas_of_interest')
    .select(language === 'fr' ? 'title_fr as title' : 'title')
    .where('id', '=', areaId)
    .executeTakeFirst()
  return area?.title
}

export async function deleteEverythingFollowedBy(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('feed_tokens').where('user_id', '=', userId).execute()
  await db.deleteFrom('subscriptions').where('user_id', '=', userId).execute()
  await db.deleteFrom('mutes').where('user_id', '=', userId).execute()
}
