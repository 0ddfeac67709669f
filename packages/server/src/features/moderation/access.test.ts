import { randomUUID } from 'node:crypto'
import { chatHub, folioRoutes, moderationRoutes, type ReportSubject, type Role, roles } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { putContentVersions } from '../contents/index.ts'

const { make, as, stranger, app, connect } = await testApp()
const [admin, author, outsider] = [await make.admin(), await make.doctor(), await make.doctor()]
const people = {
  ...Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await make.person([role])]))),
}

type Thing = { type: ReportSubject; id: string }

async function post(type: 'UserArticle' | 'DraftUserArticle' = 'UserArticle'): Promise<Thing> {
  const id = randomUUID()
  const details = { content: '<p>x</p>', authors: [], language: 'en' as const, isLanguageGuessed: true }
  const owned = { contentItemId: id, ownerId: author.userId, title: 'A post', publishedOn: new Date(), details }
  const visibility = type === 'UserArticle' ? 'public' : 'owner'
  await inTransaction(app, (tx) => putContentVersions(tx, [{ type, visibility, ...owned }]))
  return { type: 'content', id }
}

async function hiddenPost(): Promise<Thing> {
  const thing = await post()
  await as(admin).call(moderationRoutes.hideContent, { params: { contentItemId: thing.id } })
  return thing
}

async function privateFolio(): Promise<Thing> {
  const { body } = await as(author).call(folioRoutes.createFolio, { body: { title: 'Mine', shareLevel: 'Private' } })
  return { type: 'content', id: body.contentItemId }
}

async function message(): Promise<Thing> {
  const hub = await connect(author, chatHub)
  const room = await hub.call('CreateChatroom', { name: 'Room', type: 'Private' })
  if (!room.ok) throw new Error('no room')
  const sent = await hub.call('SendMessage', {
    chatroomId: room.data.id,
    content: 'Hello',
    clientMessageId: randomUUID(),
  })
  hub.socket.disconnect()
  if (!sent.ok) throw new Error('not sent')
  return { type: 'message', id: sent.data.id }
}

const profileOf = (person: Person): Thing => ({ type: 'profile', id: person.userId })

/** What can be reported, and whether its author and somebody else may see it. */
const things: Record<string, { make: () => Promise<Thing>; author: number; outsider: number }> = {
  'a published post': { make: post, author: 204, outsider: 204 },
  'a draft': { make: () => post('DraftUserArticle'), author: 204, outsider: 404 },
  'a hidden post': { make: hiddenPost, author: 404, outsider: 404 },
  'a private folio': { make: privateFolio, author: 204, outsider: 404 },
  'a message of a closed room': { make: message, author: 204, outsider: 404 },
  'a profile': { make: async () => profileOf(await make.doctor()), author: 204, outsider: 204 },
  'a disabled person’s profile': {
    make: async () => profileOf(await make.doctor({ status: 'Disabled' })),
    author: 404,
    outsider: 404,
  },
  nothing: { make: async () => ({ type: 'content', id: randomUUID() }), author: 404, outsider: 404 },
}

const report = (person: Person, { type, id }: Thing) =>
  as(person).call(moderationRoutes.report, { body: { subjectType: type, subjectId: id, reason: 'Other' } })

describe('reporting', () => {
  it.each(Object.entries(things))('%s is open to whoever sees it', async (_, { make: makeThing, ...expected }) => {
    const thing = await makeThing()

    const statuses = { author: (await report(author, thing)).status, outsider: (await report(outsider, thing)).status }

    expect(statuses).toEqual(expected)
  })

  it.each(roles)('a published post is open to the role %s', async (role) => {
    expect((await report(people[role] as Person, await post())).status).toBe(204)
  })
})

/** What the desk may touch: what is public, hidden or not; never a draft, a closed folio or what is gone. */
const deskThings: [string, () => Promise<Thing>, boolean][] = [
  ['a published post', post, true],
  ['a hidden post', hiddenPost, true],
  ['a draft', () => post('DraftUserArticle'), false],
  ['a private folio', privateFolio, false],
  ['nothing', async () => ({ type: 'content', id: randomUUID() }), false],
]
const deskCalls = [
  { route: moderationRoutes.changeEditorial, body: { editorialRank: 3 }, done: 200 },
  { route: moderationRoutes.hideContent, done: 204 },
  { route: moderationRoutes.restoreContent, done: 204 },
]

describe('the editorial desk', () => {
  it.each(deskThings)('lets an admin touch %s only if it is public', async (_, makeThing, isOpen) => {
    for (const { route, body, done } of deskCalls) {
      const { id } = await makeThing()
      const { status } = await as(admin).call(route, { params: { contentItemId: id }, body } as never)

      expect([route.path, status]).toEqual([route.path, isOpen ? done : 404])
    }
  })

  it('is closed to everybody else, the author of the item included', async () => {
    const { id } = await post()
    const others = [author, ...roles.filter((role) => role !== 'Admin').map((role) => people[role as Role] as Person)]

    for (const { route, body } of deskCalls) {
      const input = { params: { contentItemId: id }, body } as never
      for (const person of others) expect((await as(person).call(route, input)).status).toBe(403)
      expect((await stranger.call(route, input)).status).toBe(401)
    }
  })
})

describe('answering a report', () => {
  it('is for admins, once, and not for who reported or wrote it', async () => {
    const thing = await post()
    await report(outsider, thing)
    const { body: open } = await as(admin).call(moderationRoutes.listReports)
    const id = open.find(({ subjectId }) => subjectId === thing.id)?.id ?? ''
    const answer = (person: Person, reportId = id) =>
      as(person).call(moderationRoutes.resolveReport, { params: { id: reportId }, body: { resolution: 'dismissed' } })

    const statuses = [
      (await answer(author)).status,
      (await answer(outsider)).status,
      (await answer(admin, randomUUID())).status,
      (await answer(admin)).status,
      (await answer(admin)).status,
    ]

    expect(statuses).toEqual([403, 403, 404, 204, 409])
  })
})
