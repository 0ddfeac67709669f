import { randomUUID } from 'node:crypto'
import { contentRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { readingAs } from '../testing/reading.ts'
import { linkContents } from '../versions/links.service.ts'

const tester = await testApp()
const { app, make, as } = tester
const reader = await make.doctor()
const read = readingAs(tester, reader)

describe('a product that no formulary lists', () => {
  it('is said to be unlisted only once a formulary was read', async () => {
    const { contentItemId } = await makeContent(app, 'Drug', { title: 'Unlisted', details: { din: '08888888' } })
    expect(await read<'Drug'>(contentItemId)).not.toHaveProperty('isUnlisted')

    await app.db.insertInto('drug_prices').values({ din: '07777777', item_number: 'B1' }).execute()
    expect((await read<'Drug'>(contentItemId)).isUnlisted).toBe(true)
  })
})

describe('opening content', () => {
  it('completes a drug with its company, prices, brand, ingredients and decisions', async () => {
    const company = await app.db
      .insertInto('companies')
      .values({
        ...{ code: 'C77', name: 'Immunex', address: '1 Main St', suite: null, city: 'Mississauga' },
        ...{ province: 'Ontario', postal_code: 'L5N 0B7', country: 'Canada' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.db
      .insertInto('drug_prices')
      .values({
        ...{ din: '09999999', item_number: 'A1', manufacturer: 'IMX', individual_price: '195.65' },
        ...{ list_date: '2024-01-31', amount_mohltc_pays: '190.1', strength: '50mg', dosage_form: 'Inj Sol-Pref Syr' },
        edition_date: '2025-07-31',
      })
      .execute()
    const key = randomUUID()
    const drug = await makeContent(app, 'Drug', {
      contentItemId: undefined,
      sourceKey: `drug:${key}`,
      title: 'Enbrel',
      details: { din: '09999999', companyId: company.id },
    })
    const brand = await makeContent(app, 'DrugBrandGroup', {
      contentItemId: undefined,
      sourceKey: `brand:${key}`,
      title: 'Enbrel',
      details: { name: `Enbrel ${key}` },
    })
    const ingredient = await makeContent(app, 'DrugIngredient', {
      contentItemId: undefined,
      sourceKey: `ingredient:${key}`,
      title: 'Etanercept',
      details: { name: `Etanercept ${key}` },
    })
    const decision = await makeContent(app, 'Decision', {
      contentItemId: undefined,
      sourceKey: `decision:${key}`,
      title: 'Decision on Enbrel',
      details: { referenceNumber: key },
    })
    await inTransaction(app, async (tx) => {
      const [drugKey, decisionKey] = [`drug:${key}`, `decision:${key}`]
      await linkContents(tx, {
        fromKeys: [drugKey],
        relation: 'brand',
        links: [{ fromKey: drugKey, toKey: `brand:${key}` }],
      })
      await linkContents(tx, {
        fromKeys: [drugKey],
        relation: 'ingredient',
        links: [{ fromKey: drugKey, toKey: `ingredient:${key}` }],
      })
      await linkContents(tx, {
        fromKeys: [decisionKey],
        relation: 'decision',
        links: [{ fromKey: decisionKey, toKey: drugKey }],
      })
    })

    const asDrug = await read<'Drug'>(drug.contentItemId)
    const asBrand = await read<'DrugBrandGroup'>(brand.contentItemId)
    const asIngredient = await read<'DrugIngredient'>(ingredient.contentItemId)
    const asDecision = await read<'Decision'>(decision.contentItemId)

    const publishedOn = '2026-03-04T12:00:00.000Z'
    expect(asDrug).toMatchObject({
      status: 'Marketed',
      company: { name: 'Immunex', city: 'Mississauga', postalCode: 'L5N 0B7' },
      drugData: [{ din: '09999999', individualPrice: 195.65, listDate: '2024-01-31', amountMOHLTCPays: 190.1 }],
      brandGroup: { contentItemId: brand.contentItemId, contentItemType: 'DrugBrandGroup', title: 'Enbrel' },
      ingredientGroups: [{ contentItemId: ingredient.contentItemId }],
      decisions: [{ contentItemId: decision.contentItemId, title: 'Decision on Enbrel', publishedOn }],
    })
    const product = {
      ...{ din: '09999999', name: 'Enbrel', count: 1, contentItemId: drug.contentItemId, strength: '50 mg/1 mL' },
      ...{ form: 'Solution', company: 'Immunex', drugStatus: 'Marketed', price: 195.65, amountMOHLTCPays: 190.1 },
      formularyForm: 'Inj Sol-Pref Syr',
      editionDate: '2025-07-31',
      coverage: 'GeneralBenefit',
      isShort: false,
      companyId: company.id,
      sourceUrl: null,
    }
    expect(asBrand.drugItems).toEqual([product])
    expect(asBrand.relatedGroups).toMatchObject([{ contentItemId: ingredient.contentItemId }])
    expect(asBrand.decisions).toMatchObject([{ contentItemId: decision.contentItemId, publishedOn }])
    expect(asIngredient.drugItems).toEqual([product])
    expect(asDecision.drugs).toMatchObject([{ contentItemId: drug.contentItemId, din: asDrug.din }])

    const call = as(reader).call
    const ofBrand = await call(contentRoutes.drugItems, { query: { versionId: brand.versionId } })
    const ofDrug = await call(contentRoutes.drugItems, { query: { versionId: drug.versionId } })
    const summaries = await call(contentRoutes.drugSummaries, { query: { name: `ETANERCEPT ${key}` } })
    const groups = await call(contentRoutes.drugGroups, { query: { name: `enbrel ${key}` } })
    const unknown = await call(contentRoutes.drugSummaries, { query: { name: 'no such drug' } })

    expect(ofBrand.body).toEqual([product])
    expect(ofDrug.body).toEqual([product])
    expect(summaries.body.map((summary) => summary.contentItemId)).toEqual([drug.contentItemId])
    expect(groups.body.map((group) => group.contentItemId)).toEqual([brand.contentItemId])
    expect(unknown.body).toEqual([])
  })
})

describe('the brands of an ingredient', () => {
  it('are those of it alone, then those that combine it with others', async () => {
    const key = randomUUID()
    const group = (type: 'DrugBrandGroup' | 'DrugIngredient', title: string) =>
      makeContent(app, type, {
        contentItemId: undefined,
        sourceKey: `${title}:${key}`,
        title,
        details: { name: `${title} ${key}` },
      })
    const asked = await group('DrugIngredient', 'Asked')
    await group('DrugIngredient', 'Other')
    const brands = { Alpha: ['Asked', 'Other'], Beta: ['Asked'], Gamma: ['Asked'] }
    for (const [brand, ingredients] of Object.entries(brands)) {
      await group('DrugBrandGroup', brand)
      const fromKey = `product of ${brand}:${key}`
      await makeContent(app, 'Drug', { contentItemId: undefined, sourceKey: fromKey, title: brand })
      const link = (toTitle: string) => ({ fromKey, toKey: `${toTitle}:${key}` })
      await inTransaction(app, async (tx) => {
        await linkContents(tx, { fromKeys: [fromKey], relation: 'brand', links: [link(brand)] })
        await linkContents(tx, { fromKeys: [fromKey], relation: 'ingredient', links: ingredients.map(link) })
      })
    }

    const { relatedGroups } = await read<'DrugIngredient'>(asked.contentItemId)

    expect(relatedGroups.map(({ title }) => title)).toEqual(['Beta', 'Gamma', 'Alpha'])
  })
})

describe('alternatives of a drug', () => {
  const interchangeableId = randomUUID()
  const listed = (din: string, price: string | null, more: { name?: string; interchangeable_id?: string } = {}) => ({
    ...{ din, item_number: '0010', individual_price: price, interchangeable_id: interchangeableId, strength: '10mg' },
    ...{ coverage: 'LimitedUse' as const, limited_use: JSON.stringify([{ code: '528', text: 'For patients.' }]) },
    ...{ daily_cost: '2.5', edition_date: '2026-01-31', ...more },
  })
  const product = (din: string, drugStatus: 'Marketed' | 'Dormant') =>
    makeContent(app, 'Drug', {
      contentItemId: undefined,
      sourceKey: `drug:${din}`,
      title: `Product ${din}`,
      details: { din, drugStatus },
    })

  it('are those of its set, marketed first, then the cheapest, and what only the formulary knows', async () => {
    await app.db
      .insertInto('drug_prices')
      .values([
        listed('08000001', '3.0'),
        listed('08000002', '2.0'),
        listed('08000003', '1.0'),
        listed('08000004', '0.5', { name: 'Without A Record' }),
        listed('08000005', null),
        listed('08000006', '0.1', { interchangeable_id: 'another set' }),
      ])
      .execute()
    const asked = await product('08000001', 'Marketed')
    await product('08000002', 'Marketed')
    await product('08000003', 'Dormant')
    await product('08000005', 'Marketed')
    await product('08000006', 'Marketed')

    const { body } = await as(reader).call(contentRoutes.drugAlternatives, {
      params: { contentItemId: asked.contentItemId },
    })

    expect(body.map(({ din, drugStatus, price }) => [din, drugStatus, price])).toEqual([
      ['08000002', 'Marketed', 2],
      ['08000005', 'Marketed', null],
      ['08000004', null, 0.5],
      ['08000003', 'Dormant', 1],
    ])
    expect(body[2]).toMatchObject({
      contentItemId: null,
      name: 'Without A Record',
      coverage: 'LimitedUse',
      dailyCost: 2.5,
    })
    const { drugData } = await read<'Drug'>(asked.contentItemId)
    expect(drugData).toMatchObject([
      {
        ...{ coverage: 'LimitedUse', limitedUse: [{ code: '528', text: 'For patients.' }], dailyCost: 2.5 },
        ...{ interchangeableId, editionDate: '2026-01-31' },
      },
    ])
  })

  it('are none for what is no drug, and unknown for what nobody may see', async () => {
    const article = await makeContent(app, 'Article')
    const alternatives = (contentItemId: string) =>
      as(reader).call(contentRoutes.drugAlternatives, { params: { contentItemId } })
    expect((await alternatives(article.contentItemId)).body).toEqual([])
    expect((await alternatives(randomUUID())).status).toBe(404)
  })
})

describe('what names a drug', () => {
  it('stands on its page, trials that recruit in Canada first, and leads to it, whichever came first', async () => {
    const name = `Substance ${randomUUID()}`
    const [canada, elsewhere] = ['Canada', 'France'].map((country) => ({
      ...{ facility: null, address: null, city: null, state: null, status: null, country },
    }))
    const trial = (title: string, location: typeof canada, substances = [name]) =>
      makeContent(app, 'Trial', { title, details: { substances, locations: location ? [location] : [] } })
    await trial('Abroad', elsewhere)
    const recruiting = await trial('At home', canada)
    await trial('Another drug', canada, ['Another substance'])
    const article = await makeContent(app, 'Article', {
      title: 'About it',
      details: { substances: [name.toUpperCase()] },
    })
    const group = await makeContent(app, 'DrugIngredient', {
      contentItemId: undefined,
      sourceKey: `ingredient:${name}`,
      title: name,
      details: { name },
    })

    const page = await read<'DrugIngredient'>(group.contentItemId)

    expect(page.trials.map(({ title }) => title)).toEqual(['At home', 'Abroad'])
    expect(page.articles.map(({ title }) => title)).toEqual(['About it'])
    const leading = [{ contentItemId: group.contentItemId, contentItemType: 'DrugIngredient', title: name }]
    expect((await read<'Trial'>(recruiting.contentItemId)).drugs).toEqual(leading)
    expect((await read<'Article'>(article.contentItemId)).drugs).toEqual(leading)
  })
})

describe('a notice in the literature', () => {
  it('leads to the articles it is about that are in the catalogue, and names the others by number', async () => {
    const retracted = await makeContent(app, 'Article', { title: 'A doubted study', details: { pmid: '91000001' } })
    const notice = await makeContent(app, 'Article', {
      title: 'Retraction',
      details: {
        noticeOf: [
          { kind: 'Retracts', pmid: '91000001' },
          { kind: 'Corrects', pmid: '91000002' },
        ],
      },
    })

    const article = { contentItemId: retracted.contentItemId, contentItemType: 'Article', title: 'A doubted study' }
    expect((await read<'Article'>(notice.contentItemId)).noticeArticles).toEqual([
      { kind: 'Retracts', pmid: '91000001', article },
      { kind: 'Corrects', pmid: '91000002', article: null },
    ])
    expect((await read<'Article'>(retracted.contentItemId)).noticeArticles).toEqual([])
  })
})
