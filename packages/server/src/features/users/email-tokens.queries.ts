import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { EmailTokensTable } from './users.tables.ts'

type Purpose = EmailTokensTable['purpose']

export const insertEmailToken = (db: Db, token: Selectable<EmailTokensTable>) =>
  db.insertInto('email_tokens').values(token).execute()

/** Whose the link is, as long as it works. */
export const findLinkOwner = (
  db: Db,
  { tokenHash, purpose, email, now }: { tokenHash: Buffer; purpose: Purpose; email: string; now: Date },
) =>
  db
    .selectFrom('email_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .where('u.email', '=', email)
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', purpose)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .executeTakeFirst()

/** Marks the token used and says whose it was; undefined when it is unknown, used, expired or not that person's. */
export async function spendEmailToken(
  db: Db,
  { tokenHash, purpose, email, now }: { tokenHash: Buffer; purpose: Purpose; email: string; now: Date },
): Promise<string | undefined> {
  const used = await db
    .updateTable('email_tokens as t')
    .from('users as u')
    .set({ used_at: now })
    .whereRef('u.id', '=', 't.user_id')
    .where('u.email', '=', email)
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', purpose)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .returning('t.user_id')
    .executeTakeFirst()
  return used?.user_id
}

/** A newer link, or a password set, ends the older ones. */
export async function deleteEmailTokensOf(db: Db, userId: string, purpose: Purpose): Promise<void> {
  await db.deleteFrom('email_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
}
