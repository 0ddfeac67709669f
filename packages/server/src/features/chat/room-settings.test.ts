import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { type Chat, chatCalls, createRoom, dataOf, say, statusOf } from './testing/chat-calls.ts'

const tester = await testApp()
const { chatting, twoInARoom } = chatCalls(tester)

describe('a room', () => {
  it('is renamed, described and closed by its owner, which everybody hears of once', async () => {
    const { owner, guest, room } = await twoInARoom()
    const said = await say(owner, room, 'Before')
    const heard = guest.chat.next('ChatroomUpdated')
    const change = { name: 'Ward 6', description: 'Nights', isClosed: true }

    const updated = dataOf(await owner.chat.call('UpdateChatroom', room.id, change))
    const again = dataOf(await owner.chat.call('UpdateChatroom', room.id, change))
    const refused = [
      await guest.chat.call('UpdateChatroom', room.id, { name: 'Mine' }),
      await guest.chat.call('SendMessage', { chatroomId: room.id, content: 'x', clientMessageId: 'late' }),
      await owner.chat.call('EditMessage', room.id, said.id, { content: 'After' }),
      await guest.chat.call('React', room.id, said.id, { emoji: '👍', on: true }),
    ]
    const retried = await owner.chat.call('SendMessage', {
      chatroomId: room.id,
      content: said.content,
      clientMessageId: said.clientMessageId,
    })

    expect(updated).toMatchObject(change)
    expect(again).toEqual(updated)
    expect(await heard).toEqual({ chatroomId: room.id, ...change })
    expect(refused.map(statusOf)).toEqual([403, 409, 409, 409])
    expect(dataOf(retried).id).toBe(said.id)
    await owner.chat.call('UpdateChatroom', room.id, { isClosed: false })
    expect((await say(guest, room, 'Open again')).sequence).toBe(2)
  })

  it('is muted by a member for themselves', async () => {
    const { owner, guest, room } = await twoInARoom()

    const muted = dataOf(await guest.chat.call('MuteChatroom', room.id, { muted: true }))
    const again = dataOf(await guest.chat.call('MuteChatroom', room.id, { muted: true }))

    expect([muted.isMuted, again.isMuted]).toEqual([true, true])
    expect(dataOf(await owner.chat.call('GetChatroom', room.id)).isMuted).toBe(false)
    expect(dataOf(await guest.chat.call('MuteChatroom', room.id, { muted: false })).isMuted).toBe(false)
    expect(statusOf(await (await chatting()).chat.call('MuteChatroom', room.id, { muted: true }))).toBe(404)
  })

  it('is pinned by a member for themselves, and stands before the others then', async () => {
    const { owner, guest, room } = await twoInARoom()
    const newer = await createRoom(guest, { name: 'Newer' })
    await say(guest, newer, 'Newest word')
    const listed = async (person: { chat: Chat }) =>
      dataOf(await person.chat.call('GetJoinedChatrooms')).map(({ id }) => id)
    const before = await listed(guest)
    const told = guest.chat.next('ChatroomChanged')

    const pinned = dataOf(await guest.chat.call('PinChatroom', room.id, { pinned: true }))
    const again = dataOf(await guest.chat.call('PinChatroom', room.id, { pinned: true }))

    expect(before).toEqual([newer.id, room.id])
    expect([pinned.isPinned, again.isPinned]).toEqual([true, true])
    expect(await told).toEqual({ chatroomId: room.id })
    expect(await listed(guest)).toEqual([room.id, newer.id])
    expect(dataOf(await owner.chat.call('GetChatroom', room.id)).isPinned).toBe(false)
    expect(dataOf(await guest.chat.call('PinChatroom', room.id, { pinned: false })).isPinned).toBe(false)
    expect(await listed(guest)).toEqual(before)
    expect(statusOf(await (await chatting()).chat.call('PinChatroom', room.id, { pinned: true }))).toBe(404)
  })
})
