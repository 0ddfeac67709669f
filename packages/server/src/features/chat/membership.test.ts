import { randomUUID } from 'node:crypto'
import { type ChatMessage, chatHub } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { type Chat, dataOf, statusOf } from './testing/chat-calls.ts'

const { make, connect } = await testApp()

async function chatting(): Promise<Person & { chat: Chat; heard: ChatMessage[] }> {
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

const say = (chat: Chat, chatroomId: string, content: string, clientMessageId: string = randomUUID()) =>
  chat.call('SendMessage', { chatroomId, content, clientMessageId })

describe('membership', () => {
  it('ends delivery the moment a removal is acknowledged, while others go on talking', async () => {
    const { owner, guests, chatroomId } = await roomOf(4)
    const [removed, talker, leaver] = guests as Awaited<ReturnType<typeof chatting>>[]
    if (!removed || !talker || !leaver) throw new Error('Three guests were made.')
    let isTalking = true
    const talk = (async () => {
      while (isTalking) dataOf(await say(talker.chat, chatroomId, 'On and on.'))
    })()
    await expect.poll(() => removed.heard.length).toBeGreaterThan(20)

    dataOf(await owner.chat.call('RemoveUserFromChatroom', chatroomId, removed.userId))
    dataOf(await leaver.chat.call('LeaveChatroom', chatroomId))
    const after = dataOf(await say(talker.chat, chatroomId, 'They are gone.'))
    await expect.poll(() => owner.heard.length).toBeGreaterThan(after.sequence + 20)
    isTalking = false
    await talk
    const refused = await say(removed.chat, chatroomId, 'Let me in.')
    // Answers come in order on a socket: whatever had been pushed before this one has arrived.
    await Promise.all([removed.chat.call('Load'), leaver.chat.call('Load')])

    expect(statusOf(refused)).toBe(404)
    for (const gone of [removed, leaver]) {
      expect(gone.heard.every(({ sequence }) => sequence < after.sequence)).toBe(true)
    }
  })

  it('reaches every tab of somebody who joins', async () => {
    const { owner, chatroomId } = await roomOf(1)
    const guest = await chatting()
    const otherTab = await connect(guest, chatHub)
    const changed = otherTab.next('ChatroomChanged')
    dataOf(await guest.chat.call('JoinChatroom', chatroomId))
    await changed
    const heard = otherTab.next('BroadcastMessage')

    const sent = dataOf(await say(owner.chat, chatroomId, 'Welcome.'))

    expect(await heard).toEqual(sent)
  })

  it('tells every tab of somebody who joins, also when nobody else is there', async () => {
    const { owner, chatroomId } = await roomOf(1)
    const guest = await chatting()
    const otherTab = await connect(guest, chatHub)
    owner.chat.socket.disconnect()
    dataOf(await guest.chat.call('FindPublicChatrooms', ''))
    const changed = otherTab.next('ChatroomChanged')

    dataOf(await guest.chat.call('JoinChatroom', chatroomId))

    expect(await changed).toEqual({ chatroomId })
  })
})
