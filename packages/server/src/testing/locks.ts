import { type QueryExecutorProvider, sql } from 'kysely'
import { expect } from 'vitest'

/** Until a statement of this database waits for a lock that another holds. */
export async function someStatementWaits(db: QueryExecutorProvider): Promise<void> {
  const waiting = sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
}
