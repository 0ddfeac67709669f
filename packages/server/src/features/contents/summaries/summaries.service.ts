import type { ContentSummary } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { listSummaryRows } from './summaries.queries.ts'
import { summaryView } from './summaries.view.ts'

/** In the order of the ids; what the reader may not see is left out. */
export const listSummaries = async (app: App, reader: Actor, ids: string[]): Promise<ContentSummary[]> =>
  (await listSummaryRows(app, reader, ids)).map((row) => summaryView(row))
