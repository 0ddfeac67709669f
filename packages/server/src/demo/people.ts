import { randomUUID } from 'node:crypto'
import type { Role, UserType } from '@materia/contract'
import { hashPassword } from '../features/users/index.ts'
import type { App } from '../platform/app.ts'

export interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  roles: Role[]
  userType: UserType | null
}

const clinician = (email: string, firstName: string, lastName: string, userType: UserType = 'Doctor'): DemoPerson => ({
  email: `${email}@materia.test`,
  firstName,
  lastName,
  roles: ['Doctor'],
  userType,
})

const account = (email: string, firstName: string, lastName: string, role: Role): DemoPerson => ({
  email: `${email}@materia.test`,
  firstName,
  lastName,
  roles: [role],
  userType: null,
})

export const demoPeople: DemoPerson[] = [
  account('admin', 'Avery', 'Campbell', 'Admin'),
  clinician('doctor', 'Amira', 'Haddad'),
  clinician('nurse', 'Noah', 'Gallant', 'NursePractitioner'),
  clinician('resident', 'Priya', 'Raman', 'MedicalResident'),
  clinician('student', 'Leo', 'Beaulieu', 'MedicalStudent'),
  account('voiceof', 'Heart Rhythm', 'Canada', 'VoiceOf'),
  account('sponsor', 'Northwind', 'Therapeutics', 'Sponsor'),
  clinician('elise.tremblay', 'Élise', 'Tremblay'),
  clinician('sean.oconnor', 'Seán', "O'Connor"),
  clinician('marisol.delacruz', 'Marisol', 'de la Cruz'),
  clinician('linh.nguyen', 'Linh', 'Nguyễn'),
  clinician('jean-marc.lavoie', 'Jean-Marc', 'Lavoie'),
  clinician('harpreet.gill', 'Harpreet', 'Gill'),
  clinician('sofia.rossi', 'Sofia', 'Rossi'),
  clinician('david.cohen', 'David', 'Cohen'),
  clinician('tanya.whitebear', 'Tanya', 'Whitebear'),
  clinician('mei.chan', 'Mei', 'Chan', 'NursePractitioner'),
  clinician('olivier.gagnon', 'Olivier', 'Gagnon'),
]

export async function insertDemoPeople(app: App, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await app.db
    .insertInto('users')
    .values(
      demoPeople.map((person) => ({
        id: randomUUID(),
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        email_confirmed: true,
        password_hash: passwordHash,
        roles: person.roles,
        status: 'Approved' as const,
        user_type: person.userType,
        school_name: person.userType === 'MedicalResident' ? 'McGill University' : null,
        access_failed_count: 0,
      })),
    )
    .execute()
}
