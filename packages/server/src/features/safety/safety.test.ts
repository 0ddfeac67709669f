import { randomInt } from 'node:crypto'
import {
  contentRoutes,
  folioRoutes,
  profileRoutes,
  safetyRoutes,
  subscriptionRoutes,
  userRoutes,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { linkContents } from '../contents/index.ts'
import { bindNotices } from './bindings.service.ts'
import { someRecall, someSupply, tellReports } from './testing/reports.ts'
import { safetyStage } from './testing/stage.ts'

const { test, reader, makeDrug, noticesOf, contentOf } = await safetyStage()

const makeFolio = async (owner: Person) =>
  (await test.as(owner).call(folioRoutes.createFolio, { body: { title: 'Saved', shareLevel: 'Private' } })).body

describe('a shortage', () => {
  it('tells strengths as products do, and in French what a recall in English is about', async () => {
    const { din, contentItemId } = await makeDrug({ name: 'BILINGUOL' })
    const francophone = await test.make.doctor()
    await test
      .as(francophone)
      .call(userRoutes.setLanguage, { params: { id: francophone.userId }, body: { language: 'fr' } })

    await tellReports(test.app, [
      {
        recordKey: `${din}:1`,
        noticeKey: `shortage:${din}`,
        report: someSupply({ din, strength: '2.5MG\r\n50UNIT', packages: null }),
      },
      {
        source: 'recalls',
        recordKey: '90:en',
        noticeKey: 'recall:90',
        report: someRecall({ product: 'Bilinguol', issue: 'Product quality, Labelling' }),
      },
    ])

    const { body } = await test.as(francophone).call(safetyRoutes.listContentNotices, { params: { contentItemId } })
    expect(body.map(({ kind, summary, reason }) => (kind === 'Recall' ? reason : summary))).toEqual([
      'Rappel de type I · Qualité du produit, Étiquetage',
      `DIN ${din} · Immunex · 2,5\u00a0mg + 50 unités`,
    ])
  })

  it('gathers the package sizes of a DIN into one notice, as bad as the worst of them', async () => {
    const { din, contentItemId } = await makeDrug()

    await tellReports(test.app, [
      {
        recordKey: `${din}:1`,
        noticeKey: `shortage:${din}`,
        report: someSupply({ din, packages: '100 tablets', state: 'Anticipated' }),
      },
      {
        recordKey: `${din}:2`,
        noticeKey: `shortage:${din}`,
        report: someSupply({ din, packages: '30 tablets', isTier3: true }),
      },
      {
        recordKey: `${din}:3`,
        noticeKey: `shortage:${din}`,
        report: someSupply({ din, packages: '500 tablets', startsOn: '2025-12-01' }),
      },
    ])

    const [notice, ...others] = await noticesOf(contentItemId)
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      kind: 'Shortage',
      state: 'Active',
      severity: 'Critical',
      title: 'In shortage: Enbrel 50 mg',
      summary: `DIN ${din} · Immunex · 50 mg · Package sizes: 30 tablets; 500 tablets · Shortage anticipated: 100 tablets`,
      reason: 'Manufacturing was disrupted',
      startsOn: '2025-12-01',
      expectedEndOn: null,
      endedOn: null,
      updatedOn: '2026-01-03',
      sourceUrl: 'https://example.test/en/1',
      source: { name: 'Drug Shortages Canada' },
      match: 'Identifier',
      appliesTo: [{ contentItemId, contentItemType: 'Drug' }],
    })
    expect((await contentOf(contentItemId)).notices).toEqual([
      {
        noticeId: notice?.noticeId,
        kind: 'Shortage',
        state: 'Active',
        severity: 'Critical',
        title: 'In shortage: Enbrel 50 mg',
      },
    ])
  })

  it('is closed by its resolution, which leaves the mark and stays in the history', async () => {
    const { din, contentItemId } = await makeDrug()
    const report = { recordKey: din, noticeKey: `shortage:${din}` }

    await tellReports(test.app, [
      { ...report, report: someSupply({ din }) },
      { ...report, statedOn: '2026-02-01', report: someSupply({ din, state: 'Resolved', endedOn: '2026-01-31' }) },
    ])

    expect((await contentOf(contentItemId)).notices).toEqual([])
    expect(await noticesOf(contentItemId)).toMatchObject([{ state: 'Resolved', endedOn: '2026-01-31' }])
  })

  it('of a DIN that nobody knows is listed unbound, and bound when its product comes', async () => {
    const din = '99999901'
    await tellReports(test.app, [{ recordKey: din, noticeKey: `shortage:${din}`, report: someSupply({ din }) }])
    const { body: before } = await test.as(reader).call(safetyRoutes.listNotices, { query: { count: 100 } })
    const known = before.find(({ summary }) => summary?.includes(din))
    const { contentItemId } = await makeContent(test.app, 'Drug', { details: { din, drugCode: din } })

    await inTransaction(test.app, (tx) => bindNotices(tx, test.app.clock.now()))

    const params = { noticeId: known?.noticeId ?? '' }
    const { body: after } = await test.as(reader).call(safetyRoutes.getNotice, { params })
    expect(known).toMatchObject({ appliesTo: [], match: 'Identifier' })
    expect(after.appliesTo).toMatchObject([{ contentItemId }])
  })

  it('is told in the language of its reader', async () => {
    const { din, contentItemId } = await makeDrug()
    const francophone = await test.make.doctor()
    await test
      .as(francophone)
      .call(userRoutes.setLanguage, { params: { id: francophone.userId }, body: { language: 'fr' } })
    await tellReports(test.app, [{ recordKey: din, noticeKey: `shortage:${din}`, report: someSupply({ din }) }])

    const { body } = await test.as(francophone).call(safetyRoutes.listContentNotices, { params: { contentItemId } })

    expect(body).toMatchObject([
      {
        title: 'En pénurie : Enbrel (fr) 50 mg',
        reason: 'Fabrication interrompue',
        sourceUrl: 'https://example.test/fr/1',
      },
    ])
  })
})

