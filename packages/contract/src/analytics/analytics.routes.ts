import { route, routes } from '../route.ts'
import type { analyticsShapes } from './analytics.schemas.ts'

export const analyticsRoutes = routes<typeof analyticsShapes>()({
  recordTimings: route('POST', '/api/analytics/timings', { access: 'signed-in' }),
})
