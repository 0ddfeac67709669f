import { route, routes } from '../route.ts'
import type { subscriptionShapes } from './subscriptions.schemas.ts'

const access = 'signed-in'

export const subscriptionRoutes = routes<typeof subscriptionShapes>()({
  createSubscription: route('POST', '/api/subscriptions', { access }),
  listSubscriptions: route('GET', '/api/subscriptions', { access }),
  updateSubscription: route('PUT', '/api/subscriptions/:id', { access }),
  deleteSubscription: route('DELETE', '/api/subscriptions/:id', { access }),
  /** What came since it is followed, newest first. */
  listNewOfSubscription: route('GET', '/api/subscriptions/:id/new', { access }),
  openSubscriptionFeed: route('POST', '/api/subscriptions/:id/feed', { access }),
  closeSubscriptionFeed: route('DELETE', '/api/subscriptions/:id/feed', { access }),
  openFolioFeed: route('POST', '/api/folio/:id/feed', { access }),
  closeFolioFeed: route('DELETE', '/api/folio/:id/feed', { access }),
  /** Of all safety notices, or of those on what matters to the viewer. */
  openSafetyFeed: route('POST', '/api/safety/feed', { access }),
  closeSafetyFeed: route('DELETE', '/api/safety/feed', { access }),
  /** For feed viewers, which cannot sign in: the token is the key. */
  readFeed: route('GET', '/feeds/:token.atom', { access: 'public', download: true }),
  listMutes: route('GET', '/api/mutes', { access }),
  createMute: route('POST', '/api/mutes', { access }),
  deleteMute: route('DELETE', '/api/mutes/:id', { access }),
  /** Why it stands in the viewer's Discover. */
  explainContent: route('GET', '/api/contents/:contentItemId/why', { access }),
})
