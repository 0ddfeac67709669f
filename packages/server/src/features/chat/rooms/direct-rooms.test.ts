import { randomUUID } from 'node:crypto'
import { profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { chatCalls, dataOf, say, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { as, make } = tester
const { chatting } = chatCalls(tester)

describe('a direct conversation', () => {
  it('is one room of two, named after the other, whoever opens it and however often', async () => {
    const [me, them] = [await chatting(), await chatting()]

    const [mine, again] = [
      dataOf(await me.chat.call('OpenDirectChatroom', them.userId)),
      dataOf(await me.chat.call('OpenDirectChatroom', them.userId)),
    ]
    const before = dataOf(await them.chat.call('GetJoinedChatrooms'))
    const heard = them.chat.next('BroadcastMessage')
    const said = await say(me, mine, 'Hello')
    const theirs = dataOf(await them.chat.call('OpenDirectChatroom', me.userId))

    expect(mine).toMatchObject({ isDirect: true, type: 'Private', memberCount: 2, ownerUserId: null })
    expect(mine.name).toBe(`${them.firstName} ${them.lastName}`)
    expect([again.id, theirs.id]).toEqual([mine.id, mine.id])
    expect(theirs.name).toBe(`${me.firstName} ${me.lastName}`)
    expect(before).toEqual([])
    expect(await heard).toEqual(said)
  })

  it('opened by both at once is still one', async () => {
    const [me, them] = [await chatting(), await chatting()]

    const rooms = await Promise.all([
      me.chat.call('OpenDirectChatroom', them.userId),
      them.chat.call('OpenDirectChatroom', me.userId),
    ])

    expect(new Set(rooms.map((answer) => dataOf(answer).id)).size).toBe(1)
  })

  it('takes nobody else in, is not renamed, and stays', async () => {
    const [me, them, other] = [await chatting(), await chatting(), await chatting()]
    const room = dataOf(await me.chat.call('OpenDirectChatroom', them.userId))

    const answers = [
      await me.chat.call('InviteUserToChatroom', room.id, other.userId),
      await me.chat.call('UpdateChatroom', room.id, { name: 'Ours' }),
      await me.chat.call('RemoveUserFromChatroom', room.id, them.userId),
      await me.chat.call('LeaveChatroom', room.id),
      await other.chat.call('GetMessages', room.id, null),
      await me.chat.call('OpenDirectChatroom', me.userId),
      await me.chat.call('OpenDirectChatroom', randomUUID()),
      await me.chat.call('OpenDirectChatroom', (await make.sponsor()).userId),
    ]

    expect(answers.map(statusOf)).toEqual([403, 403, 403, 409, 404, 400, 404, 404])
  })

  it('with somebody who blocked one goes on as if nothing were, and they do not see it', async () => {
    const [me, them] = [await chatting(), await chatting()]
    await as(them).call(profileRoutes.block, { params: { userId: me.userId } })

    const room = dataOf(await me.chat.call('OpenDirectChatroom', them.userId))
    await say(me, room, 'Hello?')

    expect(dataOf(await me.chat.call('GetJoinedChatrooms'))).toMatchObject([{ id: room.id }])
    expect(dataOf(await them.chat.call('GetJoinedChatrooms'))).toEqual([])
    expect(statusOf(await them.chat.call('OpenDirectChatroom', me.userId))).toBe(409)
  })
})
