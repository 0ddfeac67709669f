import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Actor, App } from '../../../platform/app.ts'
import { recordAct } from '../../../platform/audit/audit.queries.ts'
import { later, minutes } from '../../../platform/clock.ts'
import { conflict, notFound } from '../../../platform/errors/errors.ts'
import { getPreferences } from '../../../platform/notifications/index.ts'
import { findUser, listDevices, userSubject, userView } from '../../users/index.ts'
import { getProfile } from '../profiles.service.ts'
import { personalDataParts } from './personal-data.queries.ts'
import { endLease, extendLease, type Lease, takeLease } from './personal-data-leases.queries.ts'

/** How long a download may stand still. */
const leaseMs = minutes(1)

/**
 * Everything kept about a person as JSON, read from the database as fast as it is taken off the stream. For oneself
 * only: an admin manages an account without reading a person's messages.
 */
export async function openPersonalData(app: App, actor: Actor, userId: string): Promise<Readable> {
  const user = actor.userId === userId ? await findUser(app.db, userId) : undefined
  if (!user) throw notFound('account')
  const lease = { userId, exportId: randomUUID() }
  const now = app.clock.now()
  if (!(await takeLease(app.db, lease, { now, expiresAt: later(now, leaseMs) }))) throw conflict('export-running')
  try {
    const [profile, devices, notificationPreferences] = await Promise.all([
      getProfile(app, actor, userId),
      listDevices(app, actor),
      getPreferences(app.db, userId),
    ])
    await recordAct(app.db, { act: 'data-exported', actorId: userId, subject: userSubject(userId), ip: actor.ip })
    const head = { createdOn: now.toISOString(), account: userView(user), profile, devices, notificationPreferences }
    return streamUnder(app, lease, writeJson(app, head, userId))
  } catch (error) {
    await endLease(app.db, lease)
    throw error
  }
}

async function* writeJson(app: App, head: object, userId: string): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1)
  const rules = app.features.profiles.seen
  const seen = { item: rules.item(userId), room: rules.room(userId, app.clock.now()) }
  for (const [name, pieces] of Object.entries(personalDataParts(app.db, userId, seen))) {
    yield `,${JSON.stringify(name)}:[`
    yield* pieces
    yield ']'
  }
  yield '}'
}

/** Ends the stream when its reader stands still for too long, and the lease with the stream. */
function streamUnder(app: App, lease: Lease, json: AsyncGenerator<string>): Readable {
  const watch = setTimeout(
    () => stream.destroy(new Error('The reader of a personal data export stands still.')),
    leaseMs,
  )
  const stream = Readable.from(extending(app, lease, json, watch), { objectMode: false })
  stream.once('close', () => {
    clearTimeout(watch)
    endLease(app.db, lease).catch((error) => app.log.warn({ err: error }, 'a lease stays until it runs out'))
  })
  return stream
}

async function* extending(
  app: App,
  lease: Lease,
  json: AsyncGenerator<string>,
  watch: NodeJS.Timeout,
): AsyncGenerator<string> {
  let extendedMs = app.clock.now().getTime()
  for await (const piece of json) {
    yield piece
    watch.refresh()
    const now = app.clock.now()
    if (now.getTime() - extendedMs < leaseMs / 4) continue
    if (!(await extendLease(app.db, lease, later(now, leaseMs)))) throw new Error('Another export has taken over.')
    extendedMs = now.getTime()
  }
}
