import { randomUUID } from 'node:crypto'
import { contentRoutes, likeRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { readingAs } from '../testing/reading.ts'

const tester = await testApp()
const { app, make, as } = tester
const [reader, author] = [await make.doctor(), await make.doctor()]
const read = readingAs(tester, reader)

describe("the reader's own marks", () => {
  it('say what they like and which of their folios hold it', async () => {
    const made = await makeContent(app, 'Article')
    const own = await makeContent(app, 'Folio', { ownerId: reader.userId, visibility: 'owner' })
    const joined = await makeContent(app, 'Folio', { ownerId: author.userId, visibility: 'members' })
    const foreign = await makeContent(app, 'Folio', { ownerId: author.userId })
    await sql`insert into folio_users (id, folio_id, user_id, status)
      values (${randomUUID()}, ${joined.contentItemId}, ${reader.userId}, 'Accepted')`.execute(app.db)
    for (const folio of [own, joined, foreign]) {
      await sql`insert into clippings (folio_id, content_item_id, position)
        values (${folio.contentItemId}, ${made.contentItemId}, 1)`.execute(app.db)
    }
    await as(reader).call(likeRoutes.like, { params: { contentItemId: made.contentItemId } })

    const article = await read<'Article'>(made.contentItemId)
    const forAuthor = await as(author).call(contentRoutes.getContentSummary, {
      params: { contentItemId: made.contentItemId },
    })

    expect(article).toMatchObject({ likes: 1, hasUserLikedContent: true })
    expect([...article.savedToFolioIds].sort()).toEqual([own.contentItemId, joined.contentItemId].sort())
    expect(forAuthor.body).toMatchObject({ likes: 1, hasUserLikedContent: false })
  })
})

describe('lists of summaries', () => {
  it('gives the newest, by the kinds included, excluded, and by creator', async () => {
    const creator = await make.doctor()
    const post = await makeContent(app, 'UserArticle', { ownerId: creator.userId, publishedOn: new Date('2026-01-02') })
    const folio = await makeContent(app, 'Folio', { ownerId: creator.userId, publishedOn: new Date('2026-01-03') })
    await makeContent(app, 'Folio', { ownerId: creator.userId, visibility: 'owner' })
    for (const type of ['Article', 'Trial'] as const) await makeContent(app, type)
    const list = async (query: object) =>
      (await as(reader).call(contentRoutes.summaries, { query: { count: 100, ...query } })).body

    const ofCreator = await list({ creatorId: creator.userId })
    const folios = await list({ IncludeContentTypes: ['Folio', 'Trial'] })
    const others = await list({ ExcludeContentTypes: ['Folio', 'Trial'] })

    expect(ofCreator.map((summary) => summary.contentItemId)).toEqual([folio.contentItemId, post.contentItemId])
    expect(new Set(folios.map((summary) => summary.contentItemType))).toEqual(new Set(['Folio', 'Trial']))
    expect(others.map((summary) => summary.contentItemType)).not.toContain('Folio')
    expect(others.map((summary) => summary.publishedOn)).toEqual(
      others.map((summary) => summary.publishedOn).sort((a, b) => ((a ?? '') < (b ?? '') ? 1 : -1)),
    )
  })

  it('refuses a count beyond the limit, naming the field', async () => {
    const reply = await as(reader).call(contentRoutes.summaries, { query: { count: 101 } })

    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.body)).toContain('count')
  })
})
