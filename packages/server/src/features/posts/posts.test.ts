import {
  attachmentRoutes,
  contentRoutes,
  likeRoutes,
  postRoutes,
  type UserArticlePayload,
  type UserExternalLinkPayload,
  userRoutes,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import { blobOf, files } from '../../testing/files.ts'
import type { Person } from '../../testing/make.ts'
import { purgeDeletedPosts } from './posts.service.ts'

const { app, make, as, clock } = await testApp()

const text = '<p>Metformin lowers glucose in most people with type 2 diabetes.</p>'
const draft = (person: Person, body: Partial<UserArticlePayload> = {}) =>
  as(person).call(postRoutes.createDraftArticle, { body: { title: 'Metformin', content: text, ...body } })
const save = (person: Person, contentItemId: string, body: Partial<UserArticlePayload>) =>
  as(person).call(postRoutes.updateDraftArticle, { params: { contentItemId }, body })
const publish = (person: Person, draftContentItemId: string) =>
  as(person).call(postRoutes.publishArticle, { query: { draftContentItemId } })
const change = (person: Person, contentItemId: string, body: Partial<UserArticlePayload>) =>
  as(person).call(postRoutes.updateArticle, { params: { contentItemId }, body })
const published = async (person: Person, body: Partial<UserArticlePayload> = {}) =>
  (await publish(person, (await draft(person, body)).body.contentItemId)).body
const link = (person: Person, body: Partial<UserExternalLinkPayload> = {}) =>
  as(person).call(postRoutes.createDraftExternalLink, {
    body: {
      title: 'A talk',
      externalLinkType: 'YouTube',
      externalLink: 'https://www.youtube.com/watch?v=abc',
      ...body,
    },
  })
const read = (person: Person, contentItemId: string) =>
  as(person).call(contentRoutes.getContent, { params: { contentItemId } })
const upload = async (person: Person, type: 'Image' | 'Document' = 'Image') =>
  (
    await as(person).call(attachmentRoutes.uploadAttachment, {
      query: { attachmentType: type },
      file: blobOf(type === 'Image' ? await files.png() : 'Notes'),
      fileName: 'file.txt',
    })
  ).body.id
const problemOf = (reply: { body: unknown }) =>
  reply.body as { detail: string; extensions: { errors?: { field: string }[]; stored?: Record<string, unknown> } }

describe('a draft article', () => {
  it('is kept whole and shown to its author', async () => {
    const doctor = await make.doctor({ firstName: 'Ada', lastName: 'Roy' })
    const [image, featured, notes] = [await upload(doctor), await upload(doctor), await upload(doctor, 'Document')]

    const reply = await draft(doctor, {
      summary: 'In short.',
      content: `${text}<figure><img src="/api/attachment/${image}" alt="A chart"></figure>`,
      featuredImageId: featured,
      attachmentIds: [notes],
    })

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      contentItemType: 'DraftUserArticle',
      title: 'Metformin',
      summary: 'In short.',
      isPublished: false,
      publishedOn: null,
      ownerId: doctor.userId,
      postedBy: { userId: doctor.userId, name: 'Ada Roy' },
      authors: [{ userId: doctor.userId, name: 'Ada Roy' }],
      featuredImage: { id: featured },
      images: [{ id: image }],
      attachments: [{ id: notes }],
      creator: { userId: doctor.userId },
    })
    expect(reply.body.content).toContain(`src="/api/attachment/${image}"`)
    expect(reply.body.xmin).toBeGreaterThan(0)
    expect((await read(doctor, reply.body.contentItemId)).body).toEqual(reply.body)
  })

  it('may begin with nothing', async () => {
    const reply = await as(await make.doctor()).call(postRoutes.createDraftArticle, { body: {} })

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ title: '', content: '' })
  })

  it('may be given its id by the writer, so that a second try is the same draft', async () => {
    const [author, other] = [await make.doctor(), await make.doctor()]
    const body = { contentItemId: crypto.randomUUID(), title: 'Once', content: text }
    const create = (person: Person, changes = {}) =>
      as(person).call(postRoutes.createDraftArticle, { body: { ...body, ...changes } })

    const first = await create(author)
    const again = await create(author)
    const foreign = await create(other)
    const changed = await create(author, { title: 'Twice' })
    const published = await publish(author, body.contentItemId)

    expect(first.body.contentItemId).toBe(body.contentItemId)
    expect(again.body).toEqual(first.body)
    expect([foreign.status, changed.status, published.status]).toEqual([404, 409, 200])
    expect((await as(author).call(postRoutes.listOwnContent)).body).toHaveLength(1)
  })

  it('takes the title under its older name', async () => {
    const reply = await as(await make.doctor()).call(postRoutes.createDraftArticle, { body: { Title: 'Older' } })

    expect(reply.body.title).toBe('Older')
  })

  it('keeps what was not sent, and empties what was sent as null', async () => {
    const doctor = await make.doctor()
    const { contentItemId } = (await draft(doctor, { summary: 'Short' })).body

    const titled = await save(doctor, contentItemId, { title: 'Another' })
    const emptied = await save(doctor, contentItemId, { summary: null })

    expect(titled.body).toMatchObject({ title: 'Another', summary: 'Short', content: text })
    expect(emptied.body).toMatchObject({ title: 'Another', summary: null, content: text })
  })

  it('is found by nobody else, nor are its files', async () => {
    const [author, other, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
    const image = await upload(author)
    const { body } = await draft(author, { featuredImageId: image })

    for (const person of [other, admin]) {
      const id = { contentItemId: body.contentItemId }
      const statuses = [
        (await read(person, body.contentItemId)).status,
        (await as(person).call(contentRoutes.getVersion, { params: { versionId: body.versionId } })).status,
        (await as(person).call(contentRoutes.listVersions, { params: id })).status,
        (await as(person).call(likeRoutes.like, { params: id })).status,
        (await save(person, body.contentItemId, { title: 'Mine' })).status,
        (await change(person, body.contentItemId, { title: 'Mine' })).status,
        (await publish(person, body.contentItemId)).status,
        (await as(person).call(postRoutes.deleteOwnContent, { params: id })).status,
        (await as(person).call(attachmentRoutes.getAttachment, { params: { id: image } })).status,
      ]
      expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404, 404, 404])
    }
    expect((await read(author, body.contentItemId)).body).toMatchObject({ title: 'Metformin' })
  })

  it('refuses somebody else’s files by naming the field', async () => {
    const [author, other] = [await make.doctor(), await make.doctor()]
    const foreign = await upload(other)
    const notes = await upload(author, 'Document')

    const replies = [
      await draft(author, { attachmentIds: [foreign] }),
      await draft(author, { featuredImageId: notes }),
      await draft(author, { imageIds: [crypto.randomUUID()] }),
    ]

    expect(replies.map((reply) => [reply.status, problemOf(reply).extensions.errors?.[0]?.field])).toEqual([
      [400, 'attachmentIds'],
      [400, 'featuredImageId'],
      [400, 'imageIds'],
    ])
  })

  it('leaves out pictures pasted from somebody else’s article', async () => {
    const [author, other] = [await make.doctor(), await make.doctor()]
    const foreign = await upload(other)

    const reply = await draft(author, { content: `${text}<img src="/api/attachment/${foreign}" alt="x">` })

    expect(reply.body).toMatchObject({ content: text, images: [] })
  })

  it('is refused to sponsors and strangers', async () => {
    const reply = await draft(await make.sponsor())

    expect(reply.status).toBe(403)
  })
})

