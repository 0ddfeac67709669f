import { event } from '../../platform/events/events.ts'

/** What viewers of an item see beneath it is no longer what it was. */
export const commentsChanged = event<{ contentItemId: string }>('comments-changed')
