import { chatHub } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days, minutes } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { chatCalls, createRoom, dataOf, invitationOf, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { make, connect, clock, app } = tester
const { chatting, invited } = chatCalls(tester)

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
    const before = clock.now().getTime()
    dataOf(await owner.chat.call('InviteUserToChatroom', room.id, guest.userId))
    const fresh = await app.db
      .selectFrom('chatroom_users')
      .select('invite_expires_at')
      .where('user_id', '=', guest.userId)
      .executeTakeFirstOrThrow()
    const livesMs = (fresh.invite_expires_at?.getTime() ?? 0) - before
    const row = await app.db
      .updateTable('chatroom_users')
      .set({ invite_expires_at: new Date(clock.now().getTime() - days(1)) })
      .where('user_id', '=', guest.userId)
      .returning('id')
      .executeTakeFirst()
    const chat = await connect(guest, chatHub)

    const answer = await chat.call('JoinChatroom', room.id, 'whatever')
    const loaded = dataOf(await chat.call('Load'))

    expect(livesMs).toBeGreaterThanOrEqual(days(30))
    expect(livesMs).toBeLessThan(days(30) + minutes(1))
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
