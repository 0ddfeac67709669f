import { chatHub, contentRoutes, folioRoutes, type HideableField, postRoutes, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, as, connect } = await testApp()

const areaId = 507
const areaTitle = 'Heart failure'
const hideable = [
  'email',
  'phoneNumber',
  'location',
  'bio',
  'qualifications',
  'areasOfInterest',
] as const satisfies HideableField[]
type Field = (typeof hideable)[number]

/** Somebody who fills every field and meets a reader wherever people meet. */
async function meeting(name: string, hiddenFields: Field[]) {
  const owner = await make.doctor({
    email: `${name.toLowerCase()}.person@example.test`,
    firstName: 'Ulla',
    lastName: name,
  })
  const [reader, sponsor] = [await make.doctor(), await make.sponsor()]
  const told: Record<Field, string> = {
    email: owner.email,
    phoneNumber: '867-555-0142',
    location: 'Qikiqtarjuaq, NU',
    bio: 'Kept to myself.',
    qualifications: 'Licentiate of Thornbury',
    areasOfInterest: areaTitle,
  }
  const { phoneNumber, location, bio } = told
  const updated = await as(owner).call(profileRoutes.updateProfile, {
    body: {
      phoneNumber,
      location,
      bio,
      qualifications: [told.qualifications],
      areasOfInterestIds: [areaId],
      hiddenFields,
    },
  })
  expect(updated.status).toBe(200)
  await as(reader).call(profileRoutes.follow, { params: { userIdToFollow: owner.userId } })
  const draft = await as(owner).call(postRoutes.createDraftArticle, {
    body: { title: 'Open', content: '<p>Words.</p>' },
  })
  const query = { draftContentItemId: draft.body.contentItemId }
  const post = (await as(owner).call(postRoutes.publishArticle, { query })).body.contentItemId
  const folio = await as(owner).call(folioRoutes.createFolio, { body: { title: 'Shared', shareLevel: 'Public' } })
  const invite = { params: { id: folio.body.folioId }, body: { userId: reader.userId } }
  await as(owner).call(folioRoutes.inviteToFolio, invite)
  const readersFolio = await as(reader).call(folioRoutes.createFolio, {
    body: { title: 'Mine', shareLevel: 'Restricted' },
  })
  const folioId = readersFolio.body.folioId
  await as(reader).call(folioRoutes.inviteToFolio, { params: { id: folioId }, body: { userId: owner.userId } })
  const chat = await connect(owner, chatHub)
  const room = await chat.call('CreateChatroom', { name, type: 'Public' })
  if (!room.ok) throw new Error('The room was not opened.')
  await chat.call('SendMessage', { chatroomId: room.data.id, content: 'Good evening.', clientMessageId: 'one' })
  return {
    ownerId: owner.userId,
    lastName: name,
    told,
    asReader: as(reader),
    asSponsor: as(sponsor),
    reader,
    post,
    folio: folio.body.folioId,
    readersFolio: folioId,
    room: room.data.id,
  }
}

type Meeting = Awaited<ReturnType<typeof meeting>>

const open = await meeting('Open', [])
const hushed = await meeting('Hushed', [...hideable])

const toldIn = (reply: unknown, { told }: Meeting): Field[] =>
  hideable.filter((field) => JSON.stringify(reply).includes(told[field]))

async function talk({ reader, room }: Meeting) {
  const chat = await connect(reader, chatHub)
  const replies = [
    await chat.call('JoinChatroom', room),
    await chat.call('GetChatroomUsers', room),
    await chat.call('GetMessages', room),
  ]
  return { status: replies.every(({ ok }) => ok) ? 200 : 500, body: replies }
}

/** Where a reader comes across somebody, and what is told there of those who hide nothing; in a chatroom only the name. */
const meetings: [name: string, told: Field[], ask: (meeting: Meeting) => Promise<{ status: number; body: unknown }>][] =
  [
    [
      'the profile',
      [...hideable],
      (met) => met.asReader.call(profileRoutes.getProfile, { params: { userId: met.ownerId } }),
    ],
    [
      'the profile a sponsor sees',
      [...hideable],
      (met) => met.asSponsor.call(profileRoutes.getProfile, { params: { userId: met.ownerId } }),
    ],
    [
      'the summary',
      ['bio'],
      (met) => met.asReader.call(profileRoutes.getProfileSummary, { params: { userId: met.ownerId } }),
    ],
    [
      'the list of followed',
      ['bio'],
      (met) => met.asReader.call(profileRoutes.listFollowed, { params: { userId: met.reader.userId } }),
    ],
    [
      'the directory',
      ['phoneNumber', 'location'],
      (met) => met.asReader.call(profileRoutes.searchDoctors, { body: { lastName: met.lastName } }),
    ],
    [
      'the content',
      ['email'],
      (met) => met.asReader.call(contentRoutes.getContent, { params: { contentItemId: met.post } }),
    ],
    [
      'the content lists',
      ['email'],
      (met) => met.asReader.call(contentRoutes.summaries, { query: { creatorId: met.ownerId } }),
    ],
    ['what followed people made', ['email'], (met) => met.asReader.call(contentRoutes.recentFollowed)],
    ['the feed', ['email'], (met) => met.asReader.call(contentRoutes.discover)],
    ['the folio', ['email'], (met) => met.asReader.call(folioRoutes.getFolio, { params: { id: met.folio } })],
    [
      'the folio’s people',
      ['email'],
      (met) => met.asReader.call(folioRoutes.listFolioUsers, { params: { id: met.readersFolio } }),
    ],
    [
      'the invitation',
      ['email'],
      (met) => met.asReader.call(folioRoutes.listPendingFolioInvites, { params: { id: met.reader.userId } }),
    ],
    ['a chatroom', [], talk],
  ]

describe('what somebody hides', () => {
  it.each(meetings)('cannot be read in %s', async (_, told, ask) => {
    const [ofOpen, ofHushed] = [await ask(open), await ask(hushed)]

    expect([ofOpen.status, ofHushed.status]).toEqual([200, 200])
    expect(JSON.stringify(ofHushed.body)).toContain(hushed.lastName)
    expect(toldIn(ofOpen.body, open)).toEqual(told)
    expect(toldIn(ofHushed.body, hushed)).toEqual([])
  })
})
