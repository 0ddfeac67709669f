import { randomUUID } from 'node:crypto'
import { hashPassword } from '@materia/server/features/users/index.ts'
import type { Db } from '@materia/server/platform/db/db.ts'
import { demoPeople } from './people.ts'

export async function insertDemoPeople(db: Db, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db
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
