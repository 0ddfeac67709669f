import type { App } from '../../platform/app.ts'
import { days, hours, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { deleteEmailTokensOf, insertEmailToken } from './email-tokens.queries.ts'
import { failed } from './passwords/passwords.ts'
import { hashToken, makeId, makeToken } from './secrets.ts'

export type LinkPurpose = 'finish-registration' | 'reset-password' | 'change-email'

export const linkLifeMs: Record<LinkPurpose, number> = {
  'finish-registration': days(7),
  'reset-password': hours(2),
  'change-email': days(1),
}

export const badLink = failed('InvalidToken', 'This link has expired or was already used. Ask for a new one.')

/** The token of a new link; the older ones of its purpose stop working. */
export async function makeLink(app: App, tx: Tx, userId: string, purpose: LinkPurpose): Promise<string> {
  const now = app.clock.now()
  const token = makeToken()
  await deleteEmailTokensOf(tx, userId, purpose)
  await insertEmailToken(tx, {
    id: makeId(),
    user_id: userId,
    purpose,
    token_hash: hashToken(token),
    expires_at: later(now, linkLifeMs[purpose]),
    used_at: null,
    created_at: now,
  })
  return token
}
