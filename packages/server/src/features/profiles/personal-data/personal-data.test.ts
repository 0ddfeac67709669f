import {
  chatHub,
  contentRoutes,
  folioRoutes,
  identityRoutes,
  likeRoutes,
  moderationRoutes,
  notificationRoutes,
  PersonalData,
  postRoutes,
  profileRoutes,
  subscriptionRoutes,
  verificationRoutes,
} from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { softwareAuthenticator } from '../../users/identity/testing/software-authenticator.ts'

const { app, make, as, connect, accessTokenOf, address, clock } = await testApp()

async function publishedPost(person: Person, title: string) {
  const draft = await as(person).call(postRoutes.createDraftArticle, { body: { title, content: '<p>Some words.</p>' } })
  const query = { draftContentItemId: draft.body.contentItemId }
  return (await as(person).call(postRoutes.publishArticle, { query })).body
}

async function writtenMessage(person: Person, content: string) {
  const chat = await connect(person, chatHub)
  const room = await chat.call('CreateChatroom', { name: 'Room' })
  if (!room.ok) return undefined
  await chat.call('SendMessage', { chatroomId: room.data.id, content, clientMessageId: 'once' })
  return room.data.id
}

async function reactedMessage(person: Person) {
  const chat = await connect(person, chatHub)
  const room = await chat.call('CreateChatroom', { name: 'Room' })
  const chatroomId = room.ok ? room.data.id : ''
  const said = await chat.call('SendMessage', { chatroomId, content: 'Said', clientMessageId: 'once' })
  for (const emoji of ['👍', '🙏'])
    await chat.call('React', chatroomId, said.ok ? said.data.id : '', { emoji, on: true })
}

