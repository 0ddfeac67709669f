import { randomUUID } from 'node:crypto'
import { chatHub, invitationRoutes, notificationHub, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { chatCalls, createRoom, dataOf, invitationOf, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { make, as, stranger, connect, mails, app } = tester
const { chatting, invited, joined } = chatCalls(tester)

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
