import type { Db } from '../../../platform/db/db.ts'
import type { AuthChallengesTable } from '../users.tables.ts'

type Purpose = AuthChallengesTable['purpose']

export const insertChallenge = (db: Db, challenge: AuthChallengesTable) =>
  db.insertInto('auth_challenges').values(challenge).execute()

export interface ChallengeRow {
  user_id: string | null
}

/** Whose it is, as long as it waits for an answer. */
export const findChallenge = (
  db: Db,
  { challengeHash, purpose, now }: { challengeHash: Buffer; purpose: Purpose; now: Date },
): Promise<ChallengeRow | undefined> =>
  db
    .selectFrom('auth_challenges')
    .select('user_id')
    .where('challenge_hash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Of several who answer it at once, one finds it. */
export const spendChallenge = (
  db: Db,
  { challengeHash, purpose, now }: { challengeHash: Buffer; purpose: Purpose; now: Date },
): Promise<ChallengeRow | undefined> =>
  db
    .deleteFrom('auth_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()

/** A sign-in that was begun with another password goes no further. */
export async function deleteChallengesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth_challenges').where('user_id', '=', userId).execute()
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('auth_challenges').where('expires_at', '<=', now).execute()
}
