import { profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { type Chat, chatCalls, dataOf, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { as } = tester
const { chatting, invited, joined, twoInARoom } = chatCalls(tester)

const presentTo = async (person: { chat: Chat }, chatroomId: string) =>
  dataOf(await person.chat.call('GetPresentUsers', chatroomId)).sort()
const idsOf = (...people: { userId: string }[]) => people.map(({ userId }) => userId).sort()

describe('who is here', () => {
  it('are the members who are connected, by any of their tabs', async () => {
    const { owner, guest, room } = await twoInARoom()
    const other = await joined(owner, room)
    const both = await presentTo(owner, room.id)

    other.chat.socket.disconnect()

    expect(both).toEqual(idsOf(owner, guest, other))
    await expect.poll(() => presentTo(owner, room.id)).toEqual(idsOf(owner, guest))
  })

  it('is nobody who left, and nobody who is only invited', async () => {
    const { owner, guest, room } = await twoInARoom()
    await invited(owner, room)

    await guest.chat.call('LeaveChatroom', room.id)

    expect(await presentTo(owner, room.id)).toEqual(idsOf(owner))
  })

  it('is told without whom one has blocked, who is told as before', async () => {
    const { owner, guest, room } = await twoInARoom()

    await as(owner).call(profileRoutes.block, { params: { userId: guest.userId } })

    expect(await presentTo(owner, room.id)).toEqual(idsOf(owner))
    expect(await presentTo(guest, room.id)).toEqual(idsOf(owner, guest))
  })

  it('is told to members alone', async () => {
    const { owner, room } = await twoInARoom()
    const [asked, stranger] = [await invited(owner, room), await chatting()]

    const refused = [
      await asked.chat.call('GetPresentUsers', room.id),
      await stranger.chat.call('GetPresentUsers', room.id),
    ]

    expect(refused.map(statusOf)).toEqual([403, 404])
  })
})
