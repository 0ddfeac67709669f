import type { PushState, PushSubscription } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { days, later } from '../../../platform/clock.ts'
import { invalid } from '../../../platform/errors/errors.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { enqueue, job } from '../../../platform/jobs/jobs.ts'
import { refreshTokenDays } from '../../users/index.ts'
import { listToldAmong, type NotificationRow } from '../notifications.queries.ts'
import { notificationView } from '../notifications.view.ts'
import {
  deleteSubscription,
  deleteSubscriptionsById,
  isSubscribed,
  listLiveAmong,
  listLiveSubscriptions,
  putSubscription,
  type SubscriptionRow,
} from './push.queries.ts'
import { getPushKeys } from './push-keys.service.ts'
import { encrypt, isUsable, type VapidKeys, vapidHeader } from './web-push.ts'

interface Pushes {
  deliveries: { notificationId: string; subscriptionId: string }[]
  attempt: number
}

/** `over`: delivered, or nothing to deliver. */
type Outcome = 'over' | 'gone' | 'failed'

export const deliverPushes = job<Pushes>('deliver-pushes', 'safeFetch')

const subscriptionsMax = 20
const sentByOneJob = 50
const attemptsMax = 4
const firstRetryMs = 30_000
/** A browser that is off for longer is told on screen. */
const keptSeconds = 24 * 3600
const titleMax = 200

/** Since when a session that can still be gone on with was used. */
export const usedAfter = (app: App): Date => later(app.clock.now(), -days(refreshTokenDays))

export async function getPush(app: App, { sessionId }: Actor): Promise<PushState> {
  const { publicKey } = await getPushKeys(app)
  return { publicKey, isOn: await isSubscribed(app.db, { sessionId, usedAfter: usedAfter(app) }) }
}

export async function subscribe(app: App, { userId, sessionId }: Actor, asked: PushSubscription): Promise<void> {
  const { endpoint, keys } = asked
  if (!isUsable(keys)) throw invalid('push-keys-unusable', 'keys')
  const subscription = { userId, sessionId, endpoint, ...keys, at: app.clock.now() }
  await inTransaction(app, (tx) => putSubscription(tx, subscription, subscriptionsMax))
}

export const unsubscribeBrowser = (app: App, { userId }: Actor, endpoint: string): Promise<void> =>
  deleteSubscription(app.db, { userId, endpoint })

/** Names every browser of every receiver. */
export async function pushNotifications(app: App, notificationIds: string[]): Promise<void> {
  const rows = await listToldAmong(app.db, { notificationIds, now: app.clock.now() })
  const userIds = [...new Set(rows.map((row) => row.user_id))]
  const live = await listLiveSubscriptions(app.db, { userIds, usedAfter: usedAfter(app) })
  const subscriptionsOf = Map.groupBy(live, (each) => each.user_id)
  const deliveries = rows.flatMap((row) =>
    (subscriptionsOf.get(row.user_id) ?? []).map(({ id }) => ({ notificationId: row.id, subscriptionId: id })),
  )
  await inTransaction(app, async (tx) => {
    for (let from = 0; from < deliveries.length; from += sentByOneJob) {
      await enqueue(tx, deliverPushes, { deliveries: deliveries.slice(from, from + sentByOneJob), attempt: 1 })
    }
  })
}

/** Browsers that are gone are forgotten; what a push service did not take is tried again later, for those browsers alone. */
export async function sendPushes(app: App, { deliveries, attempt }: Pushes): Promise<void> {
  const now = app.clock.now()
  const notificationIds = [...new Set(deliveries.map((each) => each.notificationId))]
  const subscriptionIds = [...new Set(deliveries.map((each) => each.subscriptionId))]
  const rows = new Map((await listToldAmong(app.db, { notificationIds, now })).map((row) => [row.id, row]))
  const live = await listLiveAmong(app.db, { subscriptionIds, usedAfter: usedAfter(app) })
  const targets = new Map(live.map((target) => [target.id, target]))
  const keys = await getPushKeys(app)
  const outcomes = await Promise.all(
    deliveries.map(async (delivery) => {
      const [row, target] = [rows.get(delivery.notificationId), targets.get(delivery.subscriptionId)]
      return { delivery, outcome: await send(app, keys, row, target) }
    }),
  )
  const among = (wanted: Outcome) => outcomes.flatMap(({ delivery, outcome }) => (outcome === wanted ? delivery : []))
  const gone = among('gone').map(({ subscriptionId }) => subscriptionId)
  if (gone.length > 0) await deleteSubscriptionsById(app.db, gone)
  const failed = among('failed')
  if (failed.length === 0 || attempt >= attemptsMax) return
  const runAt = later(now, firstRetryMs * 4 ** (attempt - 1))
  await enqueue(app.db, deliverPushes, { deliveries: failed, attempt: attempt + 1 }, { runAt })
}

/** What was read, withdrawn or logged out of meanwhile is not told. */
async function send(
  app: App,
  keys: VapidKeys,
  row: NotificationRow | undefined,
  target: SubscriptionRow | undefined,
): Promise<Outcome> {
  if (!row || !target || row.read_at || row.user_id !== target.user_id) return 'over'
  if (!(await app.limiter.tryTake('push', `account ${row.user_id}`))) return 'over'
  const { id, title, link } = notificationView(row, row.language)
  const told = { id, title: title.slice(0, titleMax), link, language: row.language }
  const status = await post(app, keys, target, JSON.stringify(told))
  if (status === 404 || status === 410) return 'gone'
  return status === undefined || status === 429 || status >= 500 ? 'failed' : 'over'
}

function post(app: App, keys: VapidKeys, target: SubscriptionRow, text: string): Promise<number | undefined> {
  const { endpoint } = target
  const subject = `mailto:${app.config.CONTACT_EMAIL}`
  return app.safePost(endpoint, {
    headers: {
      authorization: vapidHeader(keys, { endpoint, subject, now: app.clock.now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptSeconds),
    },
    body: encrypt(text, target),
  })
}
