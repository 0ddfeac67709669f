import { contentRoutes, folioRoutes, safetyRoutes } from '@materia/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { linkContents } from '../contents/index.ts'
import { someRecall, someRetraction, someSupply, tellReports } from './testing/reports.ts'

let test: TestApp
let reader: Person

beforeAll(async () => {
  test = await testApp()
  reader = await test.make.doctor()
})

let made = 0
/** Products that may be exchanged for one another, the cheapest first. */
async function makeSet(statuses: ('Marketed' | 'Dormant')[]) {
  const set = `set ${++made}`
  const products = []
  for (const [at, drugStatus] of statuses.entries()) {
    const din = `0${1_000_000 + made * 100 + at}`
    const price = { din, item_number: '0010', individual_price: String(at + 1), interchangeable_id: set }
    const { contentItemId } = await makeContent(test.app, 'Drug', {
      contentItemId: undefined,
      sourceKey: `dpd:${din}`,
      title: `Product ${din}`,
      byline: `Maker ${at}`,
      details: { din, drugCode: din, drugStatus, name: nameOf(din) },
    })
    await test.app.db
      .insertInto('drug_prices')
      .values({ ...price, coverage: 'GeneralBenefit', limited_use: '[]', edition_date: '2026-01-31' })
      .execute()
    products.push({ din, contentItemId })
  }
  return products as [Product, ...Product[]]
}
/** A brand name in letters alone, as recalls spell it. */
const nameOf = (din: string) => `Setol${[...din].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

interface Product {
  din: string
  contentItemId: string
}

const runShort = (...products: Product[]) =>
  tellReports(
    test.app,
    products.map(({ din }) => ({ recordKey: din, noticeKey: `shortage:${din}`, report: someSupply({ din }) })),
  )

async function makeFolio(owner: Person, contentItemIds: string[]) {
  const { body } = await test
    .as(owner)
    .call(folioRoutes.createFolio, { body: { title: 'Formulary', shareLevel: 'Private' } })
  const params = { id: body.folioId }
  const clippings = contentItemIds.map((contentItemId) => ({ contentItemId, note: `note on ${contentItemId}` }))
  await test.as(owner).call(folioRoutes.addClippings, { params, body: clippings })
  return body.folioId
}

const check = (folioId: string, person = reader) =>
  test.as(person).call(safetyRoutes.checkFolio, { params: { id: folioId } })
const replacementsOf = async (contentItemId: string) =>
  (await test.as(reader).call(safetyRoutes.listReplacements, { params: { contentItemId } })).body.map(
    (each) => each.contentItemId,
  )

describe('what may stand in for a product', () => {
  it('is marketed, of the same set and not short itself, the cheapest first', async () => {
    const [asked, short, , , cheap, dear] = await makeSet([
      'Marketed',
      'Marketed',
      'Dormant',
      'Dormant',
      'Marketed',
      'Marketed',
    ])
    await runShort(asked, short as Product)

    expect(await replacementsOf(asked.contentItemId)).toEqual([cheap?.contentItemId, dear?.contentItemId])
  })

  it('is not itself recalled, be it only by its name', async () => {
    const [asked, byNumber, byName, sound] = await makeSet(['Marketed', 'Marketed', 'Marketed', 'Marketed'])
    const recall = (product: string) => ({
      source: 'recalls',
      recordKey: product,
      noticeKey: `recall:${product}`,
      report: someRecall({ product, title: `${product}: one lot recalled` }),
    })
    const named = recall(nameOf(byName?.din ?? ''))
    await tellReports(test.app, [recall(`Something (DIN ${byNumber?.din})`), named])

    expect(await replacementsOf(asked.contentItemId)).toEqual([sound?.contentItemId])

    const closed = { ...named.report, isArchived: true, updatedOn: '2026-05-01' }
    await tellReports(test.app, [{ ...named, statedOn: '2026-05-01', report: closed }])

    expect(await replacementsOf(asked.contentItemId)).toEqual([byName?.contentItemId, sound?.contentItemId])
  })

  it('is told with its maker, since several sell under one name', async () => {
    const [asked] = await makeSet(['Marketed', 'Marketed'])

    const params = { contentItemId: asked.contentItemId }
    const { body } = await test.as(reader).call(safetyRoutes.listReplacements, { params })

    expect(body).toMatchObject([{ reason: 'Interchangeable', company: 'Maker 1' }])
  })

  it('says of each product of a group and each alternative whether it is short', async () => {
    const products = await makeSet(['Marketed', 'Marketed', 'Marketed'])
    const [short, other] = products
    const brandKey = `brand:${short.din}`
    const brand = await makeContent(test.app, 'DrugBrandGroup', { sourceKey: brandKey, contentItemId: undefined })
    const fromKeys = products.map(({ din }) => `dpd:${din}`)
    await inTransaction(test.app, (tx) =>
      linkContents(tx, {
        fromKeys,
        relation: 'brand',
        links: fromKeys.map((fromKey) => ({ fromKey, toKey: brandKey })),
      }),
    )
    await runShort(short)

    const params = { contentItemId: brand.contentItemId }
    const { body: group } = await test.as(reader).call(contentRoutes.getContent, { params })
    const { body: alternatives } = await test
      .as(reader)
      .call(contentRoutes.drugAlternatives, { params: { contentItemId: other?.contentItemId ?? '' } })

    const items = 'drugItems' in group ? group.drugItems : []
    expect(items.filter(({ isShort }) => isShort).map(({ din }) => din)).toEqual([short.din])
    expect(alternatives.map(({ din, isShort }) => [din, isShort])).toEqual([
      [short.din, true],
      [products[2]?.din, false],
    ])
  })
})

describe('checking a folio', () => {
  it('finds what is retracted, short or changed, the worst first, and what may stand in for it', async () => {
    const [short, other] = await makeSet(['Marketed', 'Marketed'])
    const article = (pmid: string) => makeContent(test.app, 'Article', { contentItemId: undefined, details: { pmid } })
    const [retracted, republished] = [await article('990000101'), await article('990000102')]
    const [changed, untouched] = [await makeContent(test.app, 'Trial'), await makeContent(test.app, 'Trial')]
    const folioId = await makeFolio(reader, [
      untouched.contentItemId,
      changed.contentItemId,
      short.contentItemId,
      retracted.contentItemId,
    ])
    test.clock.advance(60_000)
    await makeContent(test.app, 'Trial', { contentItemId: changed.contentItemId, title: 'Another title' })
    await runShort(short)
    await tellReports(test.app, [
      {
        source: 'pubmed',
        recordKey: '990000101',
        noticeKey: 'retraction:990000101',
        report: someRetraction({ pmid: '990000101', republishedPmid: '990000102' }),
      },
    ])

    const { body } = await check(folioId)

    expect(body.map(({ contentItemId }) => contentItemId)).toEqual([
      retracted.contentItemId,
      short.contentItemId,
      changed.contentItemId,
    ])
    expect(body[0]).toMatchObject({
      notices: [{ kind: 'Retraction', severity: 'Critical' }],
      replacements: [{ contentItemId: republished.contentItemId, reason: 'Republication' }],
    })
    expect(body[1]?.replacements).toMatchObject([{ contentItemId: other?.contentItemId, reason: 'Interchangeable' }])
    expect(body[2]).toMatchObject({ notices: [], replacements: [] })
    expect(body.map(({ changedOn }) => changedOn !== null)).toEqual([false, false, true])
  })

  it('is not there for a folio one may not see, nor for what is none', async () => {
    const folioId = await makeFolio(reader, [])
    const trial = await makeContent(test.app, 'Trial')

    expect((await check(folioId, await test.make.doctor())).status).toBe(404)
    expect((await check(trial.contentItemId)).status).toBe(404)
  })

  it('lets another item take the place and the note of a clipping', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => makeContent(test.app, 'Trial')))
    const folioId = await makeFolio(reader, [first?.contentItemId ?? '', second?.contentItemId ?? ''])
    const replace = (contentItemId = '', replacementContentItemId = '') =>
      test.as(reader).call(folioRoutes.replaceClipping, {
        params: { id: folioId },
        body: { contentItemId, replacementContentItemId },
      })
    const clippings = async () =>
      (await test.as(reader).call(folioRoutes.listClippings, { params: { id: folioId } })).body

    expect((await replace(first?.contentItemId, third?.contentItemId)).status).toBe(204)
    expect((await clippings()).map(({ contentItemId, note }) => [contentItemId, note])).toEqual([
      [third?.contentItemId, `note on ${first?.contentItemId}`],
      [second?.contentItemId, `note on ${second?.contentItemId}`],
    ])
    expect((await replace(first?.contentItemId, second?.contentItemId)).status).toBe(404)
    expect((await replace(third?.contentItemId, third?.contentItemId)).status).toBe(400)
    await replace(third?.contentItemId, second?.contentItemId)
    expect((await clippings()).map(({ contentItemId }) => contentItemId)).toEqual([second?.contentItemId])
  })
})
