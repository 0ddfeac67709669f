import { chatHub, folioRoutes, postRoutes, profileRoutes, userRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { blobOf, files } from '../../testing/files.ts'
import type { Person } from '../../testing/make.ts'
import { sweepAttachments } from '../attachments/attachments.jobs.ts'

const { make, as, stranger, app, mails, connect } = await testApp()

const personal = {
  email: 'zephyrine.quillfeather@example.test',
  firstName: 'Zephyrine',
  lastName: 'Quillfeather',
  minc: 'QLFT-1234-5678',
  schoolName: 'Wyndmoor School of Medicine',
  location: 'Qikiqtarjuaq, NU',
  phoneNumber: '867-555-0187',
  phoneExtension: '7712398456',
  bio: 'Keeps rare orchids beside the practice.',
  qualifications: ['Licentiate of Thornbury'],
}
const password = 'Correct-horse-7'

/** Every place in the database, jobs and search words included, where one of these texts stands. */
async function placesOf(texts: string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ place: string; query: string }>`
    select format('%s.%s', c.table_name, c.column_name) as place,
           format('select 1 from %I.%I where %I::text ilike any ($1) limit 1', c.table_schema, c.table_name, c.column_name) as query
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE'
      and c.table_schema not in ('pg_catalog', 'information_schema')`.execute(app.db)
  const patterns = texts.map((text) => `%${text}%`)
  const hits = await Promise.all(
    columns.map(async ({ place, query }) => ((await app.pool.query(query, [patterns])).rowCount ? [place] : [])),
  )
  return hits.flat()
}

async function registered(): Promise<Person> {
  const { email, firstName, lastName, minc, schoolName } = personal
  const account = await stranger.call(userRoutes.createUser, { body: { email, firstName, lastName, minc, schoolName } })
  const mail = (await mails()).find(({ to }) => to === email)
  const token = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '').searchParams.get('t') ?? ''
  await stranger.call(userRoutes.setPassword, { body: { token, email, password } })
  return { userId: account.body.id, email, firstName, lastName, password, roles: ['Doctor'] }
}

/** A published post, a draft, folios shared, private and deleted, messages and a note to the team. */
async function leaveTraces(person: Person, other: Person): Promise<void> {
  const article = { title: 'A case for statins', content: '<p>Words that stay.</p>' }
  const draft = await as(person).call(postRoutes.createDraftArticle, { body: article })
  const query = { draftContentItemId: draft.body.contentItemId }
  const post = await as(person).call(postRoutes.publishArticle, { query })
  await as(person).call(postRoutes.createDraftArticle, { body: { ...article, content: `<p>${personal.bio}</p>` } })
  const folio = await as(person).call(folioRoutes.createFolio, { body: { title: 'Shared', shareLevel: 'Restricted' } })
  const clipping = { contentItemId: post.body.contentItemId, note: 'Worth a look' }
  await as(person).call(folioRoutes.addClippings, { params: { id: folio.body.folioId }, body: clipping })
  await as(person).call(folioRoutes.inviteToFolio, {
    params: { id: folio.body.folioId },
    body: { userId: other.userId },
  })
  const own = await as(person).call(folioRoutes.createFolio, { body: { title: 'My own', summary: personal.bio } })
  await as(person).call(folioRoutes.addClippings, {
    params: { id: own.body.folioId },
    body: { contentItemId: post.body.contentItemId, note: personal.location },
  })
  const gone = await as(person).call(folioRoutes.createFolio, { body: { title: 'Gone', summary: personal.schoolName } })
  await as(person).call(folioRoutes.deleteFolio, { params: { id: gone.body.folioId } })
  const chat = await connect(person, chatHub)
  const room = await chat.call('CreateChatroom', { name: 'Journal club', type: 'Public' })
  if (!room.ok) throw new Error(room.problem.detail ?? 'no room')
  await chat.call('SendMessage', { chatroomId: room.data.id, content: 'Good evening.', clientMessageId: 'one' })
  await chat.call('InviteUserToChatroom', room.data.id, other.userId)
  await app.jobs.runDue()
}

describe('deleting an account', () => {
  it('leaves no personal field anywhere in the database', async () => {
    const [person, other] = [await registered(), await make.doctor()]
    await as(person).call(profileRoutes.updateProfile, {
      body: { ...personal, areasOfInterestIds: [500], isTakingPatients: true, specialty: { id: 100 } },
    })
    const picture = blobOf(await files.png(200, 200))
    await as(person).call(profileRoutes.uploadProfilePicture, { file: picture, fileName: 'quillfeather.png' })
    await as(person).call(profileRoutes.follow, { params: { userIdToFollow: other.userId } })
    await as(other).call(profileRoutes.follow, { params: { userIdToFollow: person.userId } })
    await leaveTraces(person, other)
    const texts = Object.values(personal).flat()
    expect((await placesOf(texts)).sort()).toEqual(
      expect.arrayContaining([
        'profiles.bio',
        'directory_entries.words',
        'users.email',
        'users.last_name',
        'content_versions.summary',
        'clippings.note',
      ]),
    )

    const reply = await as(person).call(userRoutes.deleteUser, { params: { id: person.userId } })
    await sweepAttachments(app)
    await app.jobs.runDue()

    expect(reply.status).toBe(204)
    expect(await placesOf(texts)).toEqual([])
    expect(await placesOf(['quillfeather', 'zephyrine'])).toEqual([])
  })

  it('ends follows both ways, the profile and the place in the directory', async () => {
    const [person, other] = [await make.doctor({ lastName: 'Leaverton' }), await make.doctor()]
    await as(person).call(profileRoutes.follow, { params: { userIdToFollow: other.userId } })
    await as(other).call(profileRoutes.follow, { params: { userIdToFollow: person.userId } })

    await as(person).call(userRoutes.deleteUser, { params: { id: person.userId } })
    const profile = await as(other).call(profileRoutes.getProfile, { params: { userId: person.userId } })
    const own = await as(other).call(profileRoutes.getProfile, { params: { userId: other.userId } })
    const directory = await as(other).call(profileRoutes.searchDoctors, { body: { lastName: 'leaverton' } })

    expect(profile.status).toBe(404)
    expect(own.body).toMatchObject({ followersCount: 0, followingCount: 0, followingUserIds: [] })
    expect(directory.body).toEqual([])
  })
})
