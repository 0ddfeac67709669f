import type { Actor, App } from '../../../platform/app.ts'
import { everyone } from '../../../platform/search/index.ts'
import { listJoinedFolioIds } from './search.queries.ts'
import { memberAudience, userAudience } from './search-index.ts'

/** The keys by which this viewer finds what they may see. */
export async function audiencesOf(app: App, viewer: Actor): Promise<string[]> {
  const folioIds = await listJoinedFolioIds(app.db, viewer.userId)
  return [everyone, userAudience(viewer.userId), ...folioIds.map(memberAudience)]
}
