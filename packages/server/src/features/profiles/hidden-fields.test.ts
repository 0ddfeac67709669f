import { chatHub, contentRoutes, folioRoutes, postRoutes, profileRoutes } from '@materia/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Caller, testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'

const { make, as, connect } = await testApp()

const secret = {
  email: 'hushed.person@example.test',
  phoneNumber: '867-555-0142',
  location: 'Qikiqtarjuaq, NU',
  bio: 'Kept to myself.',
  qualification: 'Licentiate of Thornbury',
}
let owner: Person
let reader: Person
let sponsor: Person
let asReader: Caller
const ids = { post: '', folio: '', readersFolio: '', room: '' }

beforeAll(async () => {
  owner = await make.doctor({ email: secret.email, firstName: 'Ulla', lastName: 'Hushed' })
  reader = await make.doctor()
  sponsor = await make.sponsor()
  asReader = as(reader)
  await as(owner).call(profileRoutes.updateProfile, {
    body: {
      ...secret,
      qualifications: [secret.qualification],
      areasOfInterestIds: [507],
      hiddenFields: ['email', 'phoneNumber', 'location', 'bio', 'qualifications', 'areasOfInterest'],
    },
  })
  await asReader.call(profileRoutes.follow, { params: { userIdToFollow: owner.userId } })
  const draft = await as(owner).call(postRoutes.createDraftArticle, {
    body: { title: 'Open', content: '<p>Words.</p>' },
  })
  const query = { draftContentItemId: draft.body.contentItemId }
  ids.post = (await as(owner).call(postRoutes.publishArticle, { query })).body.contentItemId
  const folio = await as(owner).call(folioRoutes.createFolio, { body: { title: 'Shared', shareLevel: 'Public' } })
  ids.folio = folio.body.folioId
  const invite = { params: { id: ids.folio }, body: { userId: reader.userId } }
  await as(owner).call(folioRoutes.inviteToFolio, invite)
  const readersFolio = await asReader.call(folioRoutes.createFolio, { body: { title: 'Mine' } })
  ids.readersFolio = readersFolio.body.folioId
  await asReader.call(folioRoutes.inviteToFolio, { params: { id: ids.readersFolio }, body: { userId: owner.userId } })
  const chat = await connect(owner, chatHub)
  const room = await chat.call('CreateChatroom', { name: 'Club', type: 'Public' })
  if (room.ok) ids.room = room.data.id
  await chat.call('SendMessage', { chatroomId: ids.room, content: 'Good evening.', clientMessageId: 'one' })
})

const leaks = (reply: unknown) =>
  [...Object.values(secret), 'Heart failure'].filter((text) => JSON.stringify(reply).includes(text))

describe('what somebody hides', () => {
  it.each([
    ['the profile', () => asReader.call(profileRoutes.getProfile, { params: { userId: owner.userId } })],
    ['the summary', () => asReader.call(profileRoutes.getProfileSummary, { params: { userId: owner.userId } })],
    ['the list of followed', () => asReader.call(profileRoutes.listFollowed, { params: { userId: reader.userId } })],
    ['the directory', () => asReader.call(profileRoutes.searchDoctors, { body: { lastName: 'hushed' } })],
    ['the content', () => asReader.call(contentRoutes.getContent, { params: { contentItemId: ids.post } })],
    ['the content lists', () => asReader.call(contentRoutes.summaries, { query: { creatorId: owner.userId } })],
    ['what followed people made', () => asReader.call(contentRoutes.recentFollowed)],
    ['the feed', () => asReader.call(contentRoutes.discover)],
    ['the folio', () => asReader.call(folioRoutes.getFolio, { params: { id: ids.folio } })],
    ['the folio’s people', () => asReader.call(folioRoutes.listFolioUsers, { params: { id: ids.readersFolio } })],
    ['the invitation', () => asReader.call(folioRoutes.listPendingFolioInvites, { params: { id: reader.userId } })],
  ] as const)('cannot be read in %s', async (_, ask) => {
    const reply = await ask()

    expect(reply.status).toBe(200)
    expect(JSON.stringify(reply.body).length).toBeGreaterThan(10)
    expect(leaks(reply.body)).toEqual([])
  })

  it('cannot be read in a chatroom', async () => {
    const chat = await connect(reader, chatHub)

    const joined = await chat.call('JoinChatroom', ids.room)
    const people = await chat.call('GetChatroomUsers', ids.room)
    const messages = await chat.call('GetMessages', ids.room)

    expect(joined.ok && people.ok && messages.ok).toBe(true)
    expect(leaks([joined, people, messages])).toEqual([])
  })

  it('cannot be read by a sponsor either', async () => {
    const reply = await as(sponsor).call(profileRoutes.getProfile, { params: { userId: owner.userId } })

    expect(reply.status).toBe(200)
    expect(leaks(reply.body)).toEqual([])
  })
})