describe('a draft open in two places', () => {
  it('refuses a stale save and hands over what is stored', async () => {
    const doctor = await make.doctor()
    const { contentItemId, xmin } = (await draft(doctor)).body
    const first = await save(doctor, contentItemId, { content: '<p>From here.</p>', xmin })

    const second = await save(doctor, contentItemId, { content: '<p>From there.</p>', xmin })
    const stored = problemOf(second).extensions.stored
    const resolved = await save(doctor, contentItemId, {
      content: '<p>From here.</p><p>From there.</p>',
      xmin: Number(stored?.xmin),
    })

    expect([first.status, second.status, resolved.status]).toEqual([200, 409, 200])
    expect(stored).toMatchObject({ content: '<p>From here.</p>', xmin: first.body.xmin })
    expect(resolved.body.content).toBe('<p>From here.</p><p>From there.</p>')
  })

  it('takes the same save twice, after a lost answer', async () => {
    const doctor = await make.doctor()
    const { contentItemId, xmin } = (await draft(doctor)).body
    const body = { title: 'Once', content: '<p>Once.</p>', xmin }

    const first = await save(doctor, contentItemId, body)
    const again = await save(doctor, contentItemId, body)

    expect([again.status, again.body.xmin]).toEqual([200, first.body.xmin])
  })

  it('loses no text, whatever order the saves come in', async () => {
    const doctor = await make.doctor()
    const { contentItemId, xmin } = (await draft(doctor, { content: '' })).body

    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(doctor, contentItemId, { content: `<p>${index}</p>`, xmin })),
    )
    const winners = replies.filter((reply) => reply.status === 200)
    const stored = await read(doctor, contentItemId)

    expect(winners).toHaveLength(1)
    expect(stored.body).toMatchObject({ content: winners[0]?.body.content })
    for (const reply of replies.filter((one) => one.status !== 200)) {
      expect(reply.status).toBe(409)
      expect(problemOf(reply).extensions.stored).toMatchObject({ content: winners[0]?.body.content })
    }
  })

  it('is told when it was published meanwhile', async () => {
    const doctor = await make.doctor()
    const { contentItemId, xmin } = (await draft(doctor)).body
    await publish(doctor, contentItemId)

    const late = await save(doctor, contentItemId, { content: '<p>Late.</p>', xmin })

    expect(late.status).toBe(409)
    expect(problemOf(late).extensions.stored).toMatchObject({ contentItemType: 'UserArticle', content: text })
  })
})

