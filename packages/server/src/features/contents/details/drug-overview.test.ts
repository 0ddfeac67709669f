import { randomUUID } from 'node:crypto'
import { contentRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { linkContents } from '../versions/links.service.ts'

const { app, make, as } = await testApp()
const [reader, colleague] = [await make.doctor(), await make.doctor()]
// Letters alone: a phrase of codes is read otherwise.
const key = randomUUID().replaceAll(/[^a-f]/g, '')
const named = (name: string) => `${name} ${key}`

const company = await app.db
  .insertInto('companies')
  .values({ code: key, name: 'Overview Labs', city: 'Laval', country: 'Canada' })
  .returning('id')
  .executeTakeFirstOrThrow()

/** A product with the page of its one ingredient, both of one class. */
async function makeIngredient(name: string, din: string) {
  const therapeuticClasses = [{ atcCode: 'X09ZZ01', atcName: name, ahfsCode: null, ahfsName: null }]
  const statusHistory = [
    { status: 'Approved' as const, date: '2019-05-01' },
    { status: 'Marketed' as const, date: '2020-02-03' },
  ]
  const product = await makeContent(app, 'Drug', {
    contentItemId: undefined,
    sourceKey: `drug:${named(name)}`,
    title: name,
    details: { din, therapeuticClasses, statusHistory, companyId: company.id },
  })
  const ingredient = await makeContent(app, 'DrugIngredient', {
    contentItemId: undefined,
    sourceKey: `ingredient:${named(name)}`,
    title: named(name),
    details: { name: named(name) },
  })
  const fromKey = `drug:${named(name)}`
  await inTransaction(app, (tx) =>
    linkContents(tx, {
      fromKeys: [fromKey],
      relation: 'ingredient',
      links: [{ fromKey, toKey: `ingredient:${named(name)}` }],
    }),
  )
  return { product, ingredient }
}

const { product, ingredient } = await makeIngredient('Lucidol', '01000001')
const { ingredient: sister } = await makeIngredient('Lucidene', '01000002')
const overviewOf = async (contentItemId: string, person = reader) =>
  as(person).call(contentRoutes.drugOverview, { params: { contentItemId } })

it('a combination is told by the pages of its drugs, and a product of one drug by its amount alone', async () => {
  const fromKey = `drug:${named('Mergitol')}`
  const line = (name: string, strength: string) => ({
    ...{ name, strength, strengthUnit: 'mg', dosage: null, dosageUnit: null },
  })
  await makeContent(app, 'Drug', {
    contentItemId: undefined,
    sourceKey: fromKey,
    title: 'Mergitol',
    details: {
      din: '01000003',
      drugIngredients: [line(`${named('Lucidol')} hydrochloride`, '500'), line(`${named('Lucidene')} (salt)`, '50')],
    },
  })
  const links = ['Lucidene', 'Lucidol'].map((name) => ({ fromKey, toKey: `ingredient:${named(name)}` }))
  await inTransaction(app, (tx) => linkContents(tx, { fromKeys: [fromKey], relation: 'ingredient', links }))

  const { body } = await as(reader).call(contentRoutes.getContent, { params: { contentItemId: sister.contentItemId } })
  if (body.contentItemType !== 'DrugIngredient') throw new Error('No ingredient came.')

  const told = body.drugItems.map(({ din, strength, substances }) => ({ din, strength, substances }))
  expect(told).toContainEqual({
    din: '01000003',
    strength: '500 mg / 50 mg',
    substances: [named('Lucidol'), named('Lucidene')],
  })
  expect(told.find(({ din }) => din === '01000002')).toMatchObject({ substances: undefined })
})

describe('the page of a drug', () => {
  it('tells the class and its other members, and the status history of the products', async () => {
    const { body } = await overviewOf(ingredient.contentItemId)

    expect(body.classes).toMatchObject([{ code: 'X09ZZ', members: [{ contentItemId: sister.contentItemId }] }])
    expect(body.statusHistory).toEqual([
      {
        ...{ date: '2020-02-03', status: 'Marketed', name: 'Lucidol', din: '01000001' },
        contentItemId: product.contentItemId,
      },
      {
        ...{ date: '2019-05-01', status: 'Approved', name: 'Lucidol', din: '01000001' },
        contentItemId: product.contentItemId,
      },
    ])
  })

  it('does not count the ingredient of a brand among the others of its class', async () => {
    const brand = await makeContent(app, 'DrugBrandGroup', {
      contentItemId: undefined,
      sourceKey: `brand:${named('Lucidex')}`,
      title: named('Lucidex'),
      details: { name: named('Lucidex') },
    })
    const fromKey = `drug:${named('Lucidol')}`
    await inTransaction(app, (tx) =>
      linkContents(tx, {
        fromKeys: [fromKey],
        relation: 'brand',
        links: [{ fromKey, toKey: `brand:${named('Lucidex')}` }],
      }),
    )

    const { body } = await overviewOf(brand.contentItemId)

    expect(body.classes.map(({ members }) => members.map(({ contentItemId }) => contentItemId))).toEqual([
      [sister.contentItemId],
    ])
  })

  it('keeps the numbers of the formulary that no product has', async () => {
    const row = { item_number: '1', individual_price: '2.5', strength: '5mg', dosage_form: 'Tab' }
    const ingredients = [named('lucidol')]
    await app.db
      .insertInto('drug_prices')
      .values([
        { ...row, din: '01000001', name: 'Lucidol', ingredients },
        { ...row, din: '09857001', name: 'Lucidol Kit', ingredients, coverage: 'LimitedUse' },
      ])
      .execute()

    const { body } = await overviewOf(ingredient.contentItemId)

    expect(body.formularyOnly).toMatchObject([
      { din: '09857001', name: 'Lucidol Kit', contentItemId: null, price: 2.5, coverage: 'LimitedUse' },
    ])
  })

  it('lists the trials that recruit in Canada, and no others', async () => {
    const substances = [named('Lucidol')]
    const recruiting = await makeContent(app, 'Trial', { title: 'Lucidol in Halifax', details: { substances } })
    await makeContent(app, 'Trial', {
      title: 'Lucidol long ago',
      details: { substances, trialStatusType: 'Completed' },
    })
    await makeContent(app, 'Trial', {
      title: 'Lucidol in Lyon',
      details: {
        substances,
        locations: [{ facility: null, address: null, city: 'Lyon', state: null, country: 'France', status: null }],
      },
    })

    const { body } = await overviewOf(ingredient.contentItemId)

    expect(body.recruiting.map(({ contentItemId }) => contentItemId)).toEqual([recruiting.contentItemId])
  })

  it('shows the folios that hold a product of it, and none that the reader may not see', async () => {
    const ownerId = colleague.userId
    const [open, closed] = await Promise.all([
      makeContent(app, 'Folio', { ownerId, title: 'Open', visibility: 'public' }),
      makeContent(app, 'Folio', { ownerId, title: 'Closed', visibility: 'owner', details: { shareLevel: 'Private' } }),
    ])
    await app.db
      .insertInto('clippings')
      .values(
        [open, closed].map(({ contentItemId }) => ({
          folio_id: contentItemId,
          content_item_id: product.contentItemId,
          position: 1,
        })),
      )
      .execute()

    const [toReader, toOwner] = [
      await overviewOf(ingredient.contentItemId),
      await overviewOf(ingredient.contentItemId, colleague),
    ]

    expect(toReader.body.folios.map(({ contentItemId }) => contentItemId)).toEqual([open.contentItemId])
    expect(toOwner.body.folios).toHaveLength(2)
  })

  it('shows the posts of colleagues that name it', async () => {
    const post = await makeContent(app, 'UserArticle', {
      ownerId: colleague.userId,
      title: `What I saw of ${named('Lucidol')}`,
    })

    const { body } = await overviewOf(ingredient.contentItemId)

    expect(body.posts.map(({ contentItemId }) => contentItemId)).toEqual([post.contentItemId])
  })

  it('is nothing of what is no drug, and not found where there is nothing', async () => {
    const article = await makeContent(app, 'Article', {})

    expect((await overviewOf(article.contentItemId)).body.classes).toEqual([])
    expect((await overviewOf(randomUUID())).status).toBe(404)
  })
})

describe('the page of a company', () => {
  it('lists its products, and is not found where there is none', async () => {
    const found = await as(reader).call(contentRoutes.companyProducts, { params: { companyId: company.id } })
    const missing = await as(reader).call(contentRoutes.companyProducts, { params: { companyId: 2_000_000_000 } })

    expect(found.body.company).toMatchObject({ name: 'Overview Labs', city: 'Laval' })
    expect(found.body.drugItems.map(({ din }) => din).sort()).toEqual(['01000001', '01000002'])
    expect(missing.status).toBe(404)
  })
})
