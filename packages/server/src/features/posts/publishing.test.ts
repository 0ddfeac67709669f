import { attachmentRoutes, contentRoutes, postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { postCalls, problemOf, text } from './testing/post-calls.ts'

const tester = await testApp()
const { make, as } = tester
const { draft, publish, published, change, link, read, upload } = postCalls(tester)

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

describe('a published post', () => {
  it('has its featured picture described by its author alone, without a new version', async () => {
    const [author, reader, admin] = [await make.doctor(), await make.doctor(), await make.admin()]
    const { contentItemId } = await published(author, { featuredImageId: await upload(author) })
    const params = { contentItemId }

    const described = await change(author, contentItemId, { featuredImageAltText: 'A chart' })
    const refused = await change(admin, contentItemId, { featuredImageAltText: 'Nothing' })
    const seen = await read(reader, contentItemId)
    const versions = await as(reader).call(contentRoutes.listVersions, { params })

    expect([described.status, refused.status]).toEqual([200, 403])
    expect(seen.body.featuredImage?.altText).toBe('A chart')
    expect(versions.body).toHaveLength(1)
  })
})
