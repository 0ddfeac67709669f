import { event } from '../../platform/events/events.ts'

/** An item has a new current version, whoever wrote it. */
export const contentVersionAdded = event<{ contentItemId: string; versionId: string }>('content-version-added')

/** Items that nobody sees any more, and those brought back. */
export const contentItemsRemoved = event<{ contentItemIds: string[] }>('content-items-removed')
export const contentItemsRestored = event<{ contentItemIds: string[] }>('content-items-restored')
