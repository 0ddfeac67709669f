import { formerMember } from '@materia/contract'
import { domainMessages } from './messages.ts'

/** A person's name as it is shown: of whoever has left, that they have. */
export const shownName = (name: string): string => (name === formerMember ? domainMessages()('formerMember') : name)
