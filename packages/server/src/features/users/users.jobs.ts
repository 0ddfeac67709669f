import type { App } from '../../platform/app.ts'
import { days, later } from '../../platform/clock.ts'
import { deliverWrittenLate } from '../../platform/mail/mail.ts'
import { deleteExpiredChallenges } from './identity/challenges.queries.ts'
import { emailChangeMail, sweepEmailChanges, writeEmailChangeMail } from './identity/email-changes.service.ts'
import { settleFactorRecoveries } from './identity/factor-recoveries.service.ts'
import { resealSecrets } from './identity/totp.service.ts'
import { linkMail, writeLinkMail } from './passwords.service.ts'
import { deleteExpiredSessions, deleteExpiredTokens } from './sessions/sessions.queries.ts'
import { refreshTokenDays } from './sessions/sessions.service.ts'
import { deleteUnknownSignIns } from './unknown-sign-ins.queries.ts'

export function joinUsers(app: App): void {
  deliverWrittenLate(app, linkMail, (ask) => writeLinkMail(app, ask))
  deliverWrittenLate(app, emailChangeMail, (ask) => writeEmailChangeMail(app, ask))
  app.jobs.schedule('sweep-unknown-sign-ins', '23 * * * *', () =>
    deleteUnknownSignIns(app.db, { before: later(app.clock.now(), -days(1)) }),
  )
  app.jobs.schedule('sweep-auth-challenges', '*/10 * * * *', () => deleteExpiredChallenges(app.db, app.clock.now()))
  app.jobs.schedule('settle-factor-recoveries', '*/10 * * * *', () => settleFactorRecoveries(app))
  app.jobs.schedule('reseal-second-factors', '41 * * * *', () => resealSecrets(app))
  app.jobs.schedule('sweep-expired-sessions', '17 4 * * *', () => sweepSessions(app))
}

/** A device in daily use renews its token often and would keep all of them for ever. */
export async function sweepSessions(app: App): Promise<void> {
  const now = app.clock.now()
  await deleteExpiredTokens(app.db, now)
  await deleteExpiredSessions(app.db, later(now, -days(refreshTokenDays)))
  await sweepEmailChanges(app)
}
