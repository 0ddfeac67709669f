import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { chatCalls, createRoom, dataOf, invitationOf, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { make } = tester
const { chatting, invited, joined } = chatCalls(tester)

describe('inviting an address to a room', () => {
  it('is answered alike for strangers, colleagues, guests, members, sponsors and disabled accounts', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const known = [await make.doctor(), await invited(owner, room), await joined(owner, room), await make.sponsor()]
    const disabled = await make.doctor({ status: 'Disabled' })
    const emails = [`stranger-${randomUUID()}@example.test`, ...[...known, disabled].map(({ email }) => email)]

    const answers = []
    for (const email of emails) answers.push(dataOf(await owner.chat.call('InviteUserToChatroom', room.id, email)))
    const again = await Promise.all(
      emails.map((email) => owner.chat.call('InviteUserToChatroom', room.id, email).then(statusOf)),
    )
    const people = dataOf(await owner.chat.call('GetChatroomUsers', room.id)).filter(({ email }) => email)

    for (const told of [answers, people]) {
      expect(told.map(({ email }) => email).sort()).toEqual(emails.toSorted())
      expect(told.every(({ userId, fullName, status }) => !userId && !fullName && status === 'Invited')).toBe(true)
    }
    expect(new Set(again)).toEqual(new Set([200]))
  })

  it('tells whose it is when they join', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const guest = await chatting()
    dataOf(await owner.chat.call('InviteUserToChatroom', room.id, guest.email))

    dataOf(await guest.chat.call('JoinChatroom', room.id, (await invitationOf(guest, room))?.inviteToken))
    const people = dataOf(await owner.chat.call('GetChatroomUsers', room.id))

    expect(people).toContainEqual(expect.objectContaining({ userId: guest.userId, email: null, status: 'Joined' }))
  })

  it('lets nobody try accounts against it', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const guest = await chatting()
    dataOf(await owner.chat.call('InviteUserToChatroom', room.id, guest.email))

    const statuses = [
      await owner.chat.call('RemoveUserFromChatroom', room.id, guest.userId),
      await owner.chat.call('ResendChatroomInvitationEmail', room.id, guest.userId),
      await owner.chat.call('InviteUserToChatroom', room.id, guest.userId),
    ]
    const invitedToo = dataOf(await owner.chat.call('GetChatroomUsers', room.id)).filter(
      ({ status }) => status === 'Invited',
    )

    expect(statuses.map(statusOf)).toEqual([404, 404, 200])
    expect(invitedToo.map(({ userId, email }) => userId ?? email).sort()).toEqual([guest.email, guest.userId].sort())
    expect((await invitationOf(guest, room))?.name).toBe(room.name)
  })

  it('can be withdrawn and declined, and made again', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const guest = await chatting()
    const inviteGuest = () => owner.chat.call('InviteUserToChatroom', room.id, guest.email)

    await inviteGuest()
    const withdrawn = await owner.chat.call('RemoveUserFromChatroom', room.id, guest.email)
    const afterWithdrawal = await invitationOf(guest, room)
    await inviteGuest()
    const declined = await guest.chat.call('LeaveChatroom', room.id)
    await inviteGuest()

    expect([withdrawn, declined].map(statusOf)).toEqual([200, 200])
    expect(afterWithdrawal).toBeUndefined()
    expect(await invitationOf(guest, room)).toBeDefined()
  })
})
