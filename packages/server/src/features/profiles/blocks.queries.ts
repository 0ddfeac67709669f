import { sql } from 'kysely'
import { hasBlocked } from '../../platform/blocking/blocking.queries.ts'
import type { Db } from '../../platform/db/db.ts'

export interface BlockedRow {
  user_id: string
  name: string
  profile_picture_attachment_id: string | null
}

const blockedListed = 1_000

/** Those of the given people who have blocked this person. */
export async function listBlockersOf(db: Db, userId: string, among: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from unnest(${among}::uuid[]) as p (id)
    where ${hasBlocked(sql.ref('p.id'), sql`${userId}::uuid`)}`.execute(db)
  return rows.map((row) => row.id)
}

export const isBlockedBy = async (db: Db, userId: string, blockerId: string): Promise<boolean> =>
  (await listBlockersOf(db, userId, [blockerId])).length > 0

/** Those of the given people whom the viewer has not blocked. */
export async function listUnblocked(db: Db, viewerId: string, among: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id
    from unnest(${among}::uuid[]) with ordinality as person (id, place)
    where not ${hasBlocked(viewerId, 'person.id')}
    order by person.place`.execute(db)
  return rows.map(({ id }) => id)
}

/** Calls of one person wait for each other, so that their count holds until the transaction ends. */
export async function lockBlocksOf(tx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`blocks of ${userId}`}, 0))`.execute(tx)
}

/** Whether it was new. */
export async function insertBlock(db: Db, block: { blockerId: string; blockedId: string; at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('user_blocks')
    .values({ blocker_id: block.blockerId, blocked_id: block.blockedId, created_at: block.at })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether it was there. */
export async function deleteBlock(db: Db, block: { blockerId: string; blockedId: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_blocks')
    .where('blocker_id', '=', block.blockerId)
    .where('blocked_id', '=', block.blockedId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function listBlockedBy(db: Db, userId: string): Promise<BlockedRow[]> {
  const { rows } = await sql<BlockedRow>`
    select u.id as user_id, u.first_name || ' ' || u.last_name as name, p.profile_picture_attachment_id
    from user_blocks b
    join users u on u.id = b.blocked_id
    left join profiles p on p.user_id = u.id
    where b.blocker_id = ${userId}
    order by b.created_at desc, u.id
    limit ${blockedListed}`.execute(db)
  return rows
}

export async function countBlockedBy(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from user_blocks where blocker_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function deleteBlocksOf(db: Db, userId: string): Promise<void> {
  await sql`delete from user_blocks where blocker_id = ${userId} or blocked_id = ${userId}`.execute(db)
}
