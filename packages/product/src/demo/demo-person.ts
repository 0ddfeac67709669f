import type { Organisation, PracticeLanguage, Role, UserType } from '@materia/contract'

export interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  roles: Role[]
  userType: UserType | null
  profile?: DemoProfile
}

interface DemoProfile {
  location: string
  specialty?: string
  subSpecialty?: string
  bio: string
  phoneNumber?: string
  qualifications: string[]
  languagesOfPractice?: PracticeLanguage[]
  areas: string[]
  isTakingPatients?: boolean
  organisation?: Organisation
}

export const at = (name: string) => `${name}@materia.test`
