import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db/db.ts'

/** The next items whose documents are to be made anew; none where nothing is to be done or another process does it. */
export async function listToRenew(tx: Tx, limit: number): Promise<string[] | undefined> {
  const { rows } = await sql<{ ids: string[] }>`
    select array(select i.id from content_items i where i.id > r.after_id order by i.id limit ${limit}) as ids
    from (select after_id from search_renewals for update skip locked) r`.execute(tx)
  return rows[0]?.ids
}

export async function markRenewed(tx: Tx, lastId: string): Promise<void> {
  await sql`update search_renewals set after_id = ${lastId}`.execute(tx)
}

export async function endRenewal(tx: Tx): Promise<void> {
  await sql`delete from search_renewals`.execute(tx)
}
