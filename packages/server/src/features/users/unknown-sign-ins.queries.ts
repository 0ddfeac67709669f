import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** Until when an e-mail without an account is locked; others who try it wait. */
export async function lockUnknownSignIn(db: Db, emailHash: Buffer): Promise<Date | null> {
  const row = await db
    .selectFrom('unknown_sign_ins')
    .select('lockout_end')
    .where('email_hash', '=', emailHash)
    .forUpdate()
    .executeTakeFirst()
  return row?.lockout_end ?? null
}

/** Counts as it is counted for accounts. */
export async function countUnknownSignIn(
  db: Db,
  emailHash: Buffer,
  { now, lockUntil, failuresToLock }: { now: Date; lockUntil: Date; failuresToLock: number },
): Promise<void> {
  await sql`
    insert into unknown_sign_ins as u (email_hash, failures, lockout_end, failed_at)
    values (${emailHash}, 1, null, ${now})
    on conflict (email_hash) do update
    set failures = case when u.lockout_end is not null then 1 else u.failures + 1 end,
        lockout_end = case when u.lockout_end is null and u.failures + 1 >= ${failuresToLock} then ${lockUntil}::timestamptz end,
        failed_at = ${now}`.execute(db)
}

const keptMost = 100_000

export async function deleteUnknownSignIns(db: Db, { before }: { before: Date }): Promise<void> {
  await sql`
    delete from unknown_sign_ins
    where failed_at < greatest(
      ${before}::timestamptz,
      (select failed_at from unknown_sign_ins order by failed_at desc offset ${keptMost} limit 1))`.execute(db)
}
