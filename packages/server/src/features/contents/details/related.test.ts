import { contentRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { rebuild } from '../../../platform/search/index.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { followsFamily, linkContents } from '../index.ts'

const { app, make, as } = await testApp()
const [owner, reader] = [await make.doctor(), await make.doctor()]
const own = { ownerId: owner.userId }

const palpitations = await makeContent(app, 'UserArticle', {
  ...own,
  title: 'Palpitations in young adults: what I do first on a busy day',
  areasOfInterest: ['Arrhythmia'],
})
const alike = await makeContent(app, 'Article', {
  title: 'Palpitations of young adults in primary care',
  areasOfInterest: ['Arrhythmia'],
})
const handwashing = await makeContent(app, 'UserArticle', {
  ...own,
  title: 'Handwashing: what I do first on a busy day',
  areasOfInterest: ['Infectious diseases'],
})
const draft = await makeContent(app, 'DraftUserArticle', {
  ...own,
  visibility: 'owner',
  title: 'Palpitations in young adults, a draft',
  areasOfInterest: ['Arrhythmia'],
})
const rare = { ...own, title: 'Xylophonist’s palmar hyperkeratosis' }
const post = await makeContent(app, 'UserArticle', rare)
const link = await makeContent(app, 'UserExternalLink', { ...rare, contentItemId: undefined })
await makeContent(app, 'Trial', { title: rare.title, areasOfInterest: ['Chronic pain'] })
// Words that stand everywhere tell nothing.
for (let nth = 0; nth < 30; nth++)
  await makeContent(app, 'UserArticle', { ...own, title: `What I do first on a busy day ${nth}` })
await rebuild(app.pool)

const relatedTo = async (contentItemId: string, person = reader, count = 5) =>
  as(person).call(contentRoutes.relatedContents, { params: { contentItemId }, query: { count } })

describe('what is related to an item', () => {
  it('is about the same, and is nothing that merely shares common words', async () => {
    const { body } = await relatedTo(palpitations.contentItemId)

    expect(body.map(({ contentItemId, relation }) => [contentItemId, relation])).toEqual([
      [alike.contentItemId, 'Area'],
    ])
    expect((await relatedTo(handwashing.contentItemId)).body).toEqual([])
  })

  it('is by its words alone what people wrote too, and no record of the catalogue', async () => {
    const { body } = await relatedTo(post.contentItemId)

    expect(body.map(({ contentItemId, relation }) => [contentItemId, relation])).toEqual([[link.contentItemId, 'Text']])
  })

  it('is never a draft of one’s own', async () => {
    const { body } = await relatedTo(palpitations.contentItemId, owner)

    expect(body.map(({ contentItemId }) => contentItemId)).not.toContain(draft.contentItemId)
    expect((await relatedTo(draft.contentItemId, owner)).body.map(({ contentItemId }) => contentItemId)).toEqual(
      expect.arrayContaining([palpitations.contentItemId, alike.contentItemId]),
    )
  })

  it('is what its source links it to', async () => {
    const drug = await makeContent(app, 'Drug', { title: 'Vexatol 5 mg', sourceKey: 'dpd:1' })
    const decision = await makeContent(app, 'Decision', { title: 'Vexatol: decision', sourceKey: 'decision:1' })
    await inTransaction(app, (tx) =>
      linkContents(tx, {
        fromKeys: ['decision:1'],
        relation: 'decision',
        links: [{ fromKey: 'decision:1', toKey: 'dpd:1' }],
      }),
    )

    const [ofDrug, ofDecision] = [await relatedTo(drug.contentItemId), await relatedTo(decision.contentItemId)]

    expect(ofDrug.body).toMatchObject([{ contentItemId: decision.contentItemId, relation: 'Link' }])
    expect(ofDecision.body).toMatchObject([{ contentItemId: drug.contentItemId, relation: 'Link' }])
  })

  it('is what is about the same drug, and no product of a brand on the brand’s own page', async () => {
    const products = ['dpd:11', 'dpd:12']
    const [product] = await Promise.all(
      products.map((sourceKey, at) =>
        makeContent(app, 'Drug', { title: `Zephirol ${at + 1}0 mg`, sourceKey, feedWeight: followsFamily }),
      ),
    )
    const brand = await makeContent(app, 'DrugBrandGroup', {
      title: 'Zephirol',
      sourceKey: 'brand:ZEPHIROL',
      details: { name: 'Zephirol' },
    })
    await makeContent(app, 'DrugIngredient', {
      title: 'Zephirolin',
      sourceKey: 'ingredient:ZEPHIROLIN',
      details: { name: 'Zephirolin' },
    })
    const [trial, article] = await Promise.all([
      makeContent(app, 'Trial', { title: 'A trial of many doses', details: { substances: ['Zephirolin'] } }),
      makeContent(app, 'Article', { title: 'Sleep at altitude', details: { substances: ['Zephirolin'] } }),
    ])
    await inTransaction(app, async (tx) => {
      for (const [relation, toKey] of [
        ['brand', 'brand:ZEPHIROL'],
        ['ingredient', 'ingredient:ZEPHIROLIN'],
      ] as const)
        await linkContents(tx, {
          fromKeys: products,
          relation,
          links: products.map((fromKey) => ({ fromKey, toKey })),
        })
    })
    await rebuild(app.pool)

    const ofTrial = await relatedTo(trial.contentItemId)
    const ofBrand = await relatedTo(brand.contentItemId)
    const ofProduct = await relatedTo(product?.contentItemId ?? '')

    expect(ofTrial.body[0]).toMatchObject({ contentItemId: article.contentItemId, relation: 'Drug' })
    for (const { body } of [ofBrand, ofProduct])
      expect(body.filter(({ title }) => /^Zephirol \d/.test(title))).toEqual([])
    expect(ofProduct.body.filter(({ relation }) => relation === 'Drug').map((each) => each.contentItemId)).toEqual(
      expect.arrayContaining([trial.contentItemId, article.contentItemId]),
    )
  })

  it('is no decision on a mixture that holds its drug among many', async () => {
    const drugs = ['mixtin', ...Array.from({ length: 6 }, (_, at) => `mixtin ${at}`)]
    for (const name of drugs)
      await makeContent(app, 'DrugIngredient', {
        ...{ contentItemId: undefined, title: name, sourceKey: `ingredient:${name}`, details: { name } },
      })
    const decide = async (key: string, holds: string[]) => {
      await makeContent(app, 'Drug', { contentItemId: undefined, title: key, sourceKey: `dpd:${key}` })
      const decision = await makeContent(app, 'Decision', {
        ...{ contentItemId: undefined, title: `${key}: decision`, sourceKey: `decision:${key}` },
        details: { referenceNumber: key },
      })
      await inTransaction(app, async (tx) => {
        const fromKey = `dpd:${key}`
        const links = holds.map((name) => ({ fromKey, toKey: `ingredient:${name}` }))
        await linkContents(tx, { fromKeys: [fromKey], relation: 'ingredient', links })
        const decided = [{ fromKey: `decision:${key}`, toKey: fromKey }]
        await linkContents(tx, { fromKeys: [`decision:${key}`], relation: 'decision', links: decided })
      })
      return decision.contentItemId
    }
    const alone = await decide('Alonex', ['mixtin'])
    const among = await decide('Mixtex', drugs)
    const trial = await makeContent(app, 'Trial', {
      ...{ contentItemId: undefined, title: 'Of another title', areasOfInterest: [] },
      details: { nctID: 'NCT90000077', substances: ['mixtin'] },
    })

    const found = (await relatedTo(trial.contentItemId)).body.map(({ contentItemId }) => contentItemId)

    expect(found).toContain(alone)
    expect(found).not.toContain(among)
  })

  it('is not told of what the reader may not see, and no more than asked for', async () => {
    expect((await relatedTo(draft.contentItemId)).status).toBe(404)
    expect((await relatedTo(palpitations.contentItemId, reader, 101)).status).toBe(400)
    expect((await relatedTo(draft.contentItemId, owner, 1)).body).toHaveLength(1)
  })
})
