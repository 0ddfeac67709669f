import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { FactorRecoveriesTable } from '../users.tables.ts'

/** False when one is waiting already. */
export async function insertFactorRecovery(db: Db, recovery: Insertable<FactorRecoveriesTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('factor_recoveries')
    .values(recovery)
    .onConflict((oc) => oc.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether there was one. */
export async function deleteFactorRecovery(db: Db, userId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('factor_recoveries')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return deleted !== undefined
}

const taken = 100

export const listDueRecoveries = (db: Db, now: Date) =>
  db
    .selectFrom('factor_recoveries')
    .select('user_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(taken)
    .execute()
