import { randomUUID } from 'node:crypto'
import { type Chatroom, chatHub, type HubAnswer, notificationHub } from '@materia/contract'
import type { Socket } from 'socket.io-client'
import { expectSame, expectThat } from './eventually.ts'
import type { Nginx } from './nginx.ts'
import type { Person } from './people.ts'
import type { Report } from './report.ts'
import { type Visitor, visitor } from './visitor.ts'

const patienceMs = 5_000
export const greeting = 'Good morning'

/** Two visitors whom nginx leads to different processes. */
export async function visitorsOfEach(nginx: Nginx): Promise<[Visitor, Visitor]> {
  const byUpstream = new Map<string, Visitor>()
  for (let network = 1; network < 60 && byUpstream.size < 2; network++) {
    const candidate = visitor(nginx, `127.0.${network}.1`)
    await candidate.fetch('/healthz')
    const answer = (await nginx.answers()).findLast(({ address }) => address === candidate.address)
    if (answer && !byUpstream.has(answer.upstream)) byUpstream.set(answer.upstream, candidate)
  }
  const [first, second] = byUpstream.values()
  expectThat(first && second, 'nginx leads everybody to one process.')
  return [first, second]
}

/** A room of two who sit on different processes; what one does, the other hears. */
export async function checkSockets(
  report: Report,
  [owner, guest]: [Person, Person],
  how: string,
): Promise<Chatroom | undefined> {
  let room: Chatroom | undefined
  for (const transport of ['websocket', 'polling'] as const) {
    const sockets: Socket[] = []
    const open = async (person: Person, hub: typeof chatHub | typeof notificationHub) => {
      const socket = await person.at.connect(hub, transport)
      sockets.push(socket)
      return socket
    }
    await report.check(`an invitation and a message cross processes ${how}, by ${transport}`, async () => {
      const [speaking, hearing, notices] = [
        await open(owner, chatHub),
        await open(guest, chatHub),
        await open(guest, notificationHub),
      ]
      room = await call<Chatroom>(speaking, 'CreateChatroom', { name: `Room ${how}, ${transport}`, type: 'Private' })
      const invited = next<{ chatroomId: string }>(notices, 'NewPendingChatroomInvite')
      await call(speaking, 'InviteUserToChatroom', room.id, guest.email)
      expectSame('The invitation', (await invited).chatroomId, room.id)

      const [waiting] = await call<Chatroom[]>(hearing, 'GetInvitedChatrooms')
      await call(hearing, 'JoinChatroom', room.id, waiting?.inviteToken)
      await expectHeard(speaking, hearing, { chatroomId: room.id, content: greeting })
    })
    for (const socket of sockets) socket.disconnect()
  }
  return room
}

/** In a room that both are in already. */
export async function sayAcross([owner, guest]: [Person, Person], chatroomId: string, content: string): Promise<void> {
  const [speaking, hearing] = [
    await owner.at.connect(chatHub, 'websocket'),
    await guest.at.connect(chatHub, 'websocket'),
  ]
  try {
    await expectHeard(speaking, hearing, { chatroomId, content })
  } finally {
    speaking.disconnect()
    hearing.disconnect()
  }
}

async function expectHeard(speaking: Socket, hearing: Socket, message: { chatroomId: string; content: string }) {
  const heard = next<{ content: string }>(hearing, 'BroadcastMessage')
  await call(speaking, 'SendMessage', { ...message, clientMessageId: randomUUID() })
  expectSame('The message', (await heard).content, message.content)
}

async function call<Data = unknown>(socket: Socket, method: string, ...args: unknown[]): Promise<Data> {
  const answer: HubAnswer<Data> = await socket.timeout(patienceMs).emitWithAck(method, ...args)
  if (!answer.ok) throw new Error(`${method} was refused: ${answer.problem.detail}`)
  return answer.data
}

function next<Payload>(socket: Socket, event: string): Promise<Payload> {
  return new Promise((arrived, lost) => {
    const timer = setTimeout(() => lost(new Error(`${event} did not arrive within ${patienceMs} ms.`)), patienceMs)
    socket.once(event, (payload: Payload) => {
      clearTimeout(timer)
      arrived(payload)
    })
  })
}

/** What was said in a room, as a member reads it. */
export async function messagesIn(person: Person, chatroomId: string): Promise<string[]> {
  const socket = await person.at.connect(chatHub, 'websocket')
  try {
    const { messages } = await call<{ messages: { content: string }[] }>(socket, 'GetMessages', chatroomId, null)
    return messages.map(({ content }) => content)
  } finally {
    socket.disconnect()
  }
}
