import { event } from '../../platform/events/events.ts'
import { job } from '../../platform/jobs/jobs.ts'

/** An item has a new current version, whoever wrote it. */
export const contentVersionAdded = event<{ contentItemId: string; versionId: string }>('content-version-added')

/** Queued with what was written, so that a later feature looks at it even when this process ends now. */
export const contentsWritten = job<{ contentItemIds: string[] }>('contents-written')
