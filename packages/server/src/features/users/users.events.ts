import { event } from '../../platform/events/events.ts'

/** The e-mailed link was used and a password set: invitations that waited for this address can be handed over. */
export const registrationFinished = event<{ userId: string; email: string }>('registration-finished')

/** Security-relevant acts around accounts, for whoever keeps the record. */
export interface AccountAct {
  act:
    | 'signed-in'
    | 'sign-in-failed'
    | 'account-locked'
    | 'signed-out'
    | 'refresh-replayed'
    | 'registered'
    | 'registration-finished'
    | 'password-reset-requested'
    | 'password-reset'
    | 'password-changed'
    | 'session-ended'
    | 'user-updated'
    | 'user-deleted'
  userId: string | null
  actorId: string | null
  ip: string | null
  detail?: Record<string, string>
}
export const accountActed = event<AccountAct>('account-acted')
