import { randomUUID } from 'node:crypto'
import { contentRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { readingAs } from '../testing/reading.ts'
import { linkContents } from '../versions/versions.service.ts'

const tester = await testApp()
const { app, make, as } = tester
const reader = await make.doctor()
const read = readingAs(tester, reader)

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
        ...{ list_date: '2024-01-31', amount_mohltc_pays: '190.1', strength: '50mg', dosage_form: 'Inj' },
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

    expect(asDrug).toMatchObject({
      status: 'Marketed',
      company: { name: 'Immunex', city: 'Mississauga', postalCode: 'L5N 0B7' },
      drugData: [{ din: '09999999', individualPrice: 195.65, listDate: '2024-01-31', amountMOHLTCPays: 190.1 }],
      brandGroup: { contentItemId: brand.contentItemId, contentItemType: 'DrugBrandGroup', title: 'Enbrel' },
      ingredientGroups: [{ contentItemId: ingredient.contentItemId }],
      decisions: [{ contentItemId: decision.contentItemId, title: 'Decision on Enbrel' }],
    })
    const product = {
      ...{ din: '09999999', name: 'Enbrel', count: 1, contentItemId: drug.contentItemId, strength: '50 mg/1 mL' },
      ...{ form: 'Solution', company: 'Immunex', drugStatus: 'Marketed', price: 195.65, amountMOHLTCPays: 190.1 },
    }
    expect(asBrand.drugItems).toEqual([product])
    expect(asBrand.relatedGroups).toMatchObject([{ contentItemId: ingredient.contentItemId }])
    expect(asBrand.decisions).toMatchObject([{ contentItemId: decision.contentItemId }])
    expect(asIngredient.drugItems).toEqual([product])
    expect(asDecision.drugs).toMatchObject([{ contentItemId: drug.contentItemId }])

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
