import type { App } from '../../platform/app.ts'
import { days, later } from '../../platform/clock.ts'
import { deleteExpiredSessions, deleteExpiredTokens } from './sessions.queries.ts'
import { refreshTokenDays } from './sessions.service.ts'

export function joinUsers(app: App): void {
  app.jobs.schedule('sweep-expired-sessions', '17 4 * * *', () => sweepSessions(app))
}

/** A device in daily use renews its token often and would keep all of them for ever. */
export async function sweepSessions(app: App): Promise<void> {
  const now = app.clock.now()
  await deleteExpiredTokens(app.db, now)
  await deleteExpiredSessions(app.db, later(now, -days(refreshTokenDays)))
}
