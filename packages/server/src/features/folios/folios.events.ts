import { event } from '../../platform/events/events.ts'
import { job } from '../../platform/jobs/jobs.ts'

/**
 * Something a viewer of the folio can see has changed. `formerUserIds` belonged to it until now. `byTab` is the tab that
 * made the change and was answered with it.
 */
export const folioChanged = event<{ folioId: string; formerUserIds?: string[]; byTab?: string }>('folio-changed')

/** Queued with the change of who may see the folio, for what must follow it whatever becomes of the process. */
export const folioSharingChanged = job<{ folioId: string }>('folio-sharing-changed')

/** Somebody with an account has a new invitation. */
export const folioInvited = event<{ folioId: string; userId: string }>('folio-invited')

/** Queued with what was saved, for whoever follows the folio. */
export const clippingsAdded = job<{ folioId: string; contentItemIds: string[] }>('clippings-added')
