import { safetyRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeDrugWithDin } from './testing/drugs.ts'
import { someSupply, tellReports } from './testing/reports.ts'

const test = await testApp()
const reader = await test.make.doctor()
const makeDrug = () => makeDrugWithDin(test.app)

describe('the timeline of a drug', () => {
  it('tells its status and its notices, newest first', async () => {
    const { din, contentItemId } = await makeDrug()
    await tellReports(test.app, [
      {
        recordKey: din,
        noticeKey: `shortage:${din}`,
        report: someSupply({ din, state: 'Resolved', endedOn: '2026-01-31' }),
      },
    ])

    const { body } = await test.as(reader).call(safetyRoutes.contentTimeline, { params: { contentItemId } })

    expect(body.map(({ date, kind }) => `${date} ${kind}`)).toEqual([
      '2026-01-31 Shortage',
      '2026-01-02 Shortage',
      '2001-03-12 Status',
    ])
  })

  it('says of what is yet to come that it is to come', async () => {
    const { din, contentItemId } = await makeDrug()
    await tellReports(test.app, [
      {
        recordKey: `${din}:1`,
        noticeKey: `shortage:${din}`,
        report: someSupply({ din, state: 'Anticipated', startsOn: '2026-06-01' }),
      },
      {
        recordKey: `${din}:2`,
        noticeKey: `discontinuation:${din}`,
        report: someSupply({ din, type: 'Discontinuation', state: 'Anticipated', startsOn: '2027-01-01' }),
      },
    ])

    const { body } = await test.as(reader).call(safetyRoutes.contentTimeline, { params: { contentItemId } })

    expect(body.filter(({ noticeId }) => noticeId).map(({ date, title }) => `${date} ${title}`)).toEqual([
      '2027-01-01 To be discontinued: Enbrel 50 mg',
      '2026-06-01 Shortage anticipated: Enbrel 50 mg',
    ])
  })
})

describe('the timeline of a product in the formulary', () => {
  const edition = (
    din: string,
    edition_on: string,
    individual_price: string,
    coverage: 'GeneralBenefit' | 'LimitedUse',
  ) => ({ din, item_number: '0010', edition_on, extracted_on: edition_on, individual_price, coverage }) as const
  const timelineOf = async (contentItemId: string) => {
    const { body } = await test.as(reader).call(safetyRoutes.contentTimeline, { params: { contentItemId } })
    return body.map(({ date, title }) => `${date} ${title.split(': ').at(-1)}`)
  }

  it('tells each change of price and coverage, by the edition that has it first', async () => {
    const { din, contentItemId } = await makeDrug()
    await test.app.db
      .insertInto('drug_prices')
      .values({
        din,
        item_number: '0010',
        list_date: '2015-02-01',
        individual_price: '1.5',
        edition_date: '2025-07-30',
      } as never)
      .execute()
    await test.app.db
      .insertInto('drug_price_editions')
      .values([
        edition(din, '2025-07-30', '1.5', 'LimitedUse'),
        edition(din, '2016-01-29', '2', 'GeneralBenefit'),
        edition(din, '2018-02-28', '2', 'GeneralBenefit'),
        edition(din, '2020-02-28', '1.5', 'GeneralBenefit'),
      ])
      .execute()

    expect(await timelineOf(contentItemId)).toEqual([
      '2025-07-30 limited use in Ontario',
      '2020-02-28 Ontario price $1.50',
      '2016-01-29 Ontario price $2.00',
      '2015-02-01 listed in the Ontario formulary',
      expect.stringMatching('2001-03-12'),
    ])
  })

  it('keeps the last price of a delisted product, and says when it was delisted', async () => {
    const [{ din, contentItemId }, other] = [await makeDrug(), await makeDrug()]
    await test.app.db
      .insertInto('drug_price_editions')
      .values([
        edition(din, '2016-01-29', '769.97', 'GeneralBenefit'),
        edition(other.din, '2018-02-28', '2', 'GeneralBenefit'),
        edition(other.din, '2020-02-28', '2', 'GeneralBenefit'),
      ])
      .execute()

    expect(await timelineOf(contentItemId)).toEqual([
      '2018-02-28 no longer in the Ontario formulary',
      '2016-01-29 Ontario price $769.97',
      expect.stringMatching('2001-03-12'),
    ])
  })
})
