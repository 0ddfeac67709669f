import { randomUUID } from 'node:crypto'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { notify } from '../../platform/notifications/index.ts'
import { type SecurityEvent, securityMail } from './security.mail.ts'
import type { UserRow } from './users.queries.ts'

/** Tells a person what happened to their account: by mail always, and where their other notifications are. */
export async function tellOfSecurity(app: App, tx: Tx, user: UserRow, event: SecurityEvent): Promise<void> {
  await queueMail(tx, securityMail(app, user, event))
  await notify(tx, {
    userId: user.id,
    kind: 'Security',
    key: randomUUID(),
    at: app.clock.now(),
    facts: { event },
  })
}
