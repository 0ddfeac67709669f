import {
  chatHub,
  folioRoutes,
  likeRoutes,
  moderationRoutes,
  Notification,
  notificationHub,
  notificationRoutes,
  profileRoutes,
  userRoutes,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'

const { make, as, connect, mails, app } = await testApp()

const list = async (person: Person, query: { count?: number; before?: string; unread?: 'true' } = {}) =>
  (await as(person).call(notificationRoutes.listNotifications, { query })).body
const unread = async (person: Person) => (await as(person).call(notificationRoutes.countUnreadNotifications)).body.count
const read = (person: Person, id: string) => as(person).call(notificationRoutes.readNotification, { params: { id } })
const follow = (person: Person, userIdToFollow: string) =>
  as(person).call(profileRoutes.follow, { params: { userIdToFollow } })
const like = (person: Person, contentItemId: string) => as(person).call(likeRoutes.like, { params: { contentItemId } })
const unlike = (person: Person, contentItemId: string) =>
  as(person).call(likeRoutes.removeLike, { params: { contentItemId } })
const postOf = async (author: Person, title = 'Metformin in practice') =>
  (await makeContent(app, 'UserArticle', { ownerId: author.userId, title })).contentItemId

async function folioOf(owner: Person, title = 'Heart failure') {
  const body = { title, shareLevel: 'Restricted' as const }
  return (await as(owner).call(folioRoutes.createFolio, { body })).body.folioId
}
const invite = (owner: Person, id: string, guest: Person) =>
  as(owner).call(folioRoutes.inviteToFolio, { params: { id }, body: { userId: guest.userId } })
async function answer(guest: Person, id: string, folioInvitationStatus: 'Accepted' | 'Declined') {
  const invites = await as(guest).call(folioRoutes.listPendingFolioInvites, { params: { id: guest.userId } })
  const inviteId = invites.body.find(({ folioId }) => folioId === id)?.id ?? ''
  return as(guest).call(folioRoutes.answerFolioInvite, { params: { id }, body: { inviteId, folioInvitationStatus } })
}

describe('an invitation to a folio', () => {
  it('is an unread notification until it is answered, whatever is marked as read', async () => {
    const [owner, guest] = [await make.doctor({ firstName: 'Ada', lastName: 'Khan' }), await make.doctor()]
    const folioId = await folioOf(owner)
    await invite(owner, folioId, guest)

    const [told] = await list(guest)
    await read(guest, told?.id ?? '')
    await as(guest).call(notificationRoutes.readAllNotifications)
    const before = await unread(guest)
    await answer(guest, folioId, 'Accepted')

    expect(Notification.parse(told)).toMatchObject({
      kind: 'FolioInvite',
      title: 'Ada Khan invites you to a folio',
      body: 'Heart failure',
      readOn: null,
      actor: { userId: owner.userId, name: 'Ada Khan' },
      contentItemId: folioId,
    })
    expect([before, await unread(guest)]).toEqual([1, 0])
    expect(await list(guest)).toMatchObject([{ kind: 'FolioInvite', readOn: expect.any(String) }])
  })

  it('disappears when it is declined, withdrawn, or its folio deleted', async () => {
    const [owner, guest] = [await make.doctor(), await make.doctor()]
    const [declined, withdrawn, deleted] = [await folioOf(owner), await folioOf(owner), await folioOf(owner)]
    for (const id of [declined, withdrawn, deleted]) await invite(owner, id, guest)
    const before = await unread(guest)

    await answer(guest, declined, 'Declined')
    await as(owner).call(folioRoutes.removeFolioUser, { params: { id: withdrawn, userId: guest.userId } })
    await as(owner).call(folioRoutes.deleteFolio, { params: { id: deleted } })

    expect([before, await unread(guest), await list(guest)]).toEqual([3, 0, []])
  })

  it('is one notification, unread again, when the person is invited again', async () => {
    const [owner, guest] = [await make.doctor(), await make.doctor()]
    const folioId = await folioOf(owner)
    await invite(owner, folioId, guest)
    await answer(guest, folioId, 'Declined')

    await invite(owner, folioId, guest)

    expect([await unread(guest), (await list(guest)).length]).toEqual([1, 1])
  })

  it('is mailed at once unless the guest wants no such mail', async () => {
    const [owner, guest] = [await make.doctor(), await make.doctor()]
    await as(guest).call(notificationRoutes.updateNotificationPreferences, {
      body: { FolioInvite: { inApp: true, email: 'Off' } },
    })

    await invite(owner, await folioOf(owner), guest)

    expect((await mails()).filter(({ to }) => to === guest.email)).toEqual([])
    expect(await unread(guest)).toBe(1)
  })
})

describe('an invitation to a room', () => {
  it('is unread until it is accepted or declined', async () => {
    const [owner, guest] = [await make.doctor(), await make.doctor()]
    const [chat, guests] = [await connect(owner, chatHub), await connect(guest, chatHub)]
    const made = await chat.call('CreateChatroom', { name: 'Ward 5', type: 'Private' })
    if (!made.ok) throw new Error('no room')
    await chat.call('InviteUserToChatroom', made.data.id, guest.userId)

    const told = await list(guest)
    const before = await unread(guest)
    await guests.call('LeaveChatroom', made.data.id)

    expect(told).toMatchObject([
      { kind: 'ChatroomInvite', body: 'Ward 5', link: `/discussions?chatroomId=${made.data.id}` },
    ])
    expect([before, await unread(guest), await list(guest)]).toEqual([1, 0, []])
  })
})

describe('likes of a post', () => {
  it('are gathered into one notification that counts the people', async () => {
    const [author, ...readers] = [await make.doctor(), await make.doctor(), await make.doctor(), await make.doctor()]
    const id = await postOf(author)
    for (const reader of readers) await like(reader, id)

    const many = await list(author)
    for (const reader of readers.slice(1)) await unlike(reader, id)
    const [one] = await list(author)

    expect(many).toMatchObject([{ kind: 'Liked', title: '3 people liked “Metformin in practice”', contentItemId: id }])
    expect(one?.title).toBe('Robin Tremblay liked “Metformin in practice”')
    expect(await unread(author)).toBe(1)
  })

  it('are told once a person, however often they like it, and never of oneself', async () => {
    const [author, reader] = [await make.doctor(), await make.doctor()]
    const id = await postOf(author)
    await like(author, id)
    await like(reader, id)
    const [told] = await list(author)
    await read(author, told?.id ?? '')

    await unlike(reader, id)
    const taken = await list(author)
    await like(reader, id)

    expect(taken).toEqual([])
    expect([await unread(author), (await list(author)).length]).toEqual([0, 1])
  })

  it('are unread again when somebody else likes it too', async () => {
    const [author, first, second] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const id = await postOf(author)
    await like(first, id)
    await as(author).call(notificationRoutes.readAllNotifications)

    await like(second, id)

    expect(await unread(author)).toBe(1)
    expect(await list(author)).toMatchObject([{ title: '2 people liked “Metformin in practice”' }])
  })

  it('count nobody whom the author has blocked since', async () => {
    const [author, friend, other] = [
      await make.doctor(),
      await make.doctor({ lastName: 'Friend' }),
      await make.doctor(),
    ]
    const id = await postOf(author)
    await like(friend, id)
    await like(other, id)

    await as(author).call(profileRoutes.block, { params: { userId: other.userId } })
    const withoutOther = await list(author)
    await as(author).call(profileRoutes.block, { params: { userId: friend.userId } })

    expect(withoutOther.map(({ title }) => title)).toEqual(['Robin Friend liked “Metformin in practice”'])
    expect([await list(author), await unread(author)]).toEqual([[], 0])
  })

  it('are not told any more once the post is hidden', async () => {
    const [author, reader, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
    const id = await postOf(author)
    await like(reader, id)

    await as(admin).call(moderationRoutes.hideContent, { params: { contentItemId: id } })

    // That it was hidden is all that is told.
    const told = await list(author)
    expect([await unread(author), told.map(({ kind }) => kind)]).toEqual([1, ['ReportAnswered']])
  })
})

describe('being followed', () => {
  it('is told live on every device, in the receiver’s language, once', async () => {
    const [person, follower] = [await make.doctor(), await make.doctor({ firstName: 'Ada', lastName: 'Khan' })]
    await as(person).call(userRoutes.setLanguage, { params: { id: person.userId }, body: { language: 'fr' } })
    const devices = [await connect(person, notificationHub), await connect(person, notificationHub)]
    const heard = devices.map((device) => device.next('NotificationAdded'))

    await follow(follower, person.userId)
    await follow(follower, person.userId)

    for (const each of heard) expect(await each).toMatchObject({ kind: 'Followed', title: 'Ada Khan vous suit' })
    expect(await list(person)).toMatchObject([{ title: 'Ada Khan vous suit', link: `/Profile/${follower.userId}` }])
  })

  it('is read on every device at once', async () => {
    const [person, follower] = [await make.doctor(), await make.doctor()]
    await follow(follower, person.userId)
    const device = await connect(person, notificationHub)
    const heard = device.next('NotificationRead')
    const [told] = await list(person)

    const reply = await read(person, told?.id ?? '')

    expect(reply.status).toBe(204)
    expect(await heard).toEqual({ id: told?.id })
    expect([await unread(person), (await list(person, { unread: 'true' })).length]).toEqual([0, 0])
  })

  it('is forgotten with whoever leaves', async () => {
    const [person, follower] = [await make.doctor(), await make.doctor()]
    await follow(follower, person.userId)

    await as(follower).call(userRoutes.deleteUser, { params: { id: follower.userId } })

    expect(await list(person)).toEqual([])
  })
})

describe('the list', () => {
  it('goes on behind a notification, the newest first, and is nobody else’s', async () => {
    const [person, other] = [await make.doctor(), await make.doctor()]
    for (const _ of [1, 2, 3]) await follow(await make.doctor(), person.userId)

    const first = await list(person, { count: 2 })
    const rest = await list(person, { count: 2, before: first[1]?.id })
    const foreign = await as(other).call(notificationRoutes.listNotifications, { query: { before: first[1]?.id } })

    expect([first.length, rest.length, new Set([...first, ...rest].map(({ id }) => id)).size]).toEqual([2, 1, 3])
    expect(foreign.status).toBe(404)
    expect((await read(other, first[0]?.id ?? '')).status).toBe(404)
  })
})

describe('a report', () => {
  it('is answered to whoever sent it', async () => {
    const [author, reader, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
    const id = await postOf(author)
    await as(reader).call(moderationRoutes.report, { body: { subjectType: 'content', subjectId: id, reason: 'Other' } })
    const { body: reports } = await as(admin).call(moderationRoutes.listReports)
    const reportId = reports.find(({ subjectId }) => subjectId === id)?.id ?? ''

    await as(admin).call(moderationRoutes.resolveReport, { params: { id: reportId }, body: { resolution: 'hidden' } })

    expect(await list(reader)).toMatchObject([{ kind: 'ReportAnswered', title: 'Your report was answered' }])
  })
})

describe('preferences', () => {
  it('keep a kind from the screen, and what is not named stays', async () => {
    const [person, follower] = [await make.doctor(), await make.doctor()]

    const { body } = await as(person).call(notificationRoutes.updateNotificationPreferences, {
      body: { Followed: { inApp: false, email: 'Weekly' } },
    })
    await follow(follower, person.userId)
    const kept = await as(person).call(notificationRoutes.getNotificationPreferences)

    expect(body.Followed).toEqual({ inApp: false, email: 'Weekly' })
    expect(body.Liked).toEqual({ inApp: true, email: 'Off' })
    expect(kept.body).toEqual(body)
    expect([await unread(person), await list(person)]).toEqual([0, []])
  })

  it('cannot turn off what is told of the account’s security', async () => {
    const person = await make.doctor()

    const reply = await as(person).call(notificationRoutes.updateNotificationPreferences, {
      body: { Security: { inApp: true, email: 'Off' } },
    })
    const { body } = await as(person).call(notificationRoutes.getNotificationPreferences)

    expect(reply.status).toBe(400)
    expect(body.Security).toEqual({ inApp: true, email: 'Instant' })
  })
})
