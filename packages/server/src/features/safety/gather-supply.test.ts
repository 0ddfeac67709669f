import { expect, it } from 'vitest'
import { someSupply, tellReports } from './testing/reports.ts'
import { safetyStage } from './testing/stage.ts'

const { test, makeDrug, noticesOf } = await safetyStage()

it('a shortage is critical as long as one open report of a DIN is of Tier 3', async () => {
  const { din, contentItemId } = await makeDrug()
  const told = (key: string, report: Parameters<typeof someSupply>[0]) => ({
    recordKey: `${din}:${key}`,
    noticeKey: `shortage:${din}`,
    report: someSupply({ din, ...report }),
  })
  await tellReports(test.app, [told('1', { state: 'Anticipated', isTier3: true }), told('2', {})])
  const [open] = await noticesOf(contentItemId)

  await tellReports(test.app, [told('1', { state: 'Resolved', isTier3: true })])

  expect(open).toMatchObject({ state: 'Active', severity: 'Critical' })
  expect(await noticesOf(contentItemId)).toMatchObject([{ state: 'Active', severity: 'Warning' }])
})
