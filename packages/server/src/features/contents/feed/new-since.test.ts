import { contentRoutes, folioRoutes, profileRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { days } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'

const { make, as, app } = await testApp()

it('tells whether the reader has been here before', async () => {
  const reader = await make.doctor()
  const isFirst = async () => (await as(reader).call(contentRoutes.newSinceVisit)).body.isFirst

  const before = await isFirst()
  await as(reader).call(contentRoutes.markVisit)

  expect([before, await isFirst()]).toEqual([true, false])
})

it('takes no notice of a visit that a wrong clock dated ahead', async () => {
  const [reader, author] = [await make.doctor(), await make.doctor()]
  await as(reader).call(profileRoutes.follow, { params: { userIdToFollow: author.userId } })
  const seen_up_to = new Date(Date.now() + days(365))
  await app.db.insertInto('reader_visits').values({ user_id: reader.userId, seen_up_to }).execute()
  await makeContent(app, 'UserArticle', { ownerId: author.userId, title: 'A post' })

  const { body } = await as(reader).call(contentRoutes.newSinceVisit)

  expect(body.items.map(({ title }) => title)).toEqual(['A post'])
})

it('has what is new in the reader’s areas, follows and saved items, and ends', async () => {
  const [reader, author, stranger] = [await make.doctor(), await make.doctor(), await make.doctor()]
  const newOnes = async () => {
    const { body } = await as(reader).call(contentRoutes.newSinceVisit)
    return body.items.map(({ contentItemId }) => contentItemId)
  }
  const seen = () => as(reader).call(contentRoutes.markVisit)
  const saved = await makeContent(app, 'Trial', { title: 'A saved trial' })
  const { body: folio } = await as(reader).call(folioRoutes.createFolio, { body: { title: 'Mine' } })
  await as(reader).call(folioRoutes.addClippings, {
    params: { id: folio.folioId },
    body: [{ contentItemId: saved.contentItemId }],
  })
  await as(reader).call(profileRoutes.follow, { params: { userIdToFollow: author.userId } })
  await app.db.insertInto('profile_areas').values({ user_id: reader.userId, area_id: 3100 }).execute()
  await seen()

  await makeContent(app, 'UserArticle', { ownerId: stranger.userId, title: 'Of no concern' })
  const post = await makeContent(app, 'UserArticle', { ownerId: author.userId, title: 'A post' })
  const asthma = await makeContent(app, 'Article', { areasOfInterest: ['Asthma'] })
  await makeContent(app, 'Trial', { contentItemId: saved.contentItemId, title: 'A saved trial, completed' })
  const all = await newOnes()
  await as(reader).call(contentRoutes.recordView, { params: { contentItemVersionId: post.versionId } })
  const rest = await newOnes()
  await seen()

  expect(new Set(all)).toEqual(new Set([saved, post, asthma].map(({ contentItemId }) => contentItemId)))
  expect(rest).not.toContain(post.contentItemId)
  expect([rest.length, await newOnes()]).toEqual([2, []])
})
