import { randomUUID } from 'node:crypto'
import { chatHub, ownedChatroomsMax } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { chatCalls, createRoom, dataOf, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { app, make, connect } = tester
const { chatting, invited, joined } = chatCalls(tester)

describe('the chat hub', () => {
  it('admits doctors alone', async () => {
    const others = [await make.admin(), await make.voiceOf(), await make.sponsor()]

    for (const person of others) await expect(connect(person, chatHub)).rejects.toThrow('Your account may not do this.')
  })

  it('names the argument it refuses', async () => {
    const owner = await chatting()

    const answer = await owner.chat.call('CreateChatroom', { name: '  ' })

    expect(answer).toMatchObject({ ok: false, problem: { status: 400, detail: 'Give the room a name.' } })
  })
})

describe('creating a room', () => {
  it('makes its creator the owner and only member', async () => {
    const owner = await chatting()

    const room = await createRoom(owner, { name: 'Journal club' })
    const loaded = dataOf(await owner.chat.call('Load'))

    expect(room).toMatchObject({ name: 'Journal club', type: 'Private', status: 'Active', ownerUserId: owner.userId })
    expect(room.chatroomUsers.map(({ userId }) => userId)).toEqual([owner.userId])
    expect(loaded.joined.map(({ id }) => id)).toEqual([room.id])
    expect(loaded.invited).toEqual([])
  })
})

describe('the rooms that one person owns', () => {
  /** As many copies of a room as leave place for one more. */
  const leavePlaceForOne = (chatroomId: string) =>
    sql`
      insert into chatrooms (id, owner_user_id, name, type, created_at, modified_at)
      select gen_random_uuid(), r.owner_user_id, r.name, r.type, r.created_at, r.modified_at
      from chatrooms r, generate_series(1, ${ownedChatroomsMax - 2})
      where r.id = ${chatroomId}`.execute(app.db)

  it('are at most 200, also when several are made at once; somebody else makes theirs', async () => {
    const [owner, other] = [await chatting(), await chatting()]
    await leavePlaceForOne((await createRoom(owner, { name: 'First' })).id)

    const answers = await Promise.all(
      ['Two', 'Three', 'Four'].map((name) => owner.chat.call('CreateChatroom', { name, type: 'Public' })),
    )

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toMatchObject(
      Array(2).fill({ problem: { status: 409, extensions: { code: 'rooms-full' } } }),
    )
    expect((await other.chat.call('CreateChatroom', { name: 'Own' })).ok).toBe(true)
  })
})

describe('the lists of rooms', () => {
  it('keep those joined apart from those one is only invited to', async () => {
    const owner = await chatting()
    const [own, other] = [await createRoom(owner, { name: 'Own' }), await createRoom(owner, { name: 'Other' })]
    const guest = await joined(owner, own)
    dataOf(await owner.chat.call('InviteUserToChatroom', other.id, guest.userId))

    const rooms = dataOf(await guest.chat.call('GetJoinedChatrooms'))
    const invitations = dataOf(await guest.chat.call('GetInvitedChatrooms'))
    const all = dataOf(await guest.chat.call('Load'))

    expect(rooms.map(({ id }) => id)).toEqual([own.id])
    expect(invitations.map(({ id }) => id)).toEqual([other.id])
    expect([all.joined, all.invited]).toEqual([rooms, invitations])
  })

  it('offer public rooms by a part of their name, and one room by its id', async () => {
    const [owner, reader] = [await chatting(), await chatting()]
    const name = `Rounds ${randomUUID()}`
    const [open, closed] = [await createRoom(owner, { type: 'Public', name }), await createRoom(owner, { name })]

    const found = dataOf(await reader.chat.call('FindPublicChatrooms', name.slice(3).toUpperCase()))
    const opened = await reader.chat.call('GetChatroom', open.id)
    const refused = await reader.chat.call('GetChatroom', closed.id)

    expect(found.map(({ id }) => id)).toEqual([open.id])
    expect([statusOf(opened), statusOf(refused)]).toEqual([200, 404])
  })
})

describe('the public rooms that one finds', () => {
  const copies = (chatroomId: string, count: number) =>
    sql`
      insert into chatrooms (id, owner_user_id, name, type, created_at, modified_at)
      select gen_random_uuid(), r.owner_user_id, r.name, r.type, r.created_at, r.modified_at
      from chatrooms r, generate_series(1, ${count})
      where r.id = ${chatroomId}`.execute(app.db)

  it('are not filled by one person who owns many', async () => {
    const [owner, crowder, reader] = [await chatting(), await chatting(), await chatting()]
    const name = `Rounds ${randomUUID()}`
    const room = await createRoom(owner, { type: 'Public', name })
    const first = await createRoom(crowder, { type: 'Public', name })
    await copies(first.id, ownedChatroomsMax - 1)

    const listed = dataOf(await reader.chat.call('Load')).public
    const found = dataOf(await reader.chat.call('FindPublicChatrooms', name))

    expect(listed.map(({ id }) => id)).toContain(room.id)
    expect(found).toHaveLength(100)
    expect(found.findIndex(({ id }) => id === room.id)).toBe(5)
  })
})

describe('the people of a room', () => {
  it('are told to members; who is only invited, to the owner', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const member = await joined(owner, room)
    const guest = await invited(owner, room)
    await owner.chat.call('InviteUserToChatroom', room.id, `x-${randomUUID()}@example.test`)

    const toOwner = dataOf(await owner.chat.call('GetChatroomUsers', room.id))
    const toMember = dataOf(await member.chat.call('GetChatroomUsers', room.id))
    const toGuest = dataOf(await guest.chat.call('GetChatroomUsers', room.id))

    expect(toOwner.map(({ status }) => status)).toEqual(['Joined', 'Joined', 'Invited', 'Invited'])
    expect(toOwner[0]?.userId).toBe(owner.userId)
    expect(toMember.map(({ userId }) => userId)).toEqual([owner.userId, member.userId])
    expect(toMember.every(({ email }) => email === null)).toBe(true)
    expect(toGuest).toEqual([])
  })
})
