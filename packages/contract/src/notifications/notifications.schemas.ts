import { z } from 'zod'
import { count, Id, queryFlag, Timestamp } from '../fields.schemas.ts'
import type { HubShapes } from '../hub.ts'
import { languages } from '../languages.ts'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'
import { mailRhythms, notificationKinds } from './notification-kinds.ts'

export const NotificationKind = z.enum(notificationKinds)
export type NotificationKind = z.infer<typeof NotificationKind>

/** Whoever made it happen: of several, the last. */
export const NotificationActor = z.object({
  userId: Id,
  name: z.string(),
  profilePictureAttachmentId: Id.nullable(),
})

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  createdOn: Timestamp,
  /** Invitations are unread until they are answered. */
  readOn: Timestamp.nullable(),
  /** In the viewer's language. */
  title: z.string(),
  body: z.string(),
  /** The path of the screen it leads to. */
  link: z.string().nullable(),
  actor: NotificationActor.nullable(),
  contentItemId: Id.nullable(),
})
export type Notification = z.infer<typeof Notification>

export const MailRhythm = z.enum(mailRhythms)
export type MailRhythm = z.infer<typeof MailRhythm>

export const NotificationPreference = z.object({ inApp: z.boolean(), email: MailRhythm })
export type NotificationPreference = z.infer<typeof NotificationPreference>

export const NotificationPreferences = z.record(NotificationKind, NotificationPreference)
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

/** When the daily and weekly mails go out; weekly ones on Mondays. */
export const DigestTime = z.object({
  timeZone: z
    .string()
    .max(60)
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'There is no such time zone.'),
  hour: z.int().min(0).max(23),
})
export type DigestTime = z.infer<typeof DigestTime>

const PushEndpoint = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(1_000)

/** As a browser gives it (Push API). */
export const PushSubscription = z.object({
  endpoint: PushEndpoint,
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'This is no key of a browser.'),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'This is no key of a browser.'),
  }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

export const PushState = z.object({ publicKey: z.string(), isOn: z.boolean() })
export type PushState = z.infer<typeof PushState>

const UnsubscribeToken = z.object({ token: z.string().max(200) })

export const notificationShapes = {
  listNotifications: {
    query: z.object({
      count: count(20),
      /** The notification that the page begins behind. */
      before: Id.optional(),
      unread: queryFlag,
    }),
    reply: z.array(Notification),
  },
  countUnreadNotifications: { reply: z.object({ count: z.int() }) },
  readNotification: { params: z.object({ id: Id }), reply: nothing },
  readAllNotifications: { reply: nothing },
  getNotificationPreferences: { reply: NotificationPreferences },
  updateNotificationPreferences: {
    body: z.partialRecord(NotificationKind, NotificationPreference),
    reply: NotificationPreferences,
  },
  getDigestTime: { reply: DigestTime },
  setDigestTime: { body: DigestTime, reply: DigestTime },
  getPush: { reply: PushState },
  subscribeToPush: { body: PushSubscription, reply: nothing },
  unsubscribeFromPush: { body: z.object({ endpoint: PushEndpoint }), reply: nothing },
  askToUnsubscribe: { params: UnsubscribeToken, reply: z.string() },
  unsubscribe: { params: UnsubscribeToken, reply: z.string() },
} satisfies RouteShapes

export const notificationHubShapes = {
  methods: {},
  events: {
    NewPendingFolioInvite: z.object({ folioId: Id }),
    NewPendingChatroomInvite: z.object({ chatroomId: Id }),
    NotificationAdded: Notification,
    /** Read on another device, or answered; null for all of them. */
    NotificationRead: z.object({ id: Id.nullable() }),
    /** Chosen on another device or in another tab. */
    LanguageChanged: z.object({ language: z.enum(languages) }),
  },
} satisfies HubShapes
