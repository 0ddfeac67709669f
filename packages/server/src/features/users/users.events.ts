import { event } from '../../platform/events/events.ts'

/** The e-mailed link was used and a password set: invitations that waited for this address can be handed over. */
export const registrationFinished = event<{ userId: string; email: string }>('registration-finished')
