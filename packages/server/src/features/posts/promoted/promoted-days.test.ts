import { contentRoutes, likeRoutes, moderationRoutes, postRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'

const { app, make, as } = await testApp()

async function promoted(sponsor: Person, title: string) {
  const [author, admin] = [await make.doctor(), await make.admin()]
  const draft = await as(author).call(postRoutes.createDraftArticle, { body: { title, content: '<p>Words.</p>' } })
  const query = { draftContentItemId: draft.body.contentItemId }
  const { body } = await as(author).call(postRoutes.publishArticle, { query })
  const params = { contentItemId: body.contentItemId }
  await as(admin).call(moderationRoutes.changeEditorial, { params, body: { promotedBy: sponsor.email } })
  return body
}

async function read(reader: Person, { versionId, contentItemId }: { versionId: string; contentItemId: string }) {
  await as(reader).call(contentRoutes.recordView, { params: { contentItemVersionId: versionId } })
  await as(reader).call(likeRoutes.like, { params: { contentItemId } })
}

const aWeekAgo = (reader: Person) =>
  sql`update content_views set viewed_at = viewed_at - interval '7 days' where user_id = ${reader.userId}`.execute(
    app.db,
  )

describe('what readers did with promoted items', () => {
  it('is told to their sponsor by day, newest first, and names nobody', async () => {
    const [sponsor, first, second] = [await make.sponsor(), await make.doctor(), await make.doctor()]
    const post = await promoted(sponsor, 'Statins, =again')
    await read(first, post)
    await read(second, post)
    await aWeekAgo(second)

    const days = await as(sponsor).call(postRoutes.listPromotedDays, { query: {} })
    const lately = await as(sponsor).call(postRoutes.listPromotedDays, { query: { days: 3 } })

    expect(days.body).toMatchObject([
      { contentItemId: post.contentItemId, title: 'Statins, =again', views: 1, likes: 2 },
      { contentItemId: post.contentItemId, views: 1, likes: 0 },
    ])
    expect(Object.keys(days.body[0] ?? {}).sort()).toEqual(['contentItemId', 'day', 'likes', 'title', 'views'])
    expect(lately.body).toHaveLength(1)
  })

  it('is downloaded as CSV that a spreadsheet does not run', async () => {
    const [sponsor, reader] = [await make.sponsor(), await make.doctor()]
    await read(reader, await promoted(sponsor, '=SUM(1), a title'))

    const reply = await as(sponsor).call(postRoutes.exportPromotedDays, { query: {} })

    const [first] = (await as(sponsor).call(postRoutes.listPromotedDays, { query: {} })).body
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.raw.body).toBe(`day,title,views,likes\r\n${first?.day},"'=SUM(1), a title",1,1\r\n`)
  })

  it('is told to no other sponsor, and to nobody else', async () => {
    const [sponsor, other, doctor] = [await make.sponsor(), await make.sponsor(), await make.doctor()]
    await read(doctor, await promoted(sponsor, 'Mine alone'))

    expect((await as(other).call(postRoutes.listPromotedDays, { query: {} })).body).toEqual([])
    expect((await as(doctor).call(postRoutes.listPromotedDays, { query: {} })).status).toBe(403)
  })

  it.each([0, 367, 1.5])('is not asked for over %s days', async (days) => {
    const sponsor = await make.sponsor()

    expect((await as(sponsor).call(postRoutes.listPromotedDays, { query: { days } })).status).toBe(400)
  })
})
