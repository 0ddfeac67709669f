import { attachmentRoutes, contentRoutes, likeRoutes, postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { postCalls, problemOf, text } from './testing/post-calls.ts'

const tester = await testApp()
const { make, as } = tester
const { draft, save, publish, change, read, upload } = postCalls(tester)

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

  it.each([
    ['unclosed', '<div>'],
    ['that seem to be closed', '<div title="</div>">'],
    ['closed under another name', '<div></b>'],
    ['of lists and paragraphs', '<li><p>'],
  ])('of tens of thousands of elements %s is refused', async (_, part) => {
    const reply = await draft(await make.doctor(), { content: part.repeat(30_000) })

    expect(reply.status).toBe(400)
    expect(problemOf(reply).extensions.errors?.[0]?.field).toBe('content')
  })

  it('may have thousands of elements', async () => {
    const content = '<p>One <strong>two</strong><br>three</p>'.repeat(6_000)

    expect((await draft(await make.doctor(), { content })).status).toBe(200)
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

  it('has its featured picture described afterwards, and keeps the words until they are sent again', async () => {
    const doctor = await make.doctor()
    const { contentItemId } = (await draft(doctor, { featuredImageId: await upload(doctor) })).body

    const described = await save(doctor, contentItemId, { featuredImageAltText: ' A chart of glucose ' })
    const titled = await save(doctor, contentItemId, { title: 'Another' })
    const emptied = await save(doctor, contentItemId, { featuredImageAltText: null })

    expect([described, titled, emptied].map(({ body }) => body.featuredImage?.altText)).toEqual([
      'A chart of glucose',
      'A chart of glucose',
      null,
    ])
  })

  it('describes no picture that it does not have', async () => {
    const doctor = await make.doctor()

    const reply = await draft(doctor, { featuredImageAltText: 'A chart' })

    expect([reply.status, problemOf(reply).extensions.errors?.[0]?.field]).toEqual([400, 'featuredImageAltText'])
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
