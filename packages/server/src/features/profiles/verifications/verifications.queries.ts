import type { Language, LicenceHolder, Province, UserType, VerificationState } from '@materia/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { VerificationsTable } from '../profiles.tables.ts'

export type VerificationRow = Selectable<VerificationsTable>

const undecided = {
  decided_at: null,
  decided_by: null,
  checked_on: null,
  expires_at: null,
  note: null,
  reason: null,
  reminded_at: null,
}

/** False when one is waiting already. */
export async function insertVerification(
  db: Db,
  request: {
    id: string
    user_id: string
    province: Province
    regulator: string
    licence_number: string
    requested_at: Date
  },
): Promise<boolean> {
  const inserted = await db
    .insertInto('verifications')
    .values({ ...request, ...undecided, state: 'Requested' })
    .onConflict((oc) => oc.column('user_id').where('state', '=', 'Requested').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False when none waits any more. */
export async function deleteRequestedVerification(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('verifications')
    .where('user_id', '=', userId)
    .where('state', '=', 'Requested')
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const lockVerification = (db: Db, id: string): Promise<VerificationRow | undefined> =>
  db.selectFrom('verifications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function updateVerification(db: Db, id: string, changes: Partial<VerificationRow>): Promise<void> {
  await db.updateTable('verifications').set(changes).where('id', '=', id).execute()
}

/** A new verification takes the place of the one that stands. */
export async function endStandingVerification(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ state: 'Expired', expires_at: at })
    .where('user_id', '=', userId)
    .where('state', '=', 'Verified')
    .execute()
}

/** What is shown beside the name. */
export async function setVerified(
  db: Db,
  userId: string,
  verified: { by: string; on: string; until: Date } | null,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      verified_by: verified?.by ?? null,
      verified_on: verified?.on ?? null,
      verified_until: verified?.until ?? null,
    })
    .where('user_id', '=', userId)
    .execute()
}

export interface ListedVerification extends VerificationRow {
  first_name: string
  last_name: string
  email: string | null
  user_type: UserType | null
  minc: string | null
  school_name: string | null
  checked_by: string | null
  also_given_by: LicenceHolder[]
  total: number
}

const holdersListed = 5

/** However it was written: "cpso 12-345" and "CPSO12345" are one number. */
const licenceKey = (column: string) => sql`lower(regexp_replace(${sql.ref(column)}, '[^[:alnum:]]', '', 'g'))`

export async function listVerifications(
  db: Db,
  { state, count, offset }: { state?: VerificationState; count: number; offset: number },
): Promise<ListedVerification[]> {
  const { rows } = await sql<ListedVerification>`
    select v.id, v.user_id, v.state, v.province, v.regulator, v.licence_number, v.requested_at, v.decided_at, v.decided_by,
           v.checked_on, v.expires_at, v.note, v.reason, v.reminded_at,
           u.first_name, u.last_name, u.email, u.user_type, u.minc, u.school_name,
           nullif(concat_ws(' ', a.first_name, a.last_name), '') as checked_by,
           others.holders as also_given_by,
           count(*) over () as total
    from verifications v
    join users u on u.id = v.user_id
    left join users a on a.id = v.decided_by
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
               'userId', o.user_id, 'firstName', o.first_name, 'lastName', o.last_name,
               'regulator', o.regulator, 'state', o.state) order by o.user_id), '[]') as holders
      from (
        select distinct on (other.user_id) other.user_id, other.regulator, other.state, person.first_name, person.last_name
        from verifications other
        join users person on person.id = other.user_id
        where other.province = v.province and ${licenceKey('other.licence_number')} = ${licenceKey('v.licence_number')}
          and ${licenceKey('v.licence_number')} <> '' and other.user_id <> v.user_id
        order by other.user_id, other.requested_at desc, other.id
        limit ${holdersListed}) as o) as others
    where ${state === undefined ? sql`true` : sql`v.state = ${state}`}
    order by v.state = 'Requested' desc, v.requested_at, v.id
    limit ${count}
    offset ${offset}`.execute(db)
  return rows
}

/** Whether the verification of the person in a column stands. */
export const isVerifiedIn = (personColumn: string, now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from profiles p where p.user_id = ${sql.ref(personColumn)} and p.verified_until > ${now})`

export const isVerified = async (db: Db, userId: string, now: Date): Promise<boolean> =>
  (await listVerifiedAmong(db, [userId], now)).length > 0

export const listVerifiedAmong = (db: Db, userIds: string[], now: Date) =>
  db
    .selectFrom('profiles')
    .select(['user_id', 'verified_by', 'verified_on', 'verified_until'])
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('verified_until', '>', now)
    .execute()

/** The newest of those that do not stand: what became of the last request. */
export const findLastVerification = (db: Db, userId: string): Promise<VerificationRow | undefined> =>
  db
    .selectFrom('verifications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

const taken = 500

/** Who is told. */
export interface VerifiedPerson {
  user_id: string
  email: string | null
  first_name: string
  language: Language
}

/** Ends those whose year is over; gives whose they were. */
export async function expireVerifications(db: Db, now: Date): Promise<VerifiedPerson[]> {
  const { rows } = await sql<VerifiedPerson>`
    update verifications v
    set state = 'Expired'
    from users u
    where u.id = v.user_id and v.id = any (array(
      select id from verifications where state = 'Verified' and expires_at <= ${now} order by expires_at limit ${taken}))
    returning v.user_id, u.email, u.first_name, u.language`.execute(db)
  const userIds = rows.map(({ user_id }) => user_id)
  await db
    .updateTable('profiles')
    .set({ verified_by: null, verified_on: null, verified_until: null })
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute()
  return rows
}

/** Marks those that end soon as reminded; gives whose they are. */
export async function takeVerificationsToRemind(
  db: Db,
  { now, before }: { now: Date; before: Date },
): Promise<VerifiedPerson[]> {
  const { rows } = await sql<VerifiedPerson>`
    update verifications v
    set reminded_at = ${now}
    from users u
    where u.id = v.user_id and v.id = any (array(
      select id from verifications
      where state = 'Verified' and expires_at <= ${before} and reminded_at is null
      order by expires_at
      limit ${taken}))
    returning v.user_id, u.email, u.first_name, u.language`.execute(db)
  return rows
}

export async function deleteVerificationsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('verifications').where('user_id', '=', userId).execute()
}