describe('publishing', () => {
  it('turns the draft into the post under the same id, and once', async () => {
    const [author, reader] = [await make.doctor(), await make.sponsor()]
    const image = await upload(author)
    const { contentItemId } = (await draft(author, { featuredImageId: image })).body

    const first = await publish(author, contentItemId)
    const again = await publish(author, contentItemId)
    const seen = await read(reader, contentItemId)
    const versions = await as(reader).call(contentRoutes.listVersions, { params: { contentItemId } })
    const picture = await as(reader).call(attachmentRoutes.getAttachment, { params: { id: image } })

    expect(first.body).toMatchObject({ contentItemId, contentItemType: 'UserArticle', title: 'Metformin' })
    expect(first.body.publishedOn).not.toBeNull()
    expect(again.body).toEqual(first.body)
    expect(seen.body).toMatchObject({ contentItemId, content: text })
    expect(versions.body).toHaveLength(1)
    expect(picture.status).toBe(200)
  })

  it.each([
    ['a title', { title: ' ' }, 'title'],
    ['a text', { content: '<p> </p>' }, 'content'],
  ])('needs %s', async (_, body, field) => {
    const doctor = await make.doctor()
    const { contentItemId } = (await draft(doctor, body)).body

    const reply = await publish(doctor, contentItemId)

    expect(reply.status).toBe(400)
    expect(problemOf(reply).extensions.errors?.[0]?.field).toBe(field)
    expect((await read(doctor, contentItemId)).body.contentItemType).toBe('DraftUserArticle')
  })

  it('needs the draft to be named, and to be of its kind', async () => {
    const doctor = await make.doctor()
    const { contentItemId } = (await link(doctor)).body

    const unnamed = await as(doctor).call(postRoutes.publishArticle, { query: {} as never })
    const other = await publish(doctor, contentItemId)

    expect([unnamed.status, other.status]).toEqual([400, 404])
    expect(problemOf(unnamed).detail).toContain('draftContentItemId')
  })
})

