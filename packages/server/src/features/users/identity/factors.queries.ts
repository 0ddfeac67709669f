import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { TotpFactorsTable } from '../users.tables.ts'
import type { Sealed } from './sealed-secrets.ts'

export type TotpRow = Selectable<TotpFactorsTable>

export const findTotp = (db: Db, userId: string): Promise<TotpRow | undefined> =>
  db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Begins anew where nothing was confirmed yet; false when an app is confirmed already. */
export async function putTotp(db: Db, userId: string, sealed: Sealed, at: Date): Promise<boolean> {
  const stored = await db
    .insertInto('totp_factors')
    .values({ user_id: userId, ...sealed, created_at: at, confirmed_at: null })
    .onConflict((oc) =>
      oc
        .column('user_id')
        .doUpdateSet({ ...sealed, created_at: at, last_step: 0 })
        .where('totp_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return stored !== undefined
}

export async function updateTotp(
  db: Db,
  userId: string,
  changes: { last_step?: number; confirmed_at?: Date },
): Promise<void> {
  await db.updateTable('totp_factors').set(changes).where('user_id', '=', userId).execute()
}

export async function deleteTotp(db: Db, userId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('totp_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return Boolean(deleted?.confirmed_at)
}

export const listTotpsSealedBy = (db: Db, keyId: string, limit: number): Promise<TotpRow[]> =>
  db.selectFrom('totp_factors').selectAll().where('key_id', '=', keyId).orderBy('user_id').limit(limit).execute()

/** An app that was set up anew meanwhile keeps its own secret. */
export async function updateSealed(
  db: Db,
  { from, to, secrets }: { from: string; to: string; secrets: { userId: string; secret: Buffer }[] },
): Promise<void> {
  await sql`
    update totp_factors t
    set secret = r.secret, key_id = ${to}
    from unnest(${secrets.map(({ userId }) => userId)}::uuid[], ${secrets.map(({ secret }) => secret)}::bytea[])
      as r (user_id, secret)
    where t.user_id = r.user_id and t.key_id = ${from}`.execute(db)
}

/** What is kept is the newest set alone. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  { salt, hashes }: { salt: Buffer; hashes: Buffer[] },
): Promise<void> {
  await deleteRecoveryCodes(db, userId)
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, salt, used_at: null })))
    .execute()
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

export async function findRecoverySalt(db: Db, userId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('salt')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row?.salt
}

export async function spendRecoveryCode(db: Db, userId: string, codeHash: Buffer, at: Date): Promise<boolean> {
  const spent = await db
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return spent !== undefined
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** After every change of factors: what sign-ins go by. */
export async function settleTwoFactor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ two_factor_enabled: boolean }>`
    update users u
    set two_factor_enabled =
      exists (select 1 from totp_factors t where t.user_id = u.id and t.confirmed_at is not null)
      or exists (select 1 from passkeys p where p.user_id = u.id)
    where u.id = ${userId}
    returning two_factor_enabled`.execute(db)
  return rows[0]?.two_factor_enabled ?? false
}

export async function deleteFactorsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('totp_factors').where('user_id', '=', userId).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await db.deleteFrom('auth_challenges').where('user_id', '=', userId).execute()
}
