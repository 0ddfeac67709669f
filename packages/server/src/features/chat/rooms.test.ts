import { randomUUID } from 'node:crypto'
import {
  type Chatroom,
  chatHub,
  type HubAnswer,
  invitationRoutes,
  notificationHub,
  userRoutes,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { type HubClient, testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'

const { make, as, stranger, connect, clock, mails, app } = await testApp()

type Chat = HubClient<typeof chatHub>

function dataOf<Data>(answer: HubAnswer<Data>): Data {
  if (!answer.ok) throw new Error(answer.problem.detail ?? answer.problem.title)
  return answer.data
}
const statusOf = (answer: HubAnswer<unknown>) => (answer.ok ? 200 : answer.problem.status)

async function chatting(): Promise<Person & { chat: Chat }> {
  const person = await make.doctor({ firstName: 'Noor', lastName: `Ali-${randomUUID().slice(0, 4)}` })
  return { ...person, chat: await connect(person, chatHub) }
}

const createRoom = async (owner: { chat: Chat }, form: { name?: string; type?: 'Private' | 'Public' } = {}) =>
  dataOf(await owner.chat.call('CreateChatroom', { name: form.name ?? 'Ward 5', type: form.type ?? 'Private' }))

const invitationOf = async (person: { chat: Chat }, room: Chatroom) =>
  dataOf(await person.chat.call('GetInvitedChatrooms')).find(({ id }) => id === room.id)

async function invited(owner: { chat: Chat }, room: Chatroom) {
  const guest = await chatting()
  dataOf(await owner.chat.call('InviteUserToChatroom', room.id, guest.userId))
  return guest
}

async function joined(owner: { chat: Chat }, room: Chatroom) {
  const guest = await invited(owner, room)
  const invitation = await invitationOf(guest, room)
  dataOf(await guest.chat.call('JoinChatroom', room.id, invitation?.inviteToken))
  return guest
}

const say = (person: { chat: Chat }, room: Chatroom, content: string) =>
  person.chat.call('SendMessage', { chatroomId: room.id, content, clientMessageId: randomUUID() })

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

describe('inviting', () => {
  it('tells the guest live on both hubs, by mail, and gives the token to nobody else', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const guest = await chatting()
    const notices = await connect(guest, notificationHub)
    const [told, notified] = [guest.chat.next('NewPendingChatroomInvite'), notices.next('NewPendingChatroomInvite')]

    const reply = dataOf(await owner.chat.call('InviteUserToChatroom', room.id, guest.userId))
    const invitation = await invitationOf(guest, room)
    const people = dataOf(await owner.chat.call('GetChatroomUsers', room.id))
    const mail = (await mails()).find(({ to }) => to === guest.email)

    expect(await told).toEqual({ chatroomId: room.id })
    expect(await notified).toEqual({ chatroomId: room.id })
    expect(reply).toMatchObject({ userId: guest.userId, status: 'Invited', inviteToken: null })
    expect(people.map(({ inviteToken }) => inviteToken)).toEqual([null, null])
    expect(invitation?.inviteToken?.length).toBeGreaterThan(40)
    expect(invitation?.invitedByName).toBe(`${owner.firstName} ${owner.lastName}`)
    expect(mail?.text).toContain(`/discussions?chatroomId=${room.id}`)
  })

  it('is the owner’s alone, and a private room does not exist for a stranger', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const member = await joined(owner, room)
    const outsider = await chatting()

    const byMember = await member.chat.call('InviteUserToChatroom', room.id, outsider.userId)
    const byOutsider = await outsider.chat.call('InviteUserToChatroom', room.id, outsider.userId)

    expect([statusOf(byMember), statusOf(byOutsider)]).toEqual([403, 404])
  })

  it('does not find people who cannot chat, nor invites a member twice', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const member = await joined(owner, room)
    const [sponsor, disabled] = [await make.sponsor(), await make.doctor({ status: 'Disabled' })]

    const answers = [sponsor.userId, disabled.userId, randomUUID(), member.userId].map((userId) =>
      owner.chat.call('InviteUserToChatroom', room.id, userId),
    )

    expect((await Promise.all(answers)).map(statusOf)).toEqual([404, 404, 404, 409])
  })

  it('sends a stranger a sign-up mail and hands the invitation over when they finish', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const email = `stranger-${randomUUID()}@example.test`

    const reply = dataOf(await owner.chat.call('InviteUserToChatroom', room.id, email.toUpperCase()))
    const mail = (await mails()).find(({ to }) => to === email)
    await stranger.call(userRoutes.createUser, { body: { email, firstName: 'Sam', lastName: 'Roy' } })
    const link = (await mails()).filter(({ to }) => to === email).at(-1)?.text ?? ''
    const token = new URL(link.match(/https?:\S+/)?.[0] ?? '').searchParams.get('t') ?? ''
    await stranger.call(userRoutes.setPassword, { body: { token, email, password: 'Correct-horse-7' } })
    const user = await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const sam = { userId: user.id, email, firstName: 'Sam', lastName: 'Roy', password: 'Correct-horse-7', roles: [] }
    const loaded = dataOf(await (await connect(sam, chatHub)).call('Load'))

    expect(reply).toMatchObject({ userId: null, fullName: null, email, status: 'Invited' })
    expect(mail?.text).toContain(`/Home/Register?email=${encodeURIComponent(email)}&discussion=${room.id}`)
    expect(loaded.invited.map(({ id }) => id)).toEqual([room.id])
  })

  it('works through InviteUser under the same rules', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const guest = await chatting()
    const body = { emailAddress: guest.email, chatroomId: room.id }

    const byGuest = await as(guest).call(invitationRoutes.inviteUser, { body })
    const byOwner = await as(owner).call(invitationRoutes.inviteUser, { body })
    const invitation = await invitationOf(guest, room)

    expect([byGuest.status, byOwner.status]).toEqual([404, 204])
    expect(invitation?.name).toBe(room.name)
  })

  it('mails again on request, and not once the invitation is answered', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const guest = await invited(owner, room)

    const resent = await owner.chat.call('ResendChatroomInvitationEmail', room.id, guest.userId)
    const received = (await mails()).filter(({ to }) => to === guest.email)
    await guest.chat.call('LeaveChatroom', room.id)
    const afterwards = await owner.chat.call('ResendChatroomInvitationEmail', room.id, guest.userId)

    expect([statusOf(resent), statusOf(afterwards)]).toEqual([200, 404])
    expect(received).toHaveLength(2)
  })
})

