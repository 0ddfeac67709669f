import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { RefreshTokensTable, UserSessionsTable, UsersTable } from '../users.tables.ts'

export const insertSession = (db: Db, session: Selectable<UserSessionsTable>) =>
  db.insertInto('user_sessions').values(session).execute()

export const insertRefreshToken = (db: Db, token: Selectable<RefreshTokensTable>) =>
  db.insertInto('refresh_tokens').values(token).execute()

export type HeldToken = Selectable<RefreshTokensTable> & {
  user_id: string
  session_revoked_at: Date | null
  session_created_at: Date
  status: UsersTable['status']
  roles: string[]
  /** The successor was used in its turn. */
  successor_replaced: boolean
}

/** Locks the session, so that refreshes of one device go one after the other. */
export async function lockHeldToken(db: Db, tokenHash: Buffer): Promise<HeldToken | undefined> {
  await sql`
    select 1 from user_sessions
    where id = (select session_id from refresh_tokens where token_hash = ${tokenHash})
    for update`.execute(db)
  // Asked for only now: what is read beside a lock stems from before the wait for it.
  const { rows } = await sql<HeldToken>`
    select t.id, t.session_id, t.token_hash, t.expires_at, t.created_at, t.created_by_ip, t.revoked_at, t.revoked_by_ip,
           t.replaced_by_id, s.user_id, s.revoked_at as session_revoked_at, s.created_at as session_created_at, u.status, u.roles,
           coalesce(next.replaced_by_id is not null, false) as successor_replaced
    from refresh_tokens t
    join user_sessions s on s.id = t.session_id
    join users u on u.id = s.user_id
    left join refresh_tokens next on next.id = t.replaced_by_id
    where t.token_hash = ${tokenHash}`.execute(db)
  return rows[0]
}

export async function supersedeToken(
  db: Db,
  tokenId: string,
  { replacedById, at, ip }: { replacedById: string; at: Date; ip: string },
): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ replaced_by_id: replacedById, revoked_at: at, revoked_by_ip: ip })
    .where('id', '=', tokenId)
    .execute()
}

export async function touchSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('user_sessions').set({ last_used_at: at }).where('id', '=', sessionId).execute()
}

export async function revokeSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await db
    .updateTable('user_sessions')
    .set({ revoked_at: at })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function revokeSessionsOf(db: Db, userId: string, at: Date, exceptSessionId?: string): Promise<void> {
  await db
    .updateTable('user_sessions')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '!=', exceptSessionId as string))
    .execute()
}

/** Of the sessions given, those still good: not revoked, not too old, their user approved. */
export const listLiveSessions = (db: Db, sessionIds: string[], { begunAfter }: { begunAfter: Date }) =>
  db
    .selectFrom('user_sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 'u.language', 'u.two_factor_enabled'])
    .where('s.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('s.revoked_at', 'is', null)
    .where('s.created_at', '>', begunAfter)
    .where('u.status', '=', 'Approved')
    .execute()

/** Whether somebody signed in before, and with the same browser on the same system, whatever its version. */
export async function findDeviceHistory(
  db: Db,
  { userId, userAgent }: { userId: string; userAgent: string },
): Promise<{ hasSignedIn: boolean; isKnown: boolean }> {
  const { rows } = await sql<{ hasSignedIn: boolean; isKnown: boolean }>`
    select count(*) > 0 as "hasSignedIn",
           coalesce(bool_or(regexp_replace(coalesce(user_agent, ''), '[0-9.]+', '', 'g')
             = regexp_replace(${userAgent}, '[0-9.]+', '', 'g')), false) as "isKnown"
    from user_sessions
    where user_id = ${userId}`.execute(db)
  return rows[0] ?? { hasSignedIn: false, isKnown: false }
}

export async function confirmSession(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('user_sessions').set({ confirmed_at: at }).where('id', '=', sessionId).execute()
}

/** From now on what opens sensitive acts was proved in this session alone. */
export async function unconfirmOtherSessionsOf(db: Db, userId: string, exceptSessionId: string): Promise<void> {
  await db
    .updateTable('user_sessions')
    .set({ confirmed_at: new Date(0) })
    .where('user_id', '=', userId)
    .where('id', '!=', exceptSessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** When the person last proved in this session that it is them. */
export async function findConfirmation(db: Db, sessionId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('user_sessions')
    .select('confirmed_at')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row?.confirmed_at
}

const sessionsListed = 50

export const listSessionsOf = (db: Db, userId: string, { now }: { now: Date }) =>
  db
    .selectFrom('user_sessions as s')
    .select(['s.id', 's.created_at', 's.last_used_at', 's.ip', 's.user_agent'])
    .where('s.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens as t')
          .select('t.id')
          .whereRef('t.session_id', '=', 's.id')
          .where('t.expires_at', '>', now),
      ),
    )
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id')
    .limit(sessionsListed)
    .execute()

/** An expired token is refused without a look at its family, so none of them tells a replay any more. */
export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute()
}

/** Sessions nobody can renew any more. */
export async function deleteExpiredSessions(db: Db, before: Date): Promise<void> {
  await sql`
    delete from user_sessions s
    where s.last_used_at < ${before}
      and not exists (select 1 from refresh_tokens t where t.session_id = s.id and t.expires_at > ${before})`.execute(
    db,
  )
}
