import { randomUUID } from 'node:crypto'
import { type ChatMessage, chatHub } from '@materia/contract'
import type { TestApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { type Chat, dataOf } from './chat-calls.ts'

export type Chatting = Person & { chat: Chat; heard: ChatMessage[] }

/** Rooms of people who are connected, each with what they heard. */
export function chatRooms({ make, connect }: Pick<TestApp, 'make' | 'connect'>) {
  async function chatting(): Promise<Chatting> {
    const person = await make.doctor()
    const chat = await connect(person, chatHub)
    const heard: ChatMessage[] = []
    chat.socket.on('BroadcastMessage', (message: ChatMessage) => heard.push(message))
    return { ...person, chat, heard }
  }

  async function roomOf(size: number) {
    const [owner, ...guests] = await Promise.all(Array.from({ length: size }, chatting))
    if (!owner) throw new Error('A room needs somebody.')
    const room = dataOf(await owner.chat.call('CreateChatroom', { name: 'Rounds', type: 'Public' }))
    for (const guest of guests) dataOf(await guest.chat.call('JoinChatroom', room.id))
    return { owner, guests, chatroomId: room.id }
  }

  return { chatting, roomOf }
}

export const say = (chat: Chat, chatroomId: string, content: string, clientMessageId: string = randomUUID()) =>
  chat.call('SendMessage', { chatroomId, content, clientMessageId })
