import type { Actor, App } from '../../../platform/app.ts'
import { everyone } from '../../../platform/search/index.ts'
import { listJoinedFolioIds } from './search.queries.ts'
import { memberAudience, userAudience } from './search-index.ts'

/** The keys by which this reader finds what they may see. */
export async function audiencesOf(app: App, reader: Actor): Promise<string[]> {
  const folioIds = await listJoinedFolioIds(app.db, reader.userId)
  return [everyone, userAudience(reader.userId), ...folioIds.map(memberAudience)]
}
