import { accountRoutes, auditRoutes, registrationRoutes } from './accounts/accounts.routes.ts'
import { accountShapes, auditShapes, registrationShapes } from './accounts/accounts.schemas.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { analyticsShapes } from './analytics/analytics.schemas.ts'
import { attachmentRoutes } from './attachments/attachments.routes.ts'
import { attachmentShapes } from './attachments/attachments.schemas.ts'
import { chatHub } from './chat/chat.hub.ts'
import { chatHubShapes } from './chat/chat.schemas.ts'
import { commentRoutes } from './comments/comments.routes.ts'
import { commentShapes } from './comments/comments.schemas.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { contactShapes } from './contact/contact.schemas.ts'
import { contentHub } from './contents/contents.hub.ts'
import { contentRoutes, likeRoutes } from './contents/contents.routes.ts'
import { contentShapes, likeShapes } from './contents/contents.schemas.ts'
import { contentHubShapes } from './contents/contents-hub.schemas.ts'
import { folioRoutes } from './folios/folios.routes.ts'
import { folioShapes } from './folios/folios.schemas.ts'
import type { ShapedHub } from './hub.ts'
import { identityRoutes } from './identity/identity.routes.ts'
import { identityShapes } from './identity/identity.schemas.ts'
import { moderationRoutes } from './moderation/moderation.routes.ts'
import { moderationShapes } from './moderation/moderation.schemas.ts'
import { notificationHub } from './notifications/notifications.hub.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { notificationHubShapes, notificationShapes } from './notifications/notifications.schemas.ts'
import { postRoutes } from './posts/posts.routes.ts'
import { postShapes } from './posts/posts.schemas.ts'
import { profileRoutes } from './profiles/profiles.routes.ts'
import { profileShapes } from './profiles/profiles.schemas.ts'
import { type Route, type ShapedRoute, withShapes } from './route.ts'
import { safetyRoutes } from './safety/safety.routes.ts'
import { safetyShapes } from './safety/safety.schemas.ts'
import { subscriptionRoutes } from './subscriptions/subscriptions.routes.ts'
import { subscriptionShapes } from './subscriptions/subscriptions.schemas.ts'
import { invitationRoutes, userRoutes } from './users/users.routes.ts'
import { invitationShapes, userShapes } from './users/users.schemas.ts'
import { verificationRoutes } from './verifications/verifications.routes.ts'
import { verificationShapes } from './verifications/verifications.schemas.ts'

/** Every call of the product with its schemas, by its name. */
export const allRoutes: Record<string, ShapedRoute> = {
  ...withShapes(userRoutes, userShapes),
  ...withShapes(identityRoutes, identityShapes),
  ...withShapes(invitationRoutes, invitationShapes),
  ...withShapes(attachmentRoutes, attachmentShapes),
  ...withShapes(profileRoutes, profileShapes),
  ...withShapes(verificationRoutes, verificationShapes),
  ...withShapes(contentRoutes, contentShapes),
  ...withShapes(likeRoutes, likeShapes),
  ...withShapes(postRoutes, postShapes),
  ...withShapes(folioRoutes, folioShapes),
  ...withShapes(commentRoutes, commentShapes),
  ...withShapes(accountRoutes, accountShapes),
  ...withShapes(registrationRoutes, registrationShapes),
  ...withShapes(auditRoutes, auditShapes),
  ...withShapes(moderationRoutes, moderationShapes),
  ...withShapes(safetyRoutes, safetyShapes),
  ...withShapes(subscriptionRoutes, subscriptionShapes),
  ...withShapes(notificationRoutes, notificationShapes),
  ...withShapes(contactRoutes, contactShapes),
  ...withShapes(analyticsRoutes, analyticsShapes),
}

/** An entry with its schemas, for whoever has the entry alone. */
export function shapedRouteOf({ method, path }: Pick<Route, 'method' | 'path'>): ShapedRoute {
  const found = Object.values(allRoutes).find((route) => route.method === method && route.path === path)
  if (!found) throw new Error(`The contract has no ${method} ${path}.`)
  return found
}

/** Every hub with its schemas. */
export const allHubs: ShapedHub[] = [
  { ...chatHub, ...chatHubShapes },
  { ...contentHub, ...contentHubShapes },
  { ...notificationHub, ...notificationHubShapes },
]
