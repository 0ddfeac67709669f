import { event } from '../../platform/events/events.ts'

/** Something a reader of the folio can see has changed. `formerUserIds` belonged to it until now. */
export const folioChanged = event<{ folioId: string; formerUserIds?: string[] }>('folio-changed')

/** Somebody with an account has a new invitation. */
export const folioInvited = event<{ folioId: string; userId: string }>('folio-invited')
