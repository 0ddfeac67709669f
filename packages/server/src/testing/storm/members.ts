import { randomBytes, randomUUID } from 'node:crypto'
import { userRoutes } from '@materia/contract'
import '../../features/chat/index.ts'
import { hashPassword } from '../../features/users/index.ts'
import type { Database } from '../../platform/db/db.ts'
import type { ServerProcess } from './server-process.ts'

export interface Member {
  userId: string
  token: string
}

const password = 'Correct-horse-7'

/** Doctors, signed in. */
export async function makeMembers(database: Database, server: ServerProcess, count: number): Promise<Member[]> {
  const passwordHash = await hashPassword(password)
  const people = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    first_name: 'Member',
    last_name: String(index + 1),
    email: `member-${index + 1}-${randomBytes(4).toString('hex')}@example.test`,
    email_confirmed: true,
    password_hash: passwordHash,
    roles: ['Doctor'],
    status: 'Approved' as const,
    access_failed_count: 0,
  }))
  await database.db.insertInto('users').values(people).execute()
  return Promise.all(
    people.map(async ({ id, email }) => {
      const reply = await fetch(`${server.url}${userRoutes.signIn.path}`, {
        method: userRoutes.signIn.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: email, password }),
      })
      const { accessToken } = (await reply.json()) as { accessToken: string }
      return { userId: id, token: accessToken }
    }),
  )
}
