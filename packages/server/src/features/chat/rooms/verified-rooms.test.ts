import { profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { type Chat, chatCalls, dataOf, history, invitationOf, say, statusOf } from '../testing/chat-calls.ts'
import { keepRoomsVerified } from './verified-rooms.service.ts'

const tester = await testApp()
const { app, as, clock } = tester
const { chatting } = chatCalls(tester)

async function verify({ userId }: { userId: string }) {
  const until = new Date(clock.now().getTime() + days(365))
  const verified = { verified_by: 'CPSO', verified_on: '2026-11-01', verified_until: until }
  await app.db.updateTable('profiles').set(verified).where('user_id', '=', userId).execute()
}
async function verifiedPerson() {
  const person = await chatting()
  await verify(person)
  return person
}
const create = (owner: { chat: Chat }, type: 'Private' | 'Public') =>
  owner.chat.call('CreateChatroom', { name: 'Ward 5', type, verifiedOnly: true })

describe('a room for verified people', () => {
  it('is opened by somebody who is verified, and found by all', async () => {
    const [owner, other] = [await verifiedPerson(), await chatting()]

    const refused = await create(other, 'Public')
    const room = dataOf(await create(owner, 'Public'))

    expect(refused).toMatchObject({
      ok: false,
      problem: { status: 403, extensions: { code: 'room-owner-unverified' } },
    })
    expect(room.verifiedOnly).toBe(true)
    expect(dataOf(await other.chat.call('GetChatroom', room.id)).verifiedOnly).toBe(true)
  })

  it('is joined by verified people alone, with or without an invitation', async () => {
    const [owner, guest] = [await verifiedPerson(), await chatting()]
    const [open, closed] = [dataOf(await create(owner, 'Public')), dataOf(await create(owner, 'Private'))]
    await owner.chat.call('InviteUserToChatroom', closed.id, guest.userId)
    const { inviteToken } = (await invitationOf(guest, closed)) ?? {}

    const refused = [
      await guest.chat.call('JoinChatroom', open.id, null),
      await guest.chat.call('JoinChatroom', closed.id, inviteToken),
      await guest.chat.call('GetMessages', open.id, null),
    ]
    await verify(guest)
    const allowed = [
      await guest.chat.call('JoinChatroom', open.id, null),
      await guest.chat.call('JoinChatroom', closed.id, inviteToken),
    ]

    expect(refused[0]).toMatchObject({ problem: { extensions: { code: 'room-verified-only' } } })
    expect(refused.map(statusOf)).toEqual([403, 403, 403])
    expect(allowed.map(statusOf)).toEqual([200, 200])
  })

  it('loses whoever is no longer verified, who may come back', async () => {
    const [owner, guest] = [await verifiedPerson(), await verifiedPerson()]
    const room = dataOf(await create(owner, 'Public'))
    await guest.chat.call('JoinChatroom', room.id, null)
    await say(owner, room, 'Among ourselves')
    const removed = guest.chat.next('RemovedFromChatroom')

    await as(guest).call(profileRoutes.updateProfile, { body: { lastName: 'Somebody-Else' } })
    await keepRoomsVerified(app)

    expect(await removed).toMatchObject({ chatroomId: room.id })
    expect(statusOf(await guest.chat.call('GetMessages', room.id, null))).toBe(403)
    await verify(guest)
    dataOf(await guest.chat.call('JoinChatroom', room.id, null))
    expect(await history(guest, room)).toHaveLength(1)
  })

  it('sends the others out when its owner makes it one', async () => {
    const [owner, verified, other] = [await verifiedPerson(), await verifiedPerson(), await chatting()]
    const room = dataOf(await owner.chat.call('CreateChatroom', { name: 'Ward 5', type: 'Public' }))
    for (const guest of [verified, other]) dataOf(await guest.chat.call('JoinChatroom', room.id, null))

    const updated = dataOf(await owner.chat.call('UpdateChatroom', room.id, { verifiedOnly: true }))

    expect(updated).toMatchObject({ verifiedOnly: true, memberCount: 2 })
    expect(statusOf(await other.chat.call('GetMessages', room.id, null))).toBe(403)
    expect(statusOf(await verified.chat.call('GetMessages', room.id, null))).toBe(200)
  })

  it('is made one by no owner who is not verified', async () => {
    const owner = await chatting()
    const room = dataOf(await owner.chat.call('CreateChatroom', { name: 'Ward 5', type: 'Public' }))

    expect(statusOf(await owner.chat.call('UpdateChatroom', room.id, { verifiedOnly: true }))).toBe(403)
  })
})
