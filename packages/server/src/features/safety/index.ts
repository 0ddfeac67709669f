import type { Feature } from '../../platform/feature.ts'
import { safetyHttp } from './safety.routes.ts'
import './safety.tables.ts'

export { bindNotices } from './bindings.service.ts'
export { bindCitations } from './citations.service.ts'
export { feedTitle } from './notices.view.ts'
export { putReports, type ReportOutcome, withdrawReports } from './reports.service.ts'
export type {
  Both,
  LiteratureReport,
  RecallReport,
  Report,
  SourcedReports,
  SupplyReport,
} from './reports.ts'
export { listNotices } from './safety.service.ts'

export const safety: Feature = { routes: safetyHttp, eraseUser: null, mayReadHeldFile: null }
