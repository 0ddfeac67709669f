import { days, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { notifyAll } from '../../platform/notifications/index.ts'
import { severityAt } from '../contents/index.ts'
import { listTellings, markTold, type Telling } from './tellings.queries.ts'

/** What was opened longer ago concerns its viewer no more. */
export const openedDays = 90

const toldAtOnce = 1_000

/** Tells everybody concerned once for each notice and change of its state. */
export async function tellNotices(tx: Tx, now: Date): Promise<void> {
  const tellings = await listTellings(tx, later(now, -days(openedDays)))
  for (let from = 0; from < tellings.length; from += toldAtOnce)
    await notifyAll(
      tx,
      tellings.slice(from, from + toldAtOnce).map((telling) => notificationOf(telling, now)),
    )
  await markTold(tx)
}

// A notice may be resolved and open again: the day of the change tells one time from another.
export const notificationOf = (
  { notice_id, state, kind, severity, name, strength, match, user_id, content_item_id }: Telling,
  now: Date,
) => ({
  userId: user_id,
  kind: 'SafetyNotice' as const,
  key: `${notice_id}:${state}:${now.toISOString()}`,
  at: now,
  contentItemId: content_item_id,
  facts: {
    noticeId: notice_id,
    kind,
    state,
    severity: severityAt(severity),
    name: name.en,
    nameFr: name.fr,
    strength,
    match,
  },
})