describe('brands, ingredients and folios', () => {
  it('carry the worst five of what they hold, and how many there are of each severity', async () => {
    const brand = await makeContent(test.app, 'DrugBrandGroup', { sourceKey: 'brand:SEVEN', contentItemId: undefined })
    const drugs = await Promise.all(Array.from({ length: 7 }, () => makeDrug()))
    await inTransaction(test.app, (tx) =>
      linkContents(tx, {
        fromKeys: drugs.map(({ din }) => `dpd:${din}`),
        relation: 'brand',
        links: drugs.map(({ din }) => ({ fromKey: `dpd:${din}`, toKey: 'brand:SEVEN' })),
      }),
    )
    const folio = await makeFolio(reader)
    const body = drugs.map(({ contentItemId }) => ({ contentItemId }))
    await test.as(reader).call(folioRoutes.addClippings, { params: { id: folio.folioId }, body })

    await tellReports(
      test.app,
      drugs.map(({ din }, at) => ({
        recordKey: din,
        noticeKey: `shortage:${din}`,
        report: someSupply({ din, isTier3: at === 6, state: at < 2 ? 'Anticipated' : 'Active' }),
      })),
    )

    for (const id of [brand.contentItemId, folio.folioId]) {
      const { notices, noticeCounts } = await contentOf(id)
      expect(noticeCounts).toEqual({ Critical: 1, Warning: 4, Information: 2 })
      expect(notices.map(({ severity }) => severity)).toEqual(['Critical', 'Warning', 'Warning', 'Warning', 'Warning'])
    }
  })
})

