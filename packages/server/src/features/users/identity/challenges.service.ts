import { type FactorMethod, factorMethods } from '@materia/contract'
import type { App } from '../../../platform/app.ts'
import { later, minutes } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { hashToken, makeToken } from '../secrets.ts'
import type { AuthChallengesTable } from '../users.tables.ts'
import { insertChallenge } from './challenges.queries.ts'
import { countRecoveryCodes, findTotp } from './factors.queries.ts'
import { listPasskeysOf } from './passkeys.queries.ts'

export const challengeMinutes = 5

/** Something random to be answered once, within minutes. */
export async function makeChallenge(
  app: App,
  db: Db,
  { purpose, userId }: { purpose: AuthChallengesTable['purpose']; userId: string | null },
): Promise<string> {
  const challenge = makeToken()
  await insertChallenge(db, {
    challenge_hash: hashToken(challenge),
    purpose,
    user_id: userId,
    expires_at: later(app.clock.now(), minutes(challengeMinutes)),
  })
  return challenge
}

/** What the person can answer with. */
export async function listMethods(db: Db, userId: string): Promise<FactorMethod[]> {
  const totp = await findTotp(db, userId)
  const has: Record<FactorMethod, boolean> = {
    totp: Boolean(totp?.confirmed_at),
    recoveryCode: (await countRecoveryCodes(db, userId)) > 0,
    passkey: (await listPasskeysOf(db, userId)).length > 0,
  }
  return factorMethods.filter((method) => has[method])
}
