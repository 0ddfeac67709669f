import { accountRoutes, auditRoutes, registrationRoutes } from './accounts.ts'
import { analyticsRoutes } from './analytics.ts'
import { attachmentRoutes } from './attachments.ts'
import { chatHub } from './chat.ts'
import { contactRoutes } from './contact.ts'
import { contentRoutes, likeRoutes } from './contents/contents.ts'
import { contentHub } from './contents/hub.ts'
import { folioRoutes } from './folios.ts'
import type { HubSpec } from './hub.ts'
import { moderationRoutes } from './moderation.ts'
import { notificationHub } from './notifications.ts'
import { postRoutes } from './posts.ts'
import { profileRoutes } from './profiles.ts'
import type { Route } from './route.ts'
import { invitationRoutes, userRoutes } from './users.ts'

/** Every call of the product, by its name. */
export const allRoutes: Record<string, Route> = {
  ...userRoutes,
  ...invitationRoutes,
  ...attachmentRoutes,
  ...profileRoutes,
  ...contentRoutes,
  ...likeRoutes,
  ...postRoutes,
  ...folioRoutes,
  ...accountRoutes,
  ...registrationRoutes,
  ...auditRoutes,
  ...moderationRoutes,
  ...contactRoutes,
  ...analyticsRoutes,
}

/** Every hub, by its namespace. */
export const allHubs: HubSpec[] = [chatHub, contentHub, notificationHub]