describe('a published article', () => {
  it('becomes a new version when its author changes it', async () => {
    const [author, reader] = [await make.doctor(), await make.doctor()]
    const before = await published(author)

    const after = await change(author, before.contentItemId, { title: 'Metformin, revised', xmin: before.xmin })
    const versions = await as(reader).call(contentRoutes.listVersions, {
      params: { contentItemId: before.contentItemId },
    })
    const old = await as(reader).call(contentRoutes.getVersion, { params: { versionId: before.versionId } })

    expect(after.body).toMatchObject({ title: 'Metformin, revised', content: text, publishedOn: before.publishedOn })
    expect(after.body.versionId).not.toBe(before.versionId)
    expect(versions.body.map((version) => version.title)).toEqual(['Metformin, revised', 'Metformin'])
    expect(old.body).toMatchObject({ title: 'Metformin', supersededByContentItemVersionId: after.body.versionId })
  })

  it('takes the fields as query parameters too', async () => {
    const author = await make.doctor()
    const image = await upload(author)
    const { contentItemId } = await published(author)

    const reply = await as(author).call(postRoutes.updateArticle, {
      params: { contentItemId },
      query: {
        Title: 'From the address',
        content: '<p>New <script>alert(1)</script>text</p>',
        featuredImageId: image,
        authors: [JSON.stringify({ name: 'Jo Roy' })] as never,
      },
    })

    expect(reply.body).toMatchObject({
      title: 'From the address',
      content: '<p>New text</p>',
      featuredImage: { id: image },
      authors: [{ userId: null, name: 'Jo Roy' }],
    })
  })

  it('refuses a stale change and keeps its text', async () => {
    const author = await make.doctor()
    const { contentItemId, xmin } = await published(author)
    await change(author, contentItemId, { title: 'First', xmin })

    const stale = await change(author, contentItemId, { title: 'Second', xmin })

    expect(stale.status).toBe(409)
    expect(problemOf(stale).extensions.stored).toMatchObject({ title: 'First' })
  })

  it('cannot be changed or deleted by others', async () => {
    const [author, other, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
    const { contentItemId } = await published(author)

    const statuses = [
      (await change(other, contentItemId, { title: 'Mine' })).status,
      (await change(admin, contentItemId, { title: 'Mine' })).status,
      (await as(other).call(postRoutes.deleteOwnContent, { params: { contentItemId } })).status,
      (await save(other, contentItemId, { title: 'Mine' })).status,
    ]

    expect(statuses).toEqual([403, 403, 403, 404])
    expect((await read(other, contentItemId)).body.title).toBe('Metformin')
  })

  it('is still a draft as long as it is not published', async () => {
    const author = await make.doctor()
    const { contentItemId } = (await draft(author)).body

    expect((await change(author, contentItemId, { title: 'Too early' })).status).toBe(409)
  })
})

describe('in whose name', () => {
  it('a voice-of account speaks for its organisation', async () => {
    const account = await make.voiceOf({ firstName: 'Diabetes', lastName: 'Canada' })

    const usual = await draft(account)
    const named = await draft(account, { voiceOf: 'Diabetes Canada, Québec' })

    expect(usual.body).toMatchObject({ voiceOf: 'Diabetes Canada', authors: [] })
    expect(named.body.voiceOf).toBe('Diabetes Canada, Québec')
  })

  it('a doctor speaks for no organisation and names no sponsor', async () => {
    const doctor = await make.doctor()

    const replies = [
      await draft(doctor, { voiceOf: 'Diabetes Canada' }),
      await draft(doctor, { promotedBy: 'A company' }),
      await draft(doctor, { userId: crypto.randomUUID() }),
    ]

    expect(replies.map((reply) => reply.status)).toEqual([403, 403, 403])
    expect(replies.map((reply) => problemOf(reply).detail)).toEqual([
      'Only the account of an organisation may speak in its name.',
      'Only an admin may say who promotes a post.',
      'You can only post in your own name.',
    ])
  })

  it('an admin says who promotes anybody’s post, which makes no new version and lets the sponsor see it', async () => {
    const [author, admin] = [await make.doctor(), await make.admin()]
    const sponsor = await make.sponsor({ firstName: 'Novo', lastName: 'Pharma' })
    const before = await published(author)

    const promoted = await change(admin, before.contentItemId, { promotedByUserId: sponsor.userId })
    const own = await as(sponsor).call(postRoutes.listOwnContent)
    const edited = await change(author, before.contentItemId, { title: 'Edited', promotedBy: 'Novo Pharma' })
    const ended = await change(admin, before.contentItemId, { promotedBy: null, promotedByUserId: null })

    expect(promoted.body).toMatchObject({
      promotedBy: 'Novo Pharma',
      promotedByUserId: sponsor.userId,
      versionId: before.versionId,
    })
    expect(own.body).toMatchObject([{ contentItemId: before.contentItemId, isPublished: true, views: 0, likes: 0 }])
    expect(edited.body).toMatchObject({ title: 'Edited', promotedBy: 'Novo Pharma' })
    expect(ended.body.promotedBy).toBeNull()
    expect((await as(sponsor).call(postRoutes.listOwnContent)).body).toEqual([])
  })

  it('co-authors are members or names', async () => {
    const [author, colleague] = [await make.doctor(), await make.doctor({ firstName: 'Lee', lastName: 'Chan' })]

    const named = await draft(author, {
      authors: [{ userId: colleague.userId }, { firstName: 'Jo', lastName: 'Roy' }, { name: 'A. N. Other' }, {}],
    })
    const unknown = await draft(author, { authors: [{ userId: crypto.randomUUID() }] })

    expect(named.body.authors.map(({ name }) => name)).toEqual(['Lee Chan', 'Jo Roy', 'A. N. Other'])
    expect(problemOf(unknown).extensions.errors?.[0]?.field).toBe('authors')
  })
})

describe('an external link', () => {
  it('goes from draft to post', async () => {
    const [author, reader] = [await make.voiceOf({ firstName: 'Heart', lastName: 'Network' }), await make.doctor()]
    const { body } = await link(author)

    const reply = await as(author).call(postRoutes.publishExternalLink, {
      query: { draftContentItemId: body.contentItemId },
    })
    const seen = await read(reader, body.contentItemId)

    expect(body).toMatchObject({ contentItemType: 'DraftUserExternalLink', isPublished: false })
    expect(reply.body).toMatchObject({
      contentItemType: 'UserExternalLink',
      externalLinkType: 'YouTube',
      externalLink: 'https://www.youtube.com/watch?v=abc',
      voiceOf: 'Heart Network',
      linkTitle: null,
    })
    expect(seen.status).toBe(200)
  })

  it('is saved as a draft again and again, in place', async () => {
    const author = await make.doctor()
    const { body } = await link(author)

    const saved = await as(author).call(postRoutes.updateDraftExternalLink, {
      params: { contentItemId: body.contentItemId },
      body: { title: 'A paper', externalLinkType: 'Journal', externalLink: 'https://example.test/paper' },
    })

    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      contentItemId: body.contentItemId,
      versionId: body.versionId,
      title: 'A paper',
      externalLinkType: 'Journal',
      externalLink: 'https://example.test/paper',
      isPublished: false,
    })
  })

  it.each([
    ['YouTube', 'https://youtu.be/abc', 200],
    ['YouTube', 'https://m.youtube.com/watch?v=a', 200],
    ['YouTube', 'https://youtube.com.evil.example/watch', 400],
    ['YouTube', 'https://notyoutube.com/watch', 400],
    ['LinkedIn', 'https://ca.linkedin.com/posts/x', 200],
    ['LinkedIn', 'https://example.org/linkedin.com', 400],
    ['Twitter', 'https://x.com/somebody/status/1', 200],
    ['Facebook', 'https://www.facebook.com/x', 200],
    ['Instagram', 'https://www.instagram.com/p/x', 200],
    ['Journal', 'https://www.cmaj.ca/content/1', 200],
    ['Article', 'https://example.org/a', 200],
    ['Article', 'http://example.org/a', 400],
    ['Article', 'javascript:alert(1)', 400],
    ['Article', 'data:text/html,x', 400],
  ] as const)('of type %s at %s answers %i', async (externalLinkType, externalLink, status) => {
    const reply = await link(await make.doctor(), { externalLinkType, externalLink })

    expect(reply.status).toBe(status)
    if (status === 400) expect(problemOf(reply).extensions.errors?.[0]?.field).toMatch(/^externalLink(Type)?$/)
  })

  it('needs its type, and its address to be published', async () => {
    const doctor = await make.doctor()
    const untyped = await as(doctor).call(postRoutes.createDraftExternalLink, { body: { title: 'x' } as never })
    const { body } = await link(doctor, { externalLink: null })

    const reply = await as(doctor).call(postRoutes.publishExternalLink, {
      query: { draftContentItemId: body.contentItemId },
    })

    expect([untyped.status, problemOf(untyped).extensions.errors?.[0]?.field]).toEqual([400, 'externalLinkType'])
    expect([reply.status, problemOf(reply).extensions.errors?.[0]?.field]).toEqual([400, 'externalLink'])
  })

  it('is changed through its own call, by parameters or body', async () => {
    const doctor = await make.doctor()
    const { contentItemId } = (await link(doctor)).body
    await as(doctor).call(postRoutes.publishExternalLink, { query: { draftContentItemId: contentItemId } })

    const reply = await as(doctor).call(postRoutes.updateExternalLink, {
      params: { contentItemId },
      query: { externalLinkType: 'Article' },
      body: { externalLink: 'https://example.org/b' },
    })

    expect(reply.body).toMatchObject({ externalLinkType: 'Article', externalLink: 'https://example.org/b' })
  })
})

