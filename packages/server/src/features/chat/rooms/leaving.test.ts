import { randomUUID } from 'node:crypto'
import { type Chatroom, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { type Chat, chatCalls, createRoom, dataOf, invitationOf, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { as, app } = tester
const { chatting, invited, joined } = chatCalls(tester)

const say = (person: { chat: Chat }, room: Chatroom, content: string) =>
  person.chat.call('SendMessage', { chatroomId: room.id, content, clientMessageId: randomUUID() })

describe('leaving', () => {
  it('declines the invitation when one is only invited', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const guest = await invited(owner, room)
    const token = (await invitationOf(guest, room))?.inviteToken

    const left = await guest.chat.call('LeaveChatroom', room.id)
    const late = await guest.chat.call('JoinChatroom', room.id, token)

    expect([statusOf(left), statusOf(late)]).toEqual([200, 404])
    expect(await invitationOf(guest, room)).toBeUndefined()
  })

  it('hands an owner’s room to the oldest member, and ends the room with the last', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const [second, third] = [await joined(owner, room), await joined(owner, room)]

    await owner.chat.call('LeaveChatroom', room.id)
    const handedOn = dataOf(await third.chat.call('GetChatroom', room.id))
    const gone = await owner.chat.call('GetChatroom', room.id)
    await third.chat.call('LeaveChatroom', room.id)
    await second.chat.call('LeaveChatroom', room.id)
    const row = await app.db.selectFrom('chatrooms').selectAll().where('id', '=', room.id).executeTakeFirstOrThrow()

    expect(handedOn).toMatchObject({ ownerUserId: second.userId, memberCount: 2 })
    expect(statusOf(gone)).toBe(404)
    expect(row).toMatchObject({ status: 'Deleted', owner_user_id: null, member_count: 0 })
  })

  it('leaves an owner in the room however many leave at once', async () => {
    const owner = await chatting()
    const room = await createRoom(owner, { type: 'Public' })
    const guests = await Promise.all(Array.from({ length: 6 }, chatting))
    for (const guest of guests) dataOf(await guest.chat.call('JoinChatroom', room.id))
    const [stays, ...leave] = guests

    const answers = await Promise.all([owner, ...leave].map((person) => person.chat.call('LeaveChatroom', room.id)))
    const seen = dataOf(await (stays as Person & { chat: Chat }).chat.call('GetChatroom', room.id))

    expect(new Set(answers.map(statusOf))).toEqual(new Set([200]))
    expect(seen).toMatchObject({ ownerUserId: stays?.userId, memberCount: 1 })
  })
})

describe('removing somebody', () => {
  it('is the owner’s alone, tells them, and bars them even from a public room until invited again', async () => {
    const owner = await chatting()
    const room = await createRoom(owner, { type: 'Public' })
    const [guest, other] = [await chatting(), await chatting()]
    for (const person of [guest, other]) await person.chat.call('JoinChatroom', room.id)
    const told = guest.chat.next('RemovedFromChatroom')

    const byOther = await other.chat.call('RemoveUserFromChatroom', room.id, guest.userId)
    const byOwner = await owner.chat.call('RemoveUserFromChatroom', room.id, guest.userId)
    const back = await guest.chat.call('JoinChatroom', room.id)
    const listed = dataOf(await guest.chat.call('FindPublicChatrooms', ''))
    dataOf(await owner.chat.call('InviteUserToChatroom', room.id, guest.userId))
    const invitedBack = await guest.chat.call('JoinChatroom', room.id)

    expect(await told).toEqual({ chatroomId: room.id })
    expect([byOther, byOwner, back, invitedBack].map(statusOf)).toEqual([403, 200, 404, 200])
    expect(listed.map(({ id }) => id)).not.toContain(room.id)
  })

  it('takes an invitation back, by account or by address', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const guest = await invited(owner, room)
    const token = (await invitationOf(guest, room))?.inviteToken
    const email = `nobody-${randomUUID()}@example.test`
    await owner.chat.call('InviteUserToChatroom', room.id, email)

    const withdrawn = [
      await owner.chat.call('RemoveUserFromChatroom', room.id, guest.userId),
      await owner.chat.call('RemoveUserFromChatroom', room.id, email),
    ]
    const late = await guest.chat.call('JoinChatroom', room.id, token)
    const people = dataOf(await owner.chat.call('GetChatroomUsers', room.id))

    expect([...withdrawn, late].map(statusOf)).toEqual([200, 200, 404])
    expect(people).toHaveLength(1)
  })
})

describe('deleting an account', () => {
  it('hands owned rooms on and leaves the messages under “A former member”', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const member = await joined(owner, room)
    dataOf(await say(owner, room, 'Remember me.'))
    const alone = await createRoom(owner)
    const changed = member.chat.next('ChatroomChanged')

    await as(owner).call(userRoutes.deleteUser, { params: { id: owner.userId } })
    await changed
    const page = dataOf(await member.chat.call('GetMessages', room.id))
    const seen = dataOf(await member.chat.call('GetChatroom', room.id))
    const late = await say(owner, room, 'Still here?')
    const rows = await app.db
      .selectFrom('chatroom_users')
      .select(['status', 'last_read_sequence'])
      .where('user_id', '=', owner.userId)
      .execute()
    const empty = await app.db.selectFrom('chatrooms').select('status').where('id', '=', alone.id).executeTakeFirst()

    expect(page.messages.map(({ fromUserFullName, content }) => [fromUserFullName, content])).toEqual([
      ['A former member', 'Remember me.'],
    ])
    expect(seen).toMatchObject({ ownerUserId: member.userId, memberCount: 1 })
    expect(late.ok).toBe(false)
    expect(rows.every(({ status, last_read_sequence }) => status === 'Removed' && last_read_sequence === 0)).toBe(true)
    expect(empty?.status).toBe('Deleted')
  })
})
