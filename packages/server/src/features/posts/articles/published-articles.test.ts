import { contentRoutes, postRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { postCalls, problemOf, text } from '../testing/post-calls.ts'

const tester = await testApp()
const { make, as } = tester
const { draft, save, change, published, read, upload } = postCalls(tester)

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
      authors: [{ userId: null, name: 'Jo Roy' }, { userId: author.userId }],
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
