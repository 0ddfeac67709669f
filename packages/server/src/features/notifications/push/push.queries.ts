import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

export const findPushKeys = (db: Db) =>
  db.selectFrom('push_keys').select(['public_key', 'secret', 'key_id']).executeTakeFirst()

interface StoredKeys {
  publicKey: string
  secret: Buffer
  keyId: string
  at: Date
}

/** The first of several processes makes them. */
export async function insertPushKeys(db: Db, { publicKey, secret, keyId, at }: StoredKeys): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, secret, key_id: keyId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The same keys under a new secret. */
export async function resealPushKeys(db: Db, { secret, keyId }: Pick<StoredKeys, 'secret' | 'keyId'>): Promise<void> {
  await db.updateTable('push_keys').set({ secret, key_id: keyId }).execute()
}

/** Keys that cannot be opened any more, and what browsers asked for with them. */
export async function deletePushKeys(db: Db): Promise<void> {
  await sql`with gone as (delete from push_keys) delete from push_subscriptions`.execute(db)
}

export interface NewSubscription {
  userId: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
  at: Date
}

/** A browser that asks again has its new keys; the oldest of too many go. */
export async function putSubscription(db: Db, subscription: NewSubscription, max: number): Promise<void> {
  const { userId, sessionId, endpoint, p256dh, auth, at } = subscription
  await sql`
    insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
    values (${randomUUID()}, ${userId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${at})
    on conflict (user_id, endpoint) do update
    set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`.execute(
    db,
  )
  await sql`
    delete from push_subscriptions
    where id in (
      select id from push_subscriptions where user_id = ${userId} order by created_at desc, id offset ${max})`.execute(
    db,
  )
}

export async function deleteSubscription(
  db: Db,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute()
}

export async function deleteSubscriptionsById(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', 'in', ids).execute()
}

export async function deleteSubscriptionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
}

/** Signed in there still: not logged out, not used for so long that nobody could go on. */
const isLive = (usedAfter: Date) => sql<boolean>`
  exists (
    select 1 from user_sessions session
    where session.id = s.session_id and session.revoked_at is null and session.last_used_at > ${usedAfter})`

export async function isSubscribed(
  db: Db,
  { sessionId, usedAfter }: { sessionId: string; usedAfter: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from push_subscriptions s where s.session_id = ${sessionId} and ${isLive(usedAfter)} limit 1`.execute(db)
  return rows.length > 0
}

export interface SubscriptionRow {
  id: string
  user_id: string
  endpoint: string
  p256dh: string
  auth: string
}

export async function listLiveSubscriptions(
  db: Db,
  { userIds, usedAfter }: { userIds: string[]; usedAfter: Date },
): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select s.id, s.user_id, s.endpoint, s.p256dh, s.auth
    from push_subscriptions s
    where s.user_id = any(${userIds}::uuid[]) and ${isLive(usedAfter)}
    order by s.created_at desc, s.id
    limit 5000`.execute(db)
  return rows
}

export async function listLiveAmong(
  db: Db,
  { subscriptionIds, usedAfter }: { subscriptionIds: string[]; usedAfter: Date },
): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select s.id, s.user_id, s.endpoint, s.p256dh, s.auth
    from push_subscriptions s
    where s.id = any(${subscriptionIds}::uuid[]) and ${isLive(usedAfter)}`.execute(db)
  return rows
}

export async function deleteEndedSubscriptions(db: Db, usedAfter: Date): Promise<void> {
  await sql`delete from push_subscriptions s where not ${isLive(usedAfter)}`.execute(db)
}
