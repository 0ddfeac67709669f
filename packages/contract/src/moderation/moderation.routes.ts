import { route, routes } from '../route.ts'
import type { moderationShapes } from './moderation.schemas.ts'

const access = ['Admin'] as const

export const moderationRoutes = routes<typeof moderationShapes>()({
  /** What somebody decided when a text of theirs looked like patient data. */
  recordPatientDataWarning: route('POST', '/api/patient-data-warnings', { access: 'signed-in' }),
  report: route('POST', '/api/reports', { access: 'signed-in' }),
  /** What of the caller's own is hidden, and what became of appeals. */
  listHidden: route('GET', '/api/appeals', { access: 'signed-in' }),
  appeal: route('POST', '/api/appeals', { access: 'signed-in' }),
  /** How much of each waits for an admin. */
  countWaiting: route('GET', '/api/editorial/waiting', { access }),
  listAppeals: route('GET', '/api/editorial/appeals', { access }),
  resolveAppeal: route('PUT', '/api/editorial/appeals/:id', { access }),
  /** What was said around what was reported. That it was read is recorded. */
  getReportContext: route('GET', '/api/editorial/reports/:id/context', { access, writes: true }),
  listReports: route('GET', '/api/editorial/reports', { access }),
  resolveReport: route('PUT', '/api/editorial/reports/:id', { access }),
  listEditorial: route('GET', '/api/editorial/contents', { access }),
  changeEditorial: route('PUT', '/api/editorial/contents/:contentItemId', { access }),
  hideContent: route('PUT', '/api/editorial/contents/:contentItemId/hide', { access }),
  restoreContent: route('PUT', '/api/editorial/contents/:contentItemId/restore', { access }),
})
