import { getSession, hasRole, type Session, useSession } from '../lib/session.ts'

/** What whoever is signed in is here. */
export interface Roles {
  isAdmin: boolean
  isVoiceOf: boolean
  isSponsor: boolean
  isDoctor: boolean
}

export const useRoles = (): Roles => rolesIn(useSession())

export const getRoles = (): Roles => rolesIn(getSession())

const rolesIn = (session: Session): Roles => ({
  isAdmin: hasRole(session, 'Admin'),
  isVoiceOf: hasRole(session, 'VoiceOf'),
  isSponsor: hasRole(session, 'Sponsor'),
  isDoctor: hasRole(session, 'Doctor'),
})
