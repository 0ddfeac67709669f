import { formerMemberName } from '@materia/contract'
import type { Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/db.ts'
import { deleteFactorsOf } from './identity/factors.queries.ts'
import type { UsersTable } from './users.tables.ts'

export type UserRow = Selectable<UsersTable>

export const insertUser = (
  db: Db,
  user: Omit<UserRow, 'created_at' | 'deleted_at' | 'two_factor_enabled' | 'terms_version' | 'privacy_version'>,
) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((oc) => oc.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()

export const findUser = (db: Db, userId: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', userId).where('deleted_at', 'is', null).executeTakeFirst()

export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

export const lockUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).forUpdate().executeTakeFirst()

/** Whether no account has it; until the transaction ends nobody else is told so. */
export async function claimMinc(tx: Tx, minc: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${minc}, 0))`.execute(tx)
  return (await tx.selectFrom('users').select('id').where('minc', '=', minc).executeTakeFirst()) === undefined
}

/** A sponsor by id, e-mail or full name. */
export async function findSponsor(db: Db, named: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, n.name
    from users u
    cross join lateral (select concat_ws(' ', u.first_name, nullif(u.last_name, '')) as name) n
    where u.roles @> '{Sponsor}' and u.deleted_at is null
      and (u.id::text = lower(${named}) or u.email = lower(${named}) or lower(n.name) = lower(${named}))
    order by u.created_at, u.id
    limit 1`.execute(db)
  return rows[0]
}

/** Those who change or check a password wait for each other here; what only refers to the person does not. */
export const lockUser = (db: Db, userId: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function updateUser(db: Db, userId: string, changes: Updateable<UsersTable>): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', userId).where('deleted_at', 'is', null).execute()
}

/** Nothing of the person stays but the row that their posts point to. */
export async function eraseUser(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_name: formerMemberName.first,
      last_name: formerMemberName.last,
      email: null,
      email_confirmed: false,
      password_hash: null,
      roles: [],
      status: 'Disabled',
      user_type: null,
      minc: null,
      school_name: null,
      phone_number: null,
      lockout_end: null,
      access_failed_count: 0,
      two_factor_enabled: false,
      terms_version: null,
      privacy_version: null,
      deleted_at: at,
    })
    .where('id', '=', userId)
    .execute()
  await deleteFactorsOf(db, userId)
  await db.deleteFrom('user_sessions').where('user_id', '=', userId).execute()
  await db.deleteFrom('legal_consents').where('user_id', '=', userId).execute()
  await db.deleteFrom('factor_recoveries').where('user_id', '=', userId).execute()
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
  await db.deleteFrom('email_tokens').where('user_id', '=', userId).execute()
}

/** Counts a failure, and locks the account when the row of failures is full: true when this one did. */
export async function countFailedSignIn(
  db: Db,
  userId: string,
  { now, lockUntil, failuresToLock }: { now: Date; lockUntil: Date; failuresToLock: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_locked: boolean }>`
    with counted as (
      select id, case when lockout_end is not null and lockout_end <= ${now} then 1 else access_failed_count + 1 end as failures
      from users
      where id = ${userId}
      for update
    )
    update users
    set access_failed_count = counted.failures,
        lockout_end = case
          when counted.failures >= ${failuresToLock} and (lockout_end is null or lockout_end <= ${now}) then ${lockUntil}
          when lockout_end <= ${now} then null
          else lockout_end
        end
    from counted
    where users.id = counted.id
    returning coalesce(users.lockout_end = ${lockUntil}, false) as is_locked`.execute(db)
  return rows[0]?.is_locked ?? false
}
