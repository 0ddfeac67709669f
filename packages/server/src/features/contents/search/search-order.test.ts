import { contentRoutes, folioRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { days, later } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { refreshPopularity } from './upkeep/popularity.service.ts'

const { app, make, as } = await testApp()
const viewer = await make.doctor()

const titlesFor = async (searchTerm: string) =>
  (await as(viewer).call(contentRoutes.searchContents, { query: { searchTerm } })).body.map(({ title }) => title)
const article = (title: string, publicationTypes: string[], publishedOn = '2020-01-01') =>
  makeContent(app, 'Article', {
    title,
    publishedOn: new Date(publishedOn),
    details: { pmid: null, doi: null, publicationTypes },
  })

it('of equal words a guideline stands before a review, that before a study, and a letter last', async () => {
  await article('Letter tumbaxin', ['Letter'])
  await article('Study tumbaxin', ['Journal Article'])
  await article('Review tumbaxin', ['Journal Article', 'Review'])
  await article('Guide tumbaxin', ['Practice Guideline'])

  expect(await titlesFor('tumbaxin')).toEqual([
    'Guide tumbaxin',
    'Review tumbaxin',
    'Study tumbaxin',
    'Letter tumbaxin',
  ])
})

it('what is marketed stands before what is dormant, and the newer before the older', async () => {
  for (const [title, drugStatus, din] of [
    ['Corvexal one', 'Dormant', '06660001'],
    ['Corvexal two', 'Marketed', '06660002'],
  ] as const) {
    await makeContent(app, 'Drug', { title, details: { name: title, din, drugStatus, drugIngredients: [] } })
  }
  await article('Older pelvoxan', ['Journal Article'], '2012-01-01')
  await article('Newer pelvoxan', ['Journal Article'], '2026-02-01')

  expect(await titlesFor('corvexal')).toEqual(['Corvexal two', 'Corvexal one'])
  expect(await titlesFor('pelvoxan')).toEqual(['Newer pelvoxan', 'Older pelvoxan'])
})

it('what people opened lately stands before what they opened long ago, and that before what nobody did', async () => {
  const lately = await article('Lately nimvorel', ['Journal Article'])
  const once = await article('Once nimvorel', ['Journal Article'])
  await article('Never nimvorel', ['Journal Article'])
  const viewed = (version: typeof lately, daysAgo: number, userId: string) =>
    app.db
      .insertInto('content_views')
      .values({
        version_id: version.versionId,
        content_item_id: version.contentItemId,
        user_id: userId,
        viewed_at: later(app.clock.now(), -days(daysAgo)),
      })
      .execute()
  for (let nth = 0; nth < 4; nth++) {
    const { userId } = await make.doctor()
    await viewed(lately, 1, userId)
    await viewed(once, 90, userId)
  }

  await refreshPopularity(app)

  expect(await titlesFor('nimvorel')).toEqual(['Lately nimvorel', 'Once nimvorel', 'Never nimvorel'])
})

it('an item is not lifted by one person who saves it into many folios', async () => {
  const saved = await article('Saved talbrexin', ['Journal Article'])
  const read = await article('Read talbrexin', ['Journal Article'])
  for (let nth = 0; nth < 20; nth++) {
    const { body } = await as(viewer).call(folioRoutes.createFolio, { body: { title: `Folio ${nth}` } })
    const clippings = [{ contentItemId: saved.contentItemId }]
    await as(viewer).call(folioRoutes.addClippings, { params: { id: body.folioId }, body: { clippings } })
  }
  for (let nth = 0; nth < 4; nth++) {
    const params = { contentItemVersionId: read.versionId }
    await as(await make.doctor()).call(contentRoutes.recordView, { params })
  }

  await refreshPopularity(app)

  expect(await titlesFor('talbrexin')).toEqual(['Read talbrexin', 'Saved talbrexin'])
})

it('a guideline on something else stands below what is written about what was asked', async () => {
  for (const nth of [1, 2, 3, 4]) await article(`Notes on quorvatism ${nth}`, ['Journal Article'])
  await article('Guideline on grommets', ['Practice Guideline'])

  expect((await titlesFor('quorvatism guideline')).at(-1)).toBe('Guideline on grommets')
})
