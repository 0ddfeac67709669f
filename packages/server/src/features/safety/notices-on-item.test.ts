import { folioRoutes, safetyRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { makeContent } from '../../testing/contents.ts'
import { linkContents } from '../contents/index.ts'
import { someSupply, tellReports } from './testing/reports.ts'
import { safetyStage } from './testing/stage.ts'

const { test, reader, makeDrug } = await safetyStage()

const noticesOn = (contentItemId: string, person = reader) =>
  test.as(person).call(safetyRoutes.listNotices, { query: { contentItemId, state: ['Active'], count: 2 } })

it('lists the notices on what a brand or a folio holds and no others, a page at a time', async () => {
  const brand = await makeContent(test.app, 'DrugBrandGroup', { sourceKey: 'brand:THREE', contentItemId: undefined })
  const [held, other] = [await Promise.all(Array.from({ length: 3 }, () => makeDrug())), await makeDrug()]
  await inTransaction(test.app, (tx) =>
    linkContents(tx, {
      fromKeys: held.map(({ din }) => `dpd:${din}`),
      relation: 'brand',
      links: held.map(({ din }) => ({ fromKey: `dpd:${din}`, toKey: 'brand:THREE' })),
    }),
  )
  const folio = await test.as(reader).call(folioRoutes.createFolio, { body: { title: 'Saved', shareLevel: 'Private' } })
  const { folioId } = folio.body
  await test.as(reader).call(folioRoutes.addClippings, {
    params: { id: folioId },
    body: held.map(({ contentItemId }) => ({ contentItemId })),
  })
  await tellReports(
    test.app,
    [...held, other].map(({ din }) => ({
      recordKey: din,
      noticeKey: `shortage:${din}`,
      report: someSupply({ din, state: 'Active' }),
    })),
  )

  for (const id of [brand.contentItemId, folioId]) {
    const { body, headers } = await noticesOn(id)
    expect([body.length, headers['x-total-count']]).toEqual([2, '3'])
  }
  expect((await noticesOn(folioId, await test.make.doctor())).status).toBe(404)
})

it('lists what is on somebody’s own things worst first, however old, then newest first', async () => {
  const person = await test.make.doctor()
  const [late, early, critical] = [await makeDrug(), await makeDrug(), await makeDrug()]
  const { body: folio } = await test.as(person).call(folioRoutes.createFolio, { body: { title: 'Saved' } })
  await test.as(person).call(folioRoutes.addClippings, {
    params: { id: folio.folioId },
    body: [late, early, critical].map(({ contentItemId }) => ({ contentItemId })),
  })
  const reports = [
    { din: late.din, updatedOn: '2026-01-09' },
    { din: early.din, updatedOn: '2026-01-08' },
    { din: critical.din, updatedOn: '2022-12-07', isTier3: true },
  ]
  await tellReports(
    test.app,
    reports.map((report) => ({
      recordKey: report.din,
      noticeKey: `shortage:${report.din}`,
      report: someSupply(report),
    })),
  )

  const { body: mine } = await test.as(person).call(safetyRoutes.listNotices, { query: { mine: 'true' } })
  const { body: held } = await test
    .as(person)
    .call(safetyRoutes.listNotices, { query: { contentItemId: folio.folioId } })

  const worstFirst = [critical, late, early].map(({ contentItemId }) => contentItemId)
  const boundTo = (notices: typeof mine) => notices.map(({ appliesTo }) => appliesTo[0]?.contentItemId)
  expect([boundTo(mine), boundTo(held)]).toEqual([worstFirst, worstFirst])
})
