import type { ContentSummary } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { listSummaryRows } from './summaries.queries.ts'
import { summaryView } from './summaries.view.ts'

/** In the order of the ids; what the viewer may not see is left out. */
export const listSummaries = async (app: App, viewer: Actor, ids: string[]): Promise<ContentSummary[]> =>
  (await listSummaryRows(app, viewer, ids)).map((row) => summaryView(row))
