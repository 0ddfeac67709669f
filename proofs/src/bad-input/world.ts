import {
  attachmentRoutes,
  chatHub,
  contentItemTypes,
  folioRoutes,
  moderationRoutes,
  postRoutes,
  userRoutes,
} from '@materia/contract'
import type { PutResult } from '@materia/server/features/contents/index.ts'
import type { TestApp } from '@materia/server/testing/app.ts'
import { makeContent } from '@materia/server/testing/contents.ts'
import { blobOf, files } from '@materia/server/testing/files.ts'
import type { Person } from '@materia/server/testing/make.ts'
import type { Known } from './odd-values.ts'

export interface World {
  doctor: Person
  admin: Person
  known: Known
}

/** Two doctors, an admin and something of every kind; what is the doctor's own is made anew on each call. */
export function worldOf(test: TestApp): () => Promise<World> {
  let settled: Settled | undefined
  return async () => {
    if (!settled || !(await areSignedIn(test, settled))) settled = await settle(test)
    return furnish(test, settled)
  }
}

interface Settled {
  doctor: Person
  colleague: Person
  admin: Person
  others: Person[]
  contents: PutResult[]
}

async function settle({ make, app }: TestApp): Promise<Settled> {
  const [doctor, colleague, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
  const contents = await Promise.all(contentItemTypes.map((type) => makeContent(app, type)))
  return { doctor, colleague, admin, others: [await make.sponsor(), await make.voiceOf()], contents }
}

/** A call may have deleted its caller, or ended their session; asked of the tables, as the server may not know yet. */
async function areSignedIn({ app }: TestApp, { doctor, colleague, admin }: Settled): Promise<boolean> {
  const userIds = [doctor, colleague, admin].map(({ userId }) => userId)
  const open = await app.db
    .selectFrom('user_sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.user_id')
    .where('s.user_id', 'in', userIds)
    .where('s.revoked_at', 'is', null)
    .where('u.status', '=', 'Approved')
    .execute()
  return new Set(open.map((session) => session.user_id)).size === userIds.length
}

async function furnish(test: TestApp, { doctor, colleague, admin, others, contents }: Settled): Promise<World> {
  const { as } = test
  const own = await ownThings(test, doctor, colleague)
  const { body: sessions } = await as(doctor).call(userRoutes.listSessions)
  const { body: reports } = await as(admin).call(moderationRoutes.listReports)
  const users = [doctor, colleague, admin, ...others].map(({ userId }) => userId)
  const items = [...own.posts, ...own.folios, ...contents.map(({ contentItemId }) => contentItemId)]
  const hints: [RegExp, string[]][] = [
    [/inviteId$/, own.invites],
    [/^\/chat\.\w+\.1$/, users],
    [/version/i, contents.map(({ versionId }) => versionId)],
    [/sessions/, sessions.map(({ id }) => id)],
    [/reports\/:id/, reports.map(({ id }) => id)],
    [/^\/api\/user(article|external|draft|content).*contentItemId$/i, own.posts],
    [/contentItemId$|contentIds$|subjectId$/i, items],
    [/(user|author|creator|actor|promotedBy)\w*$/i, users],
    [/attachment|image|logo/i, own.attachments],
    [/pendinginvites/, users],
    [/folio/i, own.folios],
    [/chat/i, own.rooms],
    [/User/i, users],
  ]
  const all = [...users, ...items, ...own.attachments, ...own.rooms, ...own.invites]
  return {
    doctor,
    admin,
    known: {
      idsFor: (name) => (name && hints.find(([pattern, ids]) => pattern.test(name) && ids.length > 0)?.[1]) || all,
      words: [
        doctor.email,
        colleague.email,
        ...others.map(({ email }) => email),
        'Enbrel',
        '39000001',
        doctor.password,
      ],
    },
  }
}

async function ownThings({ as, connect }: TestApp, doctor: Person, colleague: Person) {
  const caller = as(doctor)
  const draftOf = async () =>
    (await caller.call(postRoutes.createDraftArticle, { body: { title: 'A draft', content: '<p>Text.</p>' } })).body
      .contentItemId
  const linkOf = async () =>
    (
      await caller.call(postRoutes.createDraftExternalLink, {
        body: { title: 'A link', externalLinkType: 'Journal', externalLink: 'https://example.test/paper' },
      })
    ).body.contentItemId
  const posts = [await draftOf(), await draftOf(), await linkOf(), await linkOf(), await draftOf()]
  await caller.call(postRoutes.publishArticle, { query: { draftContentItemId: posts[0] ?? '' } })
  await caller.call(postRoutes.publishExternalLink, { query: { draftContentItemId: posts[2] ?? '' } })
  await caller.call(postRoutes.deleteOwnContent, { params: { contentItemId: posts[4] ?? '' } })
  const folioOf = async (person: Person) =>
    (await as(person).call(folioRoutes.createFolio, { body: { title: 'A folio', shareLevel: 'Restricted' } })).body
      .folioId
  const folios = [await folioOf(doctor), await folioOf(doctor), await folioOf(colleague)]
  const inviteOf = async (owner: Person, folioId: string, person: Person) =>
    (await as(owner).call(folioRoutes.inviteToFolio, { params: { id: folioId }, body: { userId: person.userId } })).body
      .id
  const invites = [
    await inviteOf(doctor, folios[0] ?? '', colleague),
    await inviteOf(colleague, folios[2] ?? '', doctor),
  ]
  const upload = async () =>
    (
      await caller.call(attachmentRoutes.uploadAttachment, {
        query: { attachmentType: 'Image' },
        file: blobOf(await files.png()),
        fileName: 'a.png',
      })
    ).body.id
  const attachments = [await upload(), await upload()]
  const chat = await connect(doctor, chatHub)
  const rooms: string[] = []
  for (const type of ['Private', 'Public'] as const) {
    const room = await chat.call('CreateChatroom', { name: 'Ward 5', type })
    if (room.ok) rooms.push(room.data.id)
  }
  chat.socket.disconnect()
  await as(colleague).call(moderationRoutes.report, {
    body: { subjectType: 'content', subjectId: posts[0] ?? '', reason: 'Other' },
  })
  return { posts, folios, invites, attachments, rooms }
}
