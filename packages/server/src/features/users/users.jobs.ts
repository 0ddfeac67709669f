import type { App } from '../../platform/app.ts'
import { days, later } from '../../platform/clock.ts'
import { deleteExpiredSessions } from './sessions.queries.ts'
import { refreshTokenDays } from './sessions.service.ts'

export function joinUsers(app: App): void {
  app.jobs.schedule('sweep-expired-sessions', '17 4 * * *', () =>
    deleteExpiredSessions(app.db, later(app.clock.now(), -days(refreshTokenDays))),
  )
}
