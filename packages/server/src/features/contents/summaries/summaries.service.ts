import type { ContentSummary } from '@materia/contract'
import type { Actor } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db/db.ts'
import { listSummaryRows } from './summaries.queries.ts'
import { summaryView } from './summaries.view.ts'

/** In the order of the ids; what the reader may not see is left out. */
export const listSummaries = async (db: Db, reader: Actor, ids: string[]): Promise<ContentSummary[]> =>
  (await listSummaryRows(db, reader, ids)).map((row) => summaryView(row))