describe('the list of notices', () => {
  it('is filtered by kind, state and severity, and counted', async () => {
    const { din } = await makeDrug()
    await tellReports(test.app, [
      {
        recordKey: `${din}:d`,
        noticeKey: `discontinuation:${din}`,
        report: someSupply({ din, type: 'Discontinuation', state: 'Anticipated' }),
      },
    ])

    const { body, headers } = await test.as(reader).call(safetyRoutes.listNotices, {
      query: { kind: ['Discontinuation'], state: ['Anticipated'], severity: ['Information'] },
    })

    expect(body).toMatchObject([{ kind: 'Discontinuation', title: 'To be discontinued: Enbrel 50 mg' }])
    expect(headers['x-total-count']).toBe('1')
  })

  it('of one’s own has what one saved or opened, and nothing else', async () => {
    const person = await test.make.doctor()
    const [saved, opened, other] = [await makeDrug(), await makeDrug(), await makeDrug()]
    const folio = await makeFolio(person)
    await test.as(person).call(folioRoutes.addClippings, {
      params: { id: folio.folioId },
      body: { contentItemId: saved.contentItemId },
    })
    const { versionId } = await contentOf(opened.contentItemId, person)
    await test.as(person).call(contentRoutes.recordView, { params: { contentItemVersionId: versionId } })
    await tellReports(
      test.app,
      [saved, opened, other].map(({ din }) => ({
        recordKey: din,
        noticeKey: `shortage:${din}`,
        report: someSupply({ din }),
      })),
    )

    const { body } = await test.as(person).call(safetyRoutes.listNotices, { query: { mine: 'true' } })

    const bound = body.flatMap(({ appliesTo }) => appliesTo.map(({ contentItemId }) => contentItemId))
    expect(bound.toSorted()).toEqual([saved.contentItemId, opened.contentItemId].toSorted())
  })

  it('of one’s own has what one follows', async () => {
    const person = await test.make.doctor()
    const { din, contentItemId } = await makeDrug()
    const target = { type: 'Content' as const, contentItemId }
    await test.as(person).call(subscriptionRoutes.createSubscription, { body: { target } })
    await tellReports(test.app, [{ recordKey: din, noticeKey: `shortage:${din}`, report: someSupply({ din }) }])

    const { body } = await test.as(person).call(safetyRoutes.listNotices, { query: { mine: 'true' } })

    expect(body.map(({ appliesTo }) => appliesTo[0]?.contentItemId)).toEqual([contentItemId])
  })

  it('of one’s areas has what is of them or within them', async () => {
    const person = await test.make.doctor()
    await test.as(person).call(profileRoutes.updateProfile, {
      body: { userId: person.userId, areasOfInterestIds: [500, 701] },
    })
    const drugs = await Promise.all(
      [[507], [701], [800], []].map(async (areasOfInterest) => {
        const din = String(randomInt(10_000_000, 100_000_000))
        const drug = await makeContent(test.app, 'Drug', { areasOfInterest, details: { din, drugCode: din } })
        return { din, contentItemId: drug.contentItemId }
      }),
    )
    await tellReports(
      test.app,
      drugs.map(({ din }) => ({ recordKey: din, noticeKey: `shortage:${din}`, report: someSupply({ din }) })),
    )

    const { body, headers } = await test.as(person).call(safetyRoutes.listNotices, { query: { areas: 'true' } })

    const bound = body.flatMap(({ appliesTo }) => appliesTo.map(({ contentItemId }) => contentItemId))
    expect(bound.toSorted()).toEqual(
      drugs
        .slice(0, 2)
        .map(({ contentItemId }) => contentItemId)
        .toSorted(),
    )
    expect(headers['x-total-count']).toBe('2')
  })

  it('knows no notice that is not there', async () => {
    const params = { noticeId: '0198b8a0-0000-4000-9000-000000000001' }

    const { status } = await test.as(reader).call(safetyRoutes.getNotice, { params })

    expect(status).toBe(404)
  })
})

describe('the sources of notices', () => {
  it('say when each was last read, and whether that is too long ago', async () => {
    await test.app.db
      .insertInto('import_runs' as never)
      .values({ source: 'recalls', origin: 'a file', status: 'finished', finished_at: new Date('2020-01-01') } as never)
      .execute()

    const { body } = await test.as(reader).call(safetyRoutes.listSafetySources, {})

    expect(body.find(({ name }) => name === 'recalls')).toMatchObject({
      lastReadOn: '2020-01-01T00:00:00.000Z',
      isStale: true,
    })
    expect(body.find(({ name }) => name === 'drug-products')).toMatchObject({ lastReadOn: null, isStale: false })
  })
})
