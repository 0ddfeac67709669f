import { safetyRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { someSupply, tellReports } from './testing/reports.ts'
import { safetyStage } from './testing/stage.ts'

const { test, reader } = await safetyStage()

it('no report dated in the future makes its source look fresh', async () => {
  await tellReports(test.app, [
    { recordKey: '1', noticeKey: 'shortage:09990011', statedOn: '2020-01-03', report: someSupply({ din: '09990011' }) },
    { recordKey: '2', noticeKey: 'shortage:09990012', statedOn: '9999-01-03', report: someSupply({ din: '09990012' }) },
  ])

  const { body } = await test.as(reader).call(safetyRoutes.listSafetySources, {})

  expect(body.find(({ name }) => name === 'shortages')).toMatchObject({
    asOf: '2020-01-03T00:00:00.000Z',
    isStale: true,
  })
})
