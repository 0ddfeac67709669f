import {
  commentRoutes,
  contentRoutes,
  folioRoutes,
  likeRoutes,
  moderationRoutes,
  postRoutes,
  profileRoutes,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { chatCalls, createRoom, dataOf, say } from '../../chat/testing/chat-calls.ts'
import { inviteOf, join, makeFolio } from '../../folios/testing/things.ts'

const tester = await testApp()
const { make, as } = tester
const { joined } = chatCalls(tester)
const [owner, reader] = [await make.doctor(), await make.doctor()]

const dataOfPerson = async (person: Person) =>
  (await as(person).call(profileRoutes.exportPersonalData, { params: { userId: person.userId } })).body

describe('downloading my data', () => {
  it('names no folio that its owner keeps to themselves now', async () => {
    const { folioId } = await makeFolio(tester, owner, { shareLevel: 'Public', title: 'Heart failure' })
    const { versionId } = (await as(owner).call(folioRoutes.getFolio, { params: { id: folioId } })).body
    const own = await makeFolio(tester, reader, { title: 'Mine' })
    await as(reader).call(likeRoutes.like, { params: { contentItemId: folioId } })
    await as(reader).call(contentRoutes.recordView, { params: { contentItemVersionId: versionId } })
    await as(reader).call(folioRoutes.addClippings, { params: { id: own.folioId }, body: { contentItemId: folioId } })
    await join(tester, { owner, folioId, person: reader })

    const before = await dataOfPerson(reader)
    await as(owner).call(folioRoutes.updateFolio, { body: { folioId, title: 'A complaint', shareLevel: 'Private' } })
    const after = await dataOfPerson(reader)

    const named = ({ likes, views, sharedFolios, folios }: typeof before) =>
      [likes, views, sharedFolios, folios[0]?.clippings ?? []].map((list) => list.map(({ title }) => title))
    expect(named(before)).toEqual(Array(4).fill(['Heart failure']))
    expect(named(after)).toEqual(Array(4).fill([null]))
    expect(after.likes).toMatchObject([{ contentItemId: folioId }])
    expect(JSON.stringify(after)).not.toMatch(/A complaint|Heart failure/)
  })

  it('names a folio to which one is invited, as the invitation does', async () => {
    const [guest, { folioId }] = [await make.doctor(), await makeFolio(tester, owner, { shareLevel: 'Restricted' })]
    await inviteOf(tester, { owner, folioId, person: guest })

    const { sharedFolios } = await dataOfPerson(guest)

    expect(sharedFolios).toMatchObject([{ contentItemId: folioId, title: expect.any(String), status: 'Pending' }])
  })

  it('names nothing that was hidden for a patient’s data', async () => {
    const commenter = await make.doctor()
    const draft = await as(owner).call(postRoutes.createDraftArticle, {
      body: { title: 'Mrs. Example, room 4', content: '<p>Some words.</p>' },
    })
    const { contentItemId } = draft.body
    await as(owner).call(postRoutes.publishArticle, { query: { draftContentItemId: contentItemId } })
    await as(commenter).call(commentRoutes.addComment, { params: { contentItemId }, body: { content: 'Take it off.' } })
    const report = { subjectType: 'content', subjectId: contentItemId, reason: 'PatientData' } as const
    await as(commenter).call(moderationRoutes.report, { body: report })

    const data = await dataOfPerson(commenter)

    expect(data.comments).toMatchObject([{ contentItemId, title: null, content: 'Take it off.' }])
    expect(JSON.stringify(data)).not.toContain('Mrs. Example')
  })

  it('names no room that one was taken out of', async () => {
    const host = await chatCalls(tester).chatting()
    const room = await createRoom(host, { name: 'Ward 5' })
    const guest = await joined(host, room)
    await say(guest, room, 'Said there')

    const before = await dataOfPerson(guest)
    dataOf(await host.chat.call('RemoveUserFromChatroom', room.id, guest.userId))
    dataOf(await host.chat.call('UpdateChatroom', room.id, { name: 'About a colleague' }))
    const after = await dataOfPerson(guest)

    expect([before.chatrooms, before.messages]).toMatchObject([[{ name: 'Ward 5' }], [{ chatroom: 'Ward 5' }]])
    expect([after.chatrooms, after.messages]).toMatchObject([
      [{ chatroomId: room.id, name: null }],
      [{ content: 'Said there', chatroom: null }],
    ])
  })
})
