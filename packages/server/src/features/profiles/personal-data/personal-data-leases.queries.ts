import type { Db } from '../../../platform/db/db.ts'

export interface Lease {
  userId: string
  exportId: string
}

/** False while another download of the same person's is under way. */
export async function takeLease(
  db: Db,
  { userId, exportId }: Lease,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<boolean> {
  const taken = await db
    .insertInto('personal_data_exports')
    .values({ user_id: userId, export_id: exportId, expires_at: expiresAt })
    .onConflict((oc) =>
      oc
        .column('user_id')
        .doUpdateSet({ export_id: exportId, expires_at: expiresAt })
        .where('personal_data_exports.expires_at', '<=', now),
    )
    .returning('export_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** False when it ran out and another download has it now. */
export async function extendLease(db: Db, { userId, exportId }: Lease, expiresAt: Date): Promise<boolean> {
  const kept = await db
    .updateTable('personal_data_exports')
    .set({ expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where('export_id', '=', exportId)
    .executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

export async function endLease(db: Db, { userId, exportId }: Lease): Promise<void> {
  await db.deleteFrom('personal_data_exports').where('user_id', '=', userId).where('export_id', '=', exportId).execute()
}
