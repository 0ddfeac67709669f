import type { App } from '../../platform/app.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { isRefusedMail, mailWrittenLate } from '../../platform/mail/mail.ts'
import { fillDigests } from '../../platform/notifications/index.ts'
import { digestMail, notificationMailOf } from './digests.mail.ts'
import { insertDueDigests, listUnsent, markSent, type UnsentDigest } from './digests.queries.ts'
import { findToMail, listOfDigests, type NotificationRow } from './notifications.queries.ts'
import { notificationView } from './notifications.view.ts'

export const sendDigestsJob = mailWrittenLate<{ digestIds: string[] }>('send-digests')

const madeAtOnce = 500
const sentByOneJob = 50

/**
 * Makes every digest that is due. A digest, what it holds and the job that sends it are one transaction: none is made
 * twice, and none that was made is forgotten. Gives how many.
 */
export async function makeDigests(app: App, asked: { isAtOnce: boolean; email?: string }): Promise<number> {
  const now = app.clock.now()
  let total = 0
  for (let made = madeAtOnce; made === madeAtOnce; total += made) {
    made = await inTransaction(app, async (tx) => {
      const due = await insertDueDigests(tx, { now, ...asked, limit: madeAtOnce })
      await fillDigests(tx, due, now)
      for (let from = 0; from < due.length; from += sentByOneJob) {
        const digestIds = due.slice(from, from + sentByOneJob).map(({ id }) => id)
        await enqueue(tx, sendDigestsJob, { digestIds })
      }
      return due.length
    })
  }
  return total
}

/**
 * Each is noted as sent when the mail server took it. A worker that dies between the two sends that one mail again, under
 * the same Message-ID: SMTP has no way to ask whether a mail was taken, and mail servers and viewers drop the second copy.
 */
export async function sendDigests(app: App, digestIds: string[]): Promise<void> {
  const unsent = await listUnsent(app.db, digestIds)
  const ids = unsent.map(({ id }) => id)
  const rows = Map.groupBy(
    await listOfDigests(app.db, { digestIds: ids, now: app.clock.now() }),
    (row) => row.digest_id ?? '',
  )
  const refusals: unknown[] = []
  for (const digest of unsent) {
    try {
      await sendDigest(app, digest, rows.get(digest.id) ?? [])
      await markSent(app.db, digest.id, app.clock.now())
    } catch (error) {
      if (!isRefusedMail(error)) throw error
      refusals.push(error)
    }
  }
  // Those are tried again later: a mailbox may only be full.
  if (refusals.length > 0) throw new AggregateError(refusals, `${refusals.length} digests were refused.`)
}

/** What was read, deleted or hidden meanwhile is left out; with nothing left, nothing is sent. */
async function sendDigest(app: App, digest: UnsentDigest, rows: NotificationRow[]): Promise<void> {
  if (rows.length === 0) return
  const { id, kind, user_id: userId, first_name: firstName, email, language } = digest
  const told = rows.map((row) => notificationView(row, language))
  await app.mail.send(digestMail(app, { id, kind, receiver: { userId, firstName, email, language }, told }))
}

/** One of those that are mailed as they come; nobody fills another's mailbox by doing and undoing something. */
export async function sendNotificationMail(app: App, notificationId: string): Promise<void> {
  const row = await findToMail(app.db, { notificationId, now: app.clock.now() })
  if (!row) return
  const { kind, user_id: userId, language, receiver_name: firstName, receiver_email: email, actor_id: actorId } = row
  if (actorId && !(await app.limiter.tryTake('notificationMail', `${actorId} to ${userId}`))) return
  const receiver = { userId, firstName, email, language }
  const mail = notificationMailOf(app, { kind, receiver, told: notificationView(row, language) })
  // Another one only where it became news again.
  await app.mail.send({ id: `${row.id}.${row.created_at.getTime()}`, ...mail })
}
