import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { chatHub, folioRoutes } from '@materia/contract'
import { type Visitor, visitor } from '@materia/proofs/faults/visitor.ts'
import { keyOf } from '@materia/server/features/users/index.ts'
import { signToken } from '@materia/server/features/users/sessions/access-tokens.ts'
import type pg from 'pg'
import { type Crowd, type CrowdSocket, gatherCrowd } from '../chat/crowd.ts'

export interface Person {
  userId: string
  token: string
  folioId: string
  chatroomId: string
}

/** Somebody in front of one of the servers, with a socket open for chat. */
export interface Present extends Person {
  visitor: Visitor
  socket: CrowdSocket
  /** What they like and have saved by now. */
  liked: Set<string>
  saved: Set<string>
}

const peoplePerRoom = 20
const atOnce = 20
const hour = 3_600_000

/** Readers of the catalogue, signed in behind the door: a thousand passwords would take longer than the measurement. */
export async function signInReaders(pool: pg.Pool, secret: string, count: number): Promise<Person[]> {
  const { rows } = await pool.query<{ user_id: string; session_id: string }>(
    `insert into user_sessions (id, user_id, created_at, last_used_at, confirmed_at, ip, user_agent)
     select gen_random_uuid(), id, now(), now(), now(), '127.0.0.1', 'bench' from (select id from users order by id limit $1) u
     returning user_id, id as session_id`,
    [count],
  )
  const [keys, now] = [{ current: keyOf(secret), previous: undefined }, new Date()]
  return Promise.all(
    rows.map(async ({ user_id: userId, session_id: sessionId }) => ({
      userId,
      token: await signToken(keys, {
        type: 'access',
        userId,
        roles: ['Doctor'],
        sessionId,
        now,
        expiresAt: new Date(now.getTime() + hour),
      }),
      folioId: randomUUID(),
      chatroomId: '',
    })),
  )
}

/** Opens a socket for each; gives them as they are now, and the crowd to be closed. */
export async function arrive(
  people: Person[],
  { url, agent }: { url: string; agent: Agent },
): Promise<{ present: Present[]; crowd: Crowd }> {
  const tokenOf = (index: number) => people[index]?.token ?? ''
  const crowd = await gatherCrowd({ url, namespace: chatHub.namespace, size: people.length, tokenOf })
  const present = people.map((person, index) => ({
    ...person,
    visitor: visitor({ url, token: person.token, agent }),
    socket: crowd.sockets[index] as CrowdSocket,
    liked: new Set<string>(),
    saved: new Set<string>(),
  }))
  return { present, crowd }
}

/** A folio for each, and a room for every twenty. */
export async function settle(people: Person[], present: Present[]): Promise<void> {
  for (let start = 0; start < present.length; start += peoplePerRoom) {
    const group = present.slice(start, start + peoplePerRoom)
    const made = await group[0]?.socket.call('CreateChatroom', { name: `Room ${start}`, type: 'Public' })
    const { id } = (made as { data: { id: string } }).data
    await Promise.all(group.slice(1).map(({ socket }) => socket.call('JoinChatroom', id)))
    for (let index = start; index < start + group.length; index++) {
      for (const person of [people[index], present[index]]) if (person) person.chatroomId = id
    }
  }
  for (let start = 0; start < present.length; start += atOnce) {
    const made = present.slice(start, start + atOnce).map(async ({ visitor: at, folioId }) => {
      const outcome = await at.call(folioRoutes.createFolio, { body: { folioId, title: 'To read' } })
      if (!('body' in outcome)) throw new Error(`A folio was not made: ${JSON.stringify(outcome)}`)
    })
    await Promise.all(made)
  }
}
