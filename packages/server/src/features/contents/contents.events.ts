import { event } from '../../platform/events/events.ts'

/** An item has a new current version, whoever wrote it. */
export const contentVersionAdded = event<{ contentItemId: string; versionId: string }>('content-version-added')
