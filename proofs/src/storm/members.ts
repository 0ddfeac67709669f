import { randomBytes, randomUUID } from 'node:crypto'
import '@materia/server/features/chat/index.ts'
import { hashPassword } from '@materia/server/features/users/index.ts'
import type { Database } from '@materia/server/platform/db/db.ts'
import { clientAt } from '../client/over-fetch.ts'
import { signIn } from '../client/sign-in.ts'
import type { ServerProcess } from './server-process.ts'

export interface Member {
  userId: string
  email: string
  token: string
}

const password = 'Correct-horse-7'
// More would only wait for one another: each takes a core for a while.
const signedInAtOnce = 8
/** Well within the quarter of an hour that a token is good for, so that one try may fail. */
const renewedEveryMs = 4 * 60_000

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
  const members: Member[] = []
  for (let start = 0; start < people.length; start += signedInAtOnce) {
    const batch = people.slice(start, start + signedInAtOnce)
    members.push(...(await Promise.all(batch.map(({ id, email }) => signMemberIn(server, id, email)))))
  }
  return members
}

async function signMemberIn(server: ServerProcess, userId: string, email: string): Promise<Member> {
  return { userId, email, token: await signIn(clientAt(server.url), email, password) }
}

/** Gives them new tokens while a storm lasts longer than a token; returns how to end it. */
export function keepSignedIn(servers: ServerProcess[], members: Member[]): () => void {
  const renew = async () => {
    for (const member of members) {
      const server = servers.find((each) => each.isUp())
      const renewed = server && (await signMemberIn(server, member.userId, member.email).catch(() => undefined))
      if (renewed) member.token = renewed.token
    }
  }
  const renewing = setInterval(() => void renew(), renewedEveryMs)
  return () => clearInterval(renewing)
}
