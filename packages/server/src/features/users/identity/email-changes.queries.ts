import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { deleteEmailTokensOf } from '../email-tokens.queries.ts'

export async function upsertEmailChange(
  db: Db,
  { userId, email, sessionId, now }: { userId: string; email: string; sessionId: string; now: Date },
): Promise<void> {
  const change = { email, session_id: sessionId, requested_at: now }
  await db
    .insertInto('email_changes')
    .values({ user_id: userId, ...change })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(change))
    .execute()
}

export const findEmailChange = (db: Db, userId: string, { since }: { since: Date }) =>
  db
    .selectFrom('email_changes')
    .select(['email', 'requested_at'])
    .where('user_id', '=', userId)
    .where('requested_at', '>', since)
    .executeTakeFirst()

/** Whoever sets a new password, or says that it was not them, ends what waits; so does a newer wish. */
export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
  await deleteEmailTokensOf(db, userId, 'change-email')
}

export const deleteOldEmailChanges = (db: Db, { before }: { before: Date }) =>
  db.deleteFrom('email_changes').where('requested_at', '<', before).execute()

/** Marks the token used and says whose address changes; undefined when it is unknown, used, expired or for another address. */
export async function spendEmailChange(
  db: Db,
  { tokenHash, email, now }: { tokenHash: Buffer; email: string; now: Date },
): Promise<{ user_id: string; session_id: string } | undefined> {
  return db
    .updateTable('email_tokens as t')
    .from('email_changes as c')
    .set({ used_at: now })
    .whereRef('c.user_id', '=', 't.user_id')
    .where('c.email', '=', email)
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', 'change-email')
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .returning(['c.user_id', 'c.session_id'])
    .executeTakeFirst()
}

/** False when an account has the address; two that take it at once are told apart by the unique column. */
export async function moveToEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users
    set email = ${email}, email_confirmed = true
    where id = ${userId} and deleted_at is null and not exists (select 1 from users where email = ${email})`.execute(db)
  return numAffectedRows === 1n
}

export const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'users_email_key'
