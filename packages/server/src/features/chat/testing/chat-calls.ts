import { randomUUID } from 'node:crypto'
import { type Chatroom, chatHub, type HubAnswer } from '@materia/contract'
import type { HubClient, TestApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'

export type Chat = HubClient<typeof chatHub>

/** What people do in their rooms, through the hub. */
export function chatCalls({ make, connect }: TestApp) {
  async function chatting(): Promise<Person & { chat: Chat }> {
    const person = await make.doctor({ firstName: 'Noor', lastName: `Ali-${randomUUID().slice(0, 4)}` })
    return { ...person, chat: await connect(person, chatHub) }
  }

  async function invited(owner: { chat: Chat }, room: Chatroom) {
    const guest = await chatting()
    dataOf(await owner.chat.call('InviteUserToChatroom', room.id, guest.userId))
    return guest
  }

  async function joined(owner: { chat: Chat }, room: Chatroom) {
    const guest = await invited(owner, room)
    const invitation = await invitationOf(guest, room)
    dataOf(await guest.chat.call('JoinChatroom', room.id, invitation?.inviteToken))
    return guest
  }

  async function twoInARoom() {
    const owner = await chatting()
    const room = await createRoom(owner)
    return { owner, room, guest: await joined(owner, room) }
  }

  return { chatting, invited, joined, twoInARoom }
}

export const say = async (
  person: { chat: Chat },
  room: Chatroom,
  content: string,
  more: { replyToMessageId?: string; attachmentIds?: string[] } = {},
) =>
  dataOf(
    await person.chat.call('SendMessage', { chatroomId: room.id, content, clientMessageId: randomUUID(), ...more }),
  )

export const history = async (person: { chat: Chat }, room: Chatroom) =>
  dataOf(await person.chat.call('GetMessages', room.id, null)).messages

export const createRoom = async (owner: { chat: Chat }, form: { name?: string; type?: 'Private' | 'Public' } = {}) =>
  dataOf(await owner.chat.call('CreateChatroom', { name: form.name ?? 'Ward 5', type: form.type ?? 'Private' }))

export const invitationOf = async (person: { chat: Chat }, room: Chatroom) =>
  dataOf(await person.chat.call('GetInvitedChatrooms')).find(({ id }) => id === room.id)

export function dataOf<Data>(answer: HubAnswer<Data>): Data {
  if (!answer.ok) throw new Error(answer.problem.detail ?? answer.problem.title)
  return answer.data
}

export const statusOf = (answer: HubAnswer<unknown>) => (answer.ok ? 200 : answer.problem.status)
