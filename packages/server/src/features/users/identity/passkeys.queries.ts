import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { PasskeysTable } from '../users.tables.ts'

export type PasskeyRow = Selectable<PasskeysTable>

/** Bounded by how many an account may have. */
export const listPasskeysOf = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute()

export const findPasskey = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** Undefined when some account has it already. */
export const insertPasskey = (db: Db, passkey: PasskeyRow): Promise<PasskeyRow | undefined> =>
  db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((oc) => oc.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()

export async function updatePasskey(
  db: Db,
  { id, userId }: { id: string; userId: string },
  changes: { name?: string; counter?: number; last_used_at?: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable('passkeys')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function deletePasskey(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const deleted = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