describe('joining', () => {
  it('takes the guest’s own token, once', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const [guest, thief] = [await invited(owner, room), await invited(owner, room)]
    const token = (await invitationOf(guest, room))?.inviteToken
    const stolen = (await invitationOf(thief, room))?.inviteToken

    const without = await guest.chat.call('JoinChatroom', room.id)
    const withAnother = await guest.chat.call('JoinChatroom', room.id, stolen)
    const entered = dataOf(await guest.chat.call('JoinChatroom', room.id, token))
    const again = await guest.chat.call('JoinChatroom', room.id, token)
    await guest.chat.call('LeaveChatroom', room.id)
    const used = await guest.chat.call('JoinChatroom', room.id, token)

    expect([without, withAnother, again, used].map(statusOf)).toEqual([403, 403, 200, 404])
    expect(entered).toMatchObject({ memberCount: 2, unreadMessageCount: 0, inviteToken: null })
  })

  it('is refused after 30 days', async () => {
    const owner = await chatting()
    const room = await createRoom(owner)
    const guest = await make.doctor()
    dataOf(await owner.chat.call('InviteUserToChatroom', room.id, guest.userId))
    const row = await app.db
      .updateTable('chatroom_users')
      .set({ invite_expires_at: new Date(clock.now().getTime() - days(1)) })
      .where('user_id', '=', guest.userId)
      .returning('id')
      .executeTakeFirst()
    const chat = await connect(guest, chatHub)

    const answer = await chat.call('JoinChatroom', room.id, 'whatever')
    const loaded = dataOf(await chat.call('Load'))

    expect(row).toBeDefined()
    expect(answer).toMatchObject({ ok: false, problem: { status: 409, detail: 'The invitation has expired.' } })
    expect(loaded.invited).toEqual([])
  })

  it('needs no token for a public room, and does nothing for a member', async () => {
    const owner = await chatting()
    const room = await createRoom(owner, { type: 'Public', name: 'Rural %_ medicine' })
    const guest = await chatting()

    const found = dataOf(await guest.chat.call('FindPublicChatrooms', '%_ MED'))
    const unread = await guest.chat.call('GetMessages', room.id)
    const entered = dataOf(await guest.chat.call('JoinChatroom', room.id))
    const again = dataOf(await guest.chat.call('JoinChatroom', room.id))
    const listed = dataOf(await guest.chat.call('Load'))

    expect(found.map(({ id }) => id)).toEqual([room.id])
    expect(statusOf(unread)).toBe(403)
    expect([entered.memberCount, again.memberCount]).toEqual([2, 2])
    expect(listed.joined.map(({ id }) => id)).toEqual([room.id])
    expect(listed.public.map(({ id }) => id)).not.toContain(room.id)
  })

  it('counts a person once who joins from two tabs at the same moment', async () => {
    const owner = await chatting()
    const room = await createRoom(owner, { type: 'Public' })
    const guest = await chatting()

    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.chat.call('JoinChatroom', room.id)))
    const seen = dataOf(await owner.chat.call('GetChatroom', room.id))

    expect(new Set(answers.map(statusOf))).toEqual(new Set([200]))
    expect(seen.memberCount).toBe(2)
  })
})

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