describe('my posts', () => {
  it('lists drafts and posts with their dates, views and likes, the last touched first', async () => {
    const [author, reader] = [await make.doctor(), await make.doctor()]
    const old = await published(author, { title: 'Old' })
    clock.advance(60_000)
    const { body: newer } = await draft(author, { title: 'Newer' })
    await as(reader).call(likeRoutes.like, { params: { contentItemId: old.contentItemId } })
    await as(reader).call(contentRoutes.recordView, { params: { contentItemVersionId: old.versionId } })

    const list = await as(author).call(postRoutes.listOwnContent)
    clock.advance(60_000)
    await change(author, old.contentItemId, { title: 'Old, revised' })
    const touched = await as(author).call(postRoutes.listOwnContent)

    expect(list.body).toMatchObject([
      { contentItemId: newer.contentItemId, isPublished: false },
      { contentItemId: old.contentItemId, isPublished: true, likes: 1, views: 1 },
    ])
    expect(touched.body.map((entry) => entry.title)).toEqual(['Old, revised', 'Newer'])
    expect(Date.parse(touched.body[0]?.updatedOn ?? '')).toBeGreaterThan(Date.parse(list.body[0]?.updatedOn ?? ''))
    expect((await as(reader).call(postRoutes.listOwnContent)).body).toEqual([])
  })

  it('deletes with a way back', async () => {
    const [author, reader] = [await make.doctor(), await make.doctor()]
    const { contentItemId } = await published(author)
    const id = { params: { contentItemId } }

    const deleted = await as(author).call(postRoutes.deleteOwnContent, id)
    const gone = await read(reader, contentItemId)
    const twice = await as(author).call(postRoutes.deleteOwnContent, id)
    const foreign = await as(reader).call(postRoutes.restoreOwnContent, id)
    const restored = await as(author).call(postRoutes.restoreOwnContent, id)

    expect([deleted.status, gone.status, twice.status, foreign.status, restored.status]).toEqual([
      204, 404, 404, 404, 204,
    ])
    expect((await read(reader, contentItemId)).status).toBe(200)
  })

  it('lets go for good of what was deleted a month ago', async () => {
    const author = await make.doctor()
    const image = await upload(author)
    const { contentItemId } = await published(author, { featuredImageId: image })
    await as(author).call(postRoutes.deleteOwnContent, { params: { contentItemId } })
    clock.advance(days(31))

    await purgeDeletedPosts(app)
    const items = await app.db.selectFrom('content_items').select('id').where('id', '=', contentItemId).execute()
    const uses = await app.db.selectFrom('attachment_uses').selectAll().where('attachment_id', '=', image).execute()

    expect([items, uses]).toEqual([[], []])
  })
})

