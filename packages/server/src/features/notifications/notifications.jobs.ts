import { notificationHub } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { days, later } from '../../platform/clock.ts'
import type { EraseUser } from '../../platform/feature.ts'
import {
  deleteNotificationsBefore,
  deleteNotificationsOf,
  notificationMail,
  notificationPush,
  notificationRead,
  notificationsAdded,
} from '../../platform/notifications/index.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { chatroomInvited } from '../chat/index.ts'
import { deleteMailSettingsOf } from './digests.queries.ts'
import { makeDigests, sendDigests, sendDigestsJob, sendNotificationMail } from './digests.service.ts'
import { listToldAmong } from './notifications.queries.ts'
import { notificationView } from './notifications.view.ts'
import { deleteEndedSubscriptions, deleteSubscriptionsOf } from './push/push.queries.ts'
import { deliverPushes, pushNotifications, sendPushes, usedAfter } from './push/push.service.ts'

const keptDays = 365
const pushedAtOnce = 500

export function joinNotifications(app: App, background: App): void {
  app.events.on(chatroomInvited, ({ chatroomId, userId }) =>
    app.realtime.push(notificationHub, [userChannel(userId)], 'NewPendingChatroomInvite', { chatroomId }),
  )
  app.events.on(notificationsAdded, ({ notificationIds }) => pushAdded(app, notificationIds))
  app.events.on(notificationRead, ({ notificationId, userId }) =>
    app.realtime.push(notificationHub, [userChannel(userId)], 'NotificationRead', { id: notificationId }),
  )
  app.jobs.handle(notificationMail, ({ notificationId }) => sendNotificationMail(app, notificationId))
  app.jobs.handle(notificationPush, ({ notificationIds }) => pushNotifications(app, notificationIds))
  app.jobs.handle(deliverPushes, (pushes) => sendPushes(app, pushes))
  app.jobs.schedule('delete-ended-push-subscriptions', '37 * * * *', () =>
    deleteEndedSubscriptions(app.db, usedAfter(app)),
  )
  app.jobs.handle(sendDigestsJob, ({ digestIds }) => sendDigests(app, digestIds))
  app.jobs.schedule(
    'make-digests',
    '*/15 * * * *',
    async () => void (await makeDigests(background, { isAtOnce: false })),
  )
  app.jobs.schedule('delete-old-notifications', '17 4 * * *', () => deleteOldNotifications(app))
}

export const deleteOldNotifications = (app: App): Promise<void> =>
  deleteNotificationsBefore(app.db, later(app.clock.now(), -days(keptDays)))

async function pushAdded(app: App, notificationIds: string[]): Promise<void> {
  for (let from = 0; from < notificationIds.length; from += pushedAtOnce) {
    const some = notificationIds.slice(from, from + pushedAtOnce)
    for (const row of await listToldAmong(app.db, { notificationIds: some, now: app.clock.now() })) {
      const told = notificationView(row, row.language)
      app.realtime.push(notificationHub, [userChannel(row.user_id)], 'NotificationAdded', told)
    }
  }
}

export const eraseNotified: EraseUser = async (_app, tx, userId) => {
  await deleteNotificationsOf(tx, userId)
  await deleteMailSettingsOf(tx, userId)
  await deleteSubscriptionsOf(tx, userId)
}
