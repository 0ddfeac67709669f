import { chatHub, contentRoutes, folioRoutes, likeRoutes, postRoutes, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'

const { make, as, connect } = await testApp()

async function publishedPost(person: Person, title: string) {
  const draft = await as(person).call(postRoutes.createDraftArticle, { body: { title, content: '<p>Some words.</p>' } })
  const query = { draftContentItemId: draft.body.contentItemId }
  return (await as(person).call(postRoutes.publishArticle, { query })).body
}

async function writtenMessage(person: Person, content: string) {
  const chat = await connect(person, chatHub)
  const room = await chat.call('CreateChatroom', { name: 'Room' })
  if (room.ok) await chat.call('SendMessage', { chatroomId: room.data.id, content, clientMessageId: 'once' })
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
    expect(body.chatrooms).toMatchObject([{ name: 'Room', status: 'Joined' }])
    expect(body.messages).toMatchObject([{ content: 'Said by me' }])
    expect(JSON.stringify(body)).not.toContain('Not mine')
    expect(JSON.stringify(body)).not.toContain('Said by another')
  })

  it('is for oneself alone', async () => {
    const [person, other, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
    const params = { userId: person.userId }

    expect((await as(other).call(profileRoutes.exportPersonalData, { params })).status).toBe(404)
    expect((await as(admin).call(profileRoutes.exportPersonalData, { params })).status).toBe(404)
  })
})