describe('a suggested summary', () => {
  it('answers with text as JSON', async () => {
    const reply = await as(await make.doctor()).call(postRoutes.suggestSummary, { body: { content: text } })

    expect(reply.headers['content-type']).toContain('application/json')
    expect(reply.body).toBe('Metformin lowers glucose in most people with type 2 diabetes.')
  })
})

describe('a person who leaves', () => {
  it('takes their drafts along and leaves their posts under "A former member"', async () => {
    const [author, reader] = [await make.doctor({ firstName: 'Gone', lastName: 'Person' }), await make.doctor()]
    const kept = await published(author)
    const joint = await published(reader, { authors: [{ userId: author.userId }, { userId: reader.userId }] })
    const { body: unpublished } = await draft(author)

    await as(author).call(userRoutes.deleteUser, { params: { id: author.userId } })
    const post = (await read(reader, kept.contentItemId)).body
    const rows = await app.db
      .selectFrom('content_items')
      .select('id')
      .where('id', '=', unpublished.contentItemId)
      .execute()

    expect(JSON.stringify(post)).not.toContain('Gone')
    expect(post).toMatchObject({
      creator: { firstName: 'A former', lastName: 'member' },
      authors: [{ userId: null, name: 'A former member' }],
    })
    expect((await read(reader, joint.contentItemId)).body).toMatchObject({
      authors: [{ name: 'A former member' }, { userId: reader.userId }],
    })
    expect(rows).toEqual([])
  })
})
