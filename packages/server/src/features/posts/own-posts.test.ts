import { contentRoutes, likeRoutes, postRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import { purgeDeletedPosts } from './posts.service.ts'
import { postCalls } from './testing/post-calls.ts'

const tester = await testApp()
const { app, make, as, clock } = tester
const { draft, change, published, read, upload } = postCalls(tester)

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

describe('a person who leaves', () => {
  it('takes their drafts along and leaves their posts under "A former member"', async () => {
    const [author, reader] = [await make.doctor({ firstName: 'Gone', lastName: 'Person' }), await make.doctor()]
    const kept = await published(author)
    const joint = await published(reader, { authors: [{ userId: author.userId }, { userId: reader.userId }] })
    await as(author).call(postRoutes.answerAuthorRequest, {
      params: { contentItemId: joint.contentItemId },
      body: { accepted: true },
    })
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
