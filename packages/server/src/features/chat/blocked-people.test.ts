import { profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { chatCalls, createRoom, dataOf, history, say, statusOf } from './testing/chat-calls.ts'

const tester = await testApp()
const { as } = tester
const { chatting, twoInARoom } = chatCalls(tester)

describe('what somebody blocked says', () => {
  it('is neither pushed nor read, nor counted, nor found, and they are not told', async () => {
    const { owner, guest, room } = await twoInARoom()
    await as(guest).call(profileRoutes.block, { params: { userId: owner.userId } })
    const heard: unknown[] = []
    guest.chat.socket.on('BroadcastMessage', (message) => heard.push(message))

    const said = await say(owner, room, 'Can you hear me?')
    const own = await say(guest, room, 'Hello')
    const answer = await say(owner, room, 'An answer', { replyToMessageId: own.id })
    const read = await history(guest, room)
    const rooms = dataOf(await guest.chat.call('GetJoinedChatrooms'))
    const found = dataOf(await guest.chat.call('SearchMessages', room.id, { term: 'hear' }))

    expect(read.map(({ content, sequence }) => [content, sequence])).toEqual([
      ['You have blocked this person.', 1],
      ['Hello', 2],
      ['You have blocked this person.', 3],
    ])
    expect(rooms.find(({ id }) => id === room.id)).toMatchObject({ unreadMessageCount: 0 })
    expect(found.messages).toEqual([])
    expect(heard).toMatchObject([{ content: 'Hello' }])
    expect(await history(owner, room)).toEqual([said, own, answer])
  })

  it('is heard again once they are unblocked', async () => {
    const { owner, guest, room } = await twoInARoom()
    await as(guest).call(profileRoutes.block, { params: { userId: owner.userId } })
    await say(owner, room, 'Before')
    await as(guest).call(profileRoutes.unblock, { params: { userId: owner.userId } })
    // Another node may push what was said before only after they are unblocked.
    const heard = new Promise((arrived) =>
      guest.chat.socket.on('BroadcastMessage', (message) => message.content === 'After' && arrived(message)),
    )

    const after = await say(owner, room, 'After')

    expect(await heard).toEqual(after)
    expect((await history(guest, room)).map(({ content }) => content)).toEqual(['Before', 'After'])
  })

  it('is no invitation either', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const guest = await chatting()
    await as(guest).call(profileRoutes.block, { params: { userId: owner.userId } })

    const invited = await owner.chat.call('InviteUserToChatroom', room.id, guest.userId)

    expect(statusOf(invited)).toBe(200)
    expect(dataOf(await guest.chat.call('GetInvitedChatrooms'))).toEqual([])
    expect((await tester.mails()).filter(({ to }) => to === guest.email)).toEqual([])
  })
})
