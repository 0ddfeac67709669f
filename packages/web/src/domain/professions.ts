import type { UserType } from '@materia/contract'
import { domainMessages } from './messages.ts'

export const professionWord = (userType: UserType): string => domainMessages()(`professions.${userType}`)