describe('downloading my data', () => {
  it('gives account, profile, follows and devices as a file', async () => {
    const [person, other] = [await make.doctor(), await make.doctor({ firstName: 'Ana', lastName: 'Silva' })]
    await as(person).call(profileRoutes.updateProfile, { body: { bio: 'Mine.', phoneNumber: '416-555-0100' } })
    await as(person).call(profileRoutes.follow, { params: { userIdToFollow: other.userId } })
    await as(other).call(profileRoutes.follow, { params: { userIdToFollow: person.userId } })

    const reply = await as(person).call(profileRoutes.exportPersonalData, { params: { userId: person.userId } })

    expect(reply.headers['content-disposition']).toBe('attachment; filename="my-materia-data.json"')
    expect(reply.body).toMatchObject({
      account: { email: person.email },
      profile: { bio: 'Mine.', phoneNumber: '416-555-0100', email: person.email },
      following: [{ userId: other.userId, name: 'Ana Silva' }],
      followers: [{ userId: other.userId, name: 'Ana Silva' }],
      devices: [{ isCurrent: true }],
    })
  })

  it('holds what the person reported, and gave to be verified', async () => {
    const [person, other] = [await make.doctor(), await make.doctor()]
    const asked = { province: 'ON' as const, regulator: 'CPSO', licenceNumber: '70 001' }
    for (const each of [person, other]) await as(each).call(verificationRoutes.requestVerification, { body: asked })
    const reported = { subjectType: 'profile' as const, subjectId: other.userId, reason: 'Other' as const }
    await as(person).call(moderationRoutes.report, { body: { ...reported, comment: 'Nobody’s name.' } })

    const { body: data } = await as(person).call(profileRoutes.exportPersonalData, {
      params: { userId: person.userId },
    })

    expect(data.reports).toMatchObject([{ ...reported, comment: 'Nobody’s name.', resolution: null }])
    expect(data.verifications).toMatchObject([{ ...asked, state: 'Requested', decidedOn: null }])
  })

  it('holds what the person follows, muted, was told and how, and nothing of others', async () => {
    const [person, other] = [await make.doctor(), await make.doctor()]
    const target = { type: 'Search' as const, searchTerm: 'gout', filters: {} }
    for (const each of [person, other]) {
      await as(each).call(subscriptionRoutes.createSubscription, { body: { target } })
      await as(each).call(subscriptionRoutes.createMute, { body: { type: 'Kind', value: 'Trial' } })
    }
    await as(other).call(profileRoutes.follow, { params: { userIdToFollow: person.userId } })
    const body = { Liked: { inApp: false, email: 'Off' as const } }
    await as(person).call(notificationRoutes.updateNotificationPreferences, { body })

    const { body: data } = await as(person).call(profileRoutes.exportPersonalData, {
      params: { userId: person.userId },
    })

    expect(data.subscriptions).toMatchObject([{ name: 'gout', target: { type: 'Search', searchTerm: 'gout' } }])
    expect(data.mutes).toMatchObject([{ type: 'Kind', value: 'Trial' }])
    expect(data.notifications).toMatchObject([{ kind: 'Followed', readOn: null }])
    expect(data.notificationPreferences.Liked).toEqual({ inApp: false, email: 'Off' })
  })

  it('holds what the person wrote, saved and did, and nothing of others', async () => {
    const [person, other] = [await make.doctor(), await make.doctor()]
    const post = await publishedPost(person, 'Mine to keep')
    await publishedPost(other, 'Not mine')
    const folio = await as(person).call(folioRoutes.createFolio, { body: { title: 'My reading' } })
    await as(person).call(folioRoutes.addClippings, {
      params: { id: folio.body.folioId },
      body: { contentItemId: post.contentItemId, note: 'For Thursday' },
    })
    await as(person).call(likeRoutes.like, { params: { contentItemId: post.contentItemId } })
    await as(person).call(contentRoutes.recordView, { params: { contentItemVersionId: post.versionId } })
    await writtenMessage(person, 'Said by me')
    await writtenMessage(other, 'Said by another')

    const { body } = await as(person).call(profileRoutes.exportPersonalData, { params: { userId: person.userId } })

    expect(body.posts.map(({ title }) => title)).toContain('Mine to keep')
    expect(body.folios).toMatchObject([
      { title: 'My reading', clippings: [{ title: 'Mine to keep', note: 'For Thursday' }] },
    ])
    expect(body.likes).toMatchObject([{ title: 'Mine to keep' }])
    expect(body.views).toMatchObject([
      {
        id: expect.any(String),
        userId: person.userId,
        contentItemVersionId: expect.any(String),
        title: 'Mine to keep',
      },
    ])
    expect(body.chatrooms).toMatchObject([
      { name: 'Room', status: 'Joined', isOwn: true, isMuted: false, isPinned: false },
    ])
    expect(body.messages).toMatchObject([{ content: 'Said by me' }])
    expect(JSON.stringify(body)).not.toContain('Not mine')
    expect(JSON.stringify(body)).not.toContain('Said by another')
  })

  it('holds how the person answered messages, their passkeys by name, and what happened to the account', async () => {
    const [person, other] = [await make.doctor(), await make.doctor()]
    for (const each of [person, other]) await reactedMessage(each)
    const { body: options } = await as(person).call(identityRoutes.passkeyOptions)
    const passkey = softwareAuthenticator().register({ challenge: options.challenge })
    await as(person).call(identityRoutes.addPasskey, { body: { ...passkey, name: 'Work laptop' } })

    const reply = await as(person).call(profileRoutes.exportPersonalData, { params: { userId: person.userId } })
    const data = PersonalData.parse(reply.body)

    expect(data.reactions).toMatchObject([{ chatroom: 'Room', emojis: ['👍', '🙏'] }])
    expect(data.passkeys).toMatchObject([{ name: 'Work laptop', lastUsedOn: null }])
    expect(data.activity.map(({ act }) => act)).toEqual(['data-exported', 'factor-added', 'signed-in'])
    expect(JSON.stringify(reply.body)).not.toContain(passkey.id)
  })

  it('is for oneself alone', async () => {
    const [person, other, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
    const params = { userId: person.userId }

    expect((await as(other).call(profileRoutes.exportPersonalData, { params })).status).toBe(404)
    expect((await as(admin).call(profileRoutes.exportPersonalData, { params })).status).toBe(404)
  })

  it('leaves nothing out where there are more than a page, and repeats nothing', async () => {
    const person = await make.doctor()
    const room = await writtenMessage(person, 'The first')
    const folio = await as(person).call(folioRoutes.createFolio, { body: { title: 'Large' } })
    await as(person).call(folioRoutes.createFolio, { body: { title: 'Empty' } })
    const post = await publishedPost(person, 'A post')
    await fill(person, { room: room ?? '', folioId: folio.body.folioId, versionId: post.versionId })

    const reply = await as(person).call(profileRoutes.exportPersonalData, { params: { userId: person.userId } })
    const data = PersonalData.parse(reply.body)

    expect(new Set(data.following.map(({ userId }) => userId)).size).toBe(1_100)
    expect(data.following).toHaveLength(1_100)
    expect(data.messages.map(({ content }) => content)).toEqual([
      'The first',
      ...Array.from({ length: 450 }, (_, index) => `Message ${index + 2}`),
    ])
    expect(data.posts).toHaveLength(6)
    const clippings = data.folios.find(({ title }) => title === 'Large')?.clippings ?? []
    expect(new Set(clippings.map(({ contentItemId }) => contentItemId)).size).toBe(600)
    expect(clippings).toHaveLength(600)
    expect(data.folios.find(({ title }) => title === 'Empty')?.clippings).toEqual([])
  })

  it('is done one at a time for an account, and again when a download stands still for a minute', async () => {
    const [person, other] = [await make.doctor(), await make.doctor()]
    const post = await publishedPost(person, 'Long')
    await copyVersion(post.versionId, { times: 60, content: 'words '.repeat(150_000) })
    const route = profileRoutes.exportPersonalData
    const open = async (whose: Person) =>
      fetch((await address()) + route.path.replace(':userId', whose.userId), {
        headers: { authorization: `Bearer ${await accessTokenOf(whose)}` },
      })

    const first = await open(person)
    const second = await open(person)
    const ofOther = await open(other)
    expect([first.status, second.status, ofOther.status]).toEqual([200, 409, 200])

    // What nobody reads stands still once the buffers on its way are full.
    let third = second
    await expect
      .poll(async () => {
        clock.advance(61_000)
        third = await open(person)
        return third.status
      })
      .toBe(200)
    expect(await second.json()).toMatchObject({
      detail: 'Your data is being downloaded already. Wait until that download has ended.',
    })
    expect(((await third.json()) as PersonalData).posts).toHaveLength(61)
    await expect(first.text()).rejects.toThrow()
    const fourth = await open(person)
    expect(fourth.status).toBe(200)
    await Promise.all([ofOther.body?.cancel(), fourth.body?.cancel()])
  })
})

/** More of everything than one page holds, much of it at the same moment. */
async function fill(
  person: Person,
  { room, folioId, versionId }: { room: string; folioId: string; versionId: string },
) {
  await sql`
    with people as (
      insert into users (id, first_name, last_name, email, email_confirmed, roles, status, access_failed_count)
      select gen_random_uuid(), 'Person', n::text, 'person-' || n || '@many.test', true, '{Doctor}', 'Approved', 0
      from generate_series(1, 1100) n
      returning id
    )
    insert into follows (id, source_user_id, followed_user_id, created_at)
    select gen_random_uuid(), ${person.userId}, id, now() from people`.execute(app.db)
  await sql`
    insert into chat_messages (id, chatroom_id, sequence, from_user_id, client_message_id, content, created_at)
    select gen_random_uuid(), ${room}, n, ${person.userId}, n::text, 'Message ' || n, now()
    from generate_series(2, 451) n`.execute(app.db)
  await sql`
    with items as (
      insert into content_items (id, slug, type, current_version_id)
      select gen_random_uuid(), 'item-' || n, 'Article', ${versionId} from generate_series(1, 600) n
      returning id
    )
    insert into clippings (folio_id, content_item_id, position)
    select ${folioId}, id, 1 from items`.execute(app.db)
  await copyVersion(versionId, { times: 5, content: 'Some words.' })
}

async function copyVersion(versionId: string, { times, content }: { times: number; content: string }) {
  await sql`
    insert into content_versions
    select (jsonb_populate_record(v, jsonb_build_object(
      'id', gen_random_uuid(), 'details', v.details || jsonb_build_object('content', ${content}::text)))).*
    from content_versions v, generate_series(1, ${times})
    where v.id = ${versionId}`.execute(app.db)
}
