import type { Language, Role } from '@materia/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** What a feed is of. */
export type FeedSubject = { subscriptionId: string } | { folioId: string } | { safety: 'all' | 'mine' }

/** Exactly one is set. */
const columnsOf = (subject: FeedSubject) => ({
  subscription_id: 'subscriptionId' in subject ? subject.subscriptionId : null,
  folio_id: 'folioId' in subject ? subject.folioId : null,
  safety: 'safety' in subject ? subject.safety : null,
})

const isOf = (userId: string, subject: FeedSubject): RawBuilder<SqlBool> => {
  const { subscription_id, folio_id, safety } = columnsOf(subject)
  return sql<SqlBool>`
    user_id = ${userId} and (subscription_id = ${subscription_id}::uuid or folio_id = ${folio_id}::uuid or safety = ${safety}::text)`
}

export const findFeedToken = (db: Db, userId: string, subject: FeedSubject) =>
  db.selectFrom('feed_tokens').select(['id', 'nonce', 'token_hash']).where(isOf(userId, subject)).executeTakeFirst()

export async function insertFeedToken(
  db: Db,
  token: { id: string; userId: string; subject: FeedSubject; nonce: Buffer; hash: Buffer; at: Date },
): Promise<void> {
  await db
    .insertInto('feed_tokens')
    .values({
      id: token.id,
      user_id: token.userId,
      ...columnsOf(token.subject),
      nonce: token.nonce,
      token_hash: token.hash,
      created_at: token.at,
    })
    .execute()
}

/** Whether it was there. */
export async function deleteFeedToken(db: Db, userId: string, subject: FeedSubject): Promise<boolean> {
  const gone = await db.deleteFrom('feed_tokens').where(isOf(userId, subject)).returning('id').executeTakeFirst()
  return gone !== undefined
}

export interface OpenedFeed {
  user_id: string
  roles: Role[]
  language: Language
  subscription_id: string | null
  subscription_name: string | null
  folio_id: string | null
  folio_title: string | null
  safety: 'all' | 'mine' | null
}

/** The feed that a token opens, while whoever asked for it has an account, and a folio's while it is public. */
export async function findFeedByToken(db: Db, hash: Buffer): Promise<OpenedFeed | undefined> {
  const { rows } = await sql<OpenedFeed>`
    select t.user_id, u.roles, u.language, t.subscription_id, s.name as subscription_name, t.folio_id, v.title as folio_title, t.safety
    from feed_tokens t
    join users u on u.id = t.user_id and u.status = 'Approved' and u.deleted_at is null
    left join subscriptions s on s.id = t.subscription_id
    left join content_items i on i.id = t.folio_id and i.is_listed
    left join content_versions v on v.id = i.current_version_id
    where t.token_hash = ${hash} and (t.folio_id is null or i.id is not null)`.execute(db)
  return rows[0]
}

export async function isPublicFolio(db: Db, folioId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from content_items i where i.id = ${folioId} and i.type = 'Folio' and i.is_listed`.execute(db)
  return rows.length > 0
}

/** The public items last saved into a folio: its feed is handed on to people who may see no more. */
export async function listLastClippedIds(db: Db, folioId: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.content_item_id as id
    from clippings c
    join content_items i on i.id = c.content_item_id and i.visibility = 'public' and i.gone_at is null
    where c.folio_id = ${folioId}
    order by c.added_at desc, c.content_item_id
    limit ${count}`.execute(db)
  return rows.map((row) => row.id)
}
