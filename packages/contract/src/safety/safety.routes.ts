import { route, routes } from '../route.ts'
import type { safetyShapes } from './safety.schemas.ts'

export const safetyRoutes = routes<typeof safetyShapes>()({
  listNotices: route('GET', '/api/safety/notices', { access: 'signed-in' }),
  getNotice: route('GET', '/api/safety/notices/:noticeId', { access: 'signed-in' }),
  listSafetySources: route('GET', '/api/safety/sources', { access: 'signed-in' }),
  /** Open ones first, then its history. */
  listContentNotices: route('GET', '/api/contents/:contentItemId/notices', { access: 'signed-in' }),
  /** What may stand in for an item that is retracted, recalled or short. */
  listReplacements: route('GET', '/api/contents/:contentItemId/replacements', { access: 'signed-in' }),
  /** What in a folio is no longer as it was when it was saved. */
  checkFolio: route('GET', '/api/folios/:id/check', { access: 'signed-in' }),
  /** Newest first. */
  contentTimeline: route('GET', '/api/contents/:contentItemId/timeline', { access: 'signed-in' }),
})
