import { chatHub } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { dataOf, statusOf } from '../testing/chat-calls.ts'
import { type Chatting, chatRooms, say } from '../testing/rooms.ts'

const test = await testApp()
const { connect } = test
const { chatting, roomOf } = chatRooms(test)

describe('membership', () => {
  it('ends delivery the moment a removal is acknowledged, while others go on talking', async () => {
    const { owner, guests, chatroomId } = await roomOf(4)
    const [removed, talker, leaver] = guests as Chatting[]
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
