import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { NotInFormat } from '../../formats/refusal.ts'
import { readImportSettings } from '../../settings.ts'
import { folderWith } from '../../testing/files.ts'
import { importContext, importFrom } from '../../testing/import.ts'
import { noticesOf } from '../../testing/notices.ts'
import { shortages } from './shortages.source.ts'

const report = (changes: Record<string, unknown> = {}) => ({
  id: 1,
  type: { id: 1, label: 'shortage' },
  status: 'active_confirmed',
  din: '90000001',
  updated_date: '2026-03-13T10:00:00-04:00',
  created_date: '2026-03-01T00:00:00-05:00',
  en_drug_brand_name: 'INVENTOL 10MG',
  fr_drug_brand_name: 'UPC 000000000001',
  fr_drug_common_name: 'INVENTOL FR',
  company_name: 'INVENTED PHARMA INC',
  drug_strength: '10MG\r\n10MG',
  drug_package_quantity: '100',
  actual_start_date: '2026-03-02T00:00:00-05:00',
  estimated_end_date: '9999-01-01T00:00:00-05:00',
  shortage_reason: { id: 7, en_reason: 'Disruption', fr_reason: 'Interruption' },
  en_comments: 'Call somebody@example.test',
  tier_3: false,
  ...changes,
})

async function imported(...files: Record<string, string | Buffer>[]) {
  const context = await importContext()
  const counts = []
  for (const each of files) counts.push((await importFrom(context, 'shortages', await folderWith(each))).counts)
  return { notices: await noticesOf(context.db), counts }
}

describe('reports of shortages', () => {
  it.each([
    ['an array', { 'a.json': JSON.stringify([report()]) }],
    ['a search page', { 'a.json': JSON.stringify({ total: 1, limit: 50, data: [report()], total_pages: 1 }) }],
    ['one record', { 'a.json': JSON.stringify(report(), null, 2) }],
    [
      'lines of JSON',
      { 'a.jsonl': `${JSON.stringify(report())}\n${JSON.stringify(report({ id: 2, din: '90000002' }))}\n` },
    ],
    ['a packed array', { 'a.json.gz': gzipSync(JSON.stringify([report()])) }],
  ])('are read from %s', async (_, files) => {
    const { notices } = await imported(files)

    expect(notices[0]).toMatchObject({
      key: 'shortage:90000001',
      kind: 'Shortage',
      state: 'Active',
      severity: 1,
      starts_on: '2026-03-02',
      expected_end_on: null,
      updated_on: '2026-03-13',
      facts: {
        name: { en: 'Inventol 10 mg', fr: 'Inventol FR' },
        company: 'Invented Pharma Inc',
        strength: '10MG',
        packages: ['100'],
      },
      targets: ['din 90000001'],
      bound: [],
    })
    expect(JSON.stringify(notices)).not.toContain('@')
  })

  it('tell a strength by volume from that of a tablet', async () => {
    const line = { strength: '1', strength_unit: 'MG', dosage_value: '', dosage_unit: 'ML' }
    const solution = { drug_strength: '1MG', drug: { drug_ingredients: [line] } }
    const syrup = { drug_strength: '1MG', drug: { drug_ingredients: [{ ...line, dosage_value: '5' }] } }
    const tablet = { drug_strength: '1MG', drug: { drug_ingredients: [{ ...line, dosage_unit: '' }] } }

    const { notices } = await imported({
      'a.json': JSON.stringify([
        report({ id: 1, din: '90000001', ...solution }),
        report({ id: 2, din: '90000002', ...syrup }),
        report({ id: 3, din: '90000003', ...tablet }),
      ]),
    })

    expect(notices).toMatchObject(['1MG/ML', '1MG/5ML', '1MG'].map((strength) => ({ facts: { strength } })))
  })

  it('are read from the CSV of the website, shortages and discontinuations', async () => {
    const shared = 'Report ID,Drug Identification Number,Report Type,Brand name,Company Name'
    const csv = [
      '\uFEFFThis file is provided as is.',
      `${shared},Packaging size,Shortage status,Actual start date,Reason,Date Updated,Tier 3`,
      '5,90000005,Shortage,INVENTOL,INVENTED INC,30,Actual,2026-02-01,Delay in shipping of the drug.,2026-02-03,Yes',
      `${shared},Packaging size,Discontinuation status,Anticipated discontinuation date,Reason,Date Updated`,
      '6,90000006,Discontinuation,OLDOL,INVENTED INC,30,To be discontinued,2026-09-01,Business reasons,2026-02-04',
    ].join('\n')

    const { notices } = await imported({ 'export.csv': csv })

    expect(notices).toMatchObject([
      {
        key: 'discontinuation:90000006',
        state: 'Anticipated',
        severity: 2,
        starts_on: '2026-09-01',
        facts: { reason: { id: 1 } },
      },
      { key: 'shortage:90000005', state: 'Active', severity: 0, starts_on: '2026-02-01', facts: { reason: { id: 8 } } },
    ])
  })

  it('are refused where a row of the CSV ends early', async () => {
    const csv = [
      'Report ID,Drug Identification Number,Report Type,Brand name,Shortage status,Actual start date,Date Updated,Tier 3',
      '5,90000005,Shortage,INVENTOL,Actual,2026-02-01,2026-02-03,Yes',
      '6,90000006,Shortage,OLDOL,Actual,2026-02-01,2026-',
    ].join('\n')

    const { notices, counts } = await imported({ 'export.csv': csv })

    expect(notices).toMatchObject([{ key: 'shortage:90000005' }])
    expect(counts).toMatchObject([{ read: 2, created: 1, broken: 1 }])
  })

  it('come to the same in whatever order their states are read, and the same again changes nothing', async () => {
    const old = { 'a.json': JSON.stringify([report()]) }
    const newer = {
      'b.json': JSON.stringify([
        report({
          status: 'resolved',
          updated_date: '2026-04-01T00:00:00-0400',
          actual_end_date: '2026-03-30T00:00:00-04:00',
        }),
      ]),
    }

    const forwards = await imported(old, newer, newer)
    const backwards = await imported(newer, old)

    expect(forwards.notices).toEqual(backwards.notices)
    expect(forwards.notices).toMatchObject([{ state: 'Resolved', ended_on: '2026-03-30' }])
    expect(forwards.counts[2]).toMatchObject({ unchanged: 1, created: 0, updated: 0 })
    expect(backwards.counts[1]).toMatchObject({ older: 1 })
  })

  it('that contradict each other under one date come to the worst, in any order, and the same again changes nothing', async () => {
    const active = JSON.stringify([report()])
    const resolved = JSON.stringify([report({ status: 'resolved' })])
    const [forwards, backwards] = [
      { 'a.json': active, 'b.json': resolved },
      { 'a.json': resolved, 'b.json': active },
    ]

    const one = await imported(forwards, forwards)
    const other = await imported(backwards, backwards)

    expect(one.notices).toMatchObject([{ state: 'Active' }])
    expect(one.notices).toEqual(other.notices)
    for (const { counts } of [one, other]) {
      expect(counts[0]).toMatchObject({ read: 2, created: 1, updated: 0, leftOut: 1 })
      expect(counts[1]).toMatchObject({ read: 2, created: 0, updated: 0, unchanged: 1, leftOut: 1 })
    }
  })

  it('of one date that come later take the place of what was read before, and a later date settles it', async () => {
    const active = { 'a.json': JSON.stringify([report()]) }
    const resolved = { 'a.json': JSON.stringify([report({ status: 'resolved' })]) }
    const later = report({ status: 'resolved', updated_date: '2026-04-01T00:00:00-0400' })
    const all = {
      'a.json': JSON.stringify([report()]),
      'b.json': JSON.stringify([report({ status: 'anticipated_shortage' })]),
      'c.json': JSON.stringify([later]),
    }

    expect((await imported(active, resolved)).notices).toMatchObject([{ state: 'Resolved' }])
    const { notices, counts } = await imported(all, all)
    expect(notices).toMatchObject([{ state: 'Resolved' }])
    expect(counts[1]).toMatchObject({ updated: 0, created: 0 })
  })

  it('have begun on no day where the shortage was avoided or the discontinuation was taken back before it came', async () => {
    const discontinuance = { type: { id: 2, label: 'discontinuance' }, actual_start_date: undefined }
    const { notices } = await imported({
      'a.json': JSON.stringify([
        report({
          status: 'avoided_shortage',
          actual_start_date: undefined,
          anticipated_start_date: '2026-05-01T00:00:00-04:00',
          actual_end_date: '2026-04-20T00:00:00-04:00',
        }),
        report({
          ...discontinuance,
          id: 2,
          status: 'reversed',
          anticipated_discontinuation_date: '2026-06-01T00:00:00-04:00',
        }),
        report({ ...discontinuance, id: 3, din: '90000003', status: 'reversed', discontinuation_date: '2026-01-05' }),
      ]),
    })

    expect(notices).toMatchObject([
      { key: 'discontinuation:90000001', state: 'Resolved', starts_on: null, ended_on: '2026-03-13' },
      { key: 'discontinuation:90000003', state: 'Resolved', starts_on: '2026-01-05', ended_on: '2026-03-13' },
      { key: 'shortage:90000001', state: 'Resolved', starts_on: null, ended_on: '2026-04-20' },
    ])
  })

  it('are refused with a status of the other kind, or a day of their update that is none', async () => {
    const { notices, counts } = await imported({
      'a.json': JSON.stringify([
        report({ status: 'discontinued' }),
        report({ id: 2, type: { id: 2, label: 'discontinuance' }, status: 'resolved' }),
        report({ id: 3, updated_date: '03/13/2026' }),
        report({ id: 4, updated_date: '2026-02-31T00:00:00-05:00' }),
      ]),
    })

    expect(notices).toEqual([])
    expect(counts[0]).toMatchObject({ read: 4, broken: 4 })
  })

  it('are read from a CSV with its columns in another order, and refused where one is missing', async () => {
    const rows = ['INVENTOL,5,90000005,2026-02-03,Actual', '"Other, oral",6,90000006,2026-02-03,Resolved']
    const header = 'Brand name,Report ID,Drug Identification Number,Date Updated,Shortage status'

    const { notices } = await imported({ 'a.csv': `A disclaimer, said first.\n${[header, ...rows].join('\r\n')}` })

    expect(notices).toMatchObject([
      { key: 'shortage:90000005', state: 'Active' },
      { key: 'shortage:90000006', state: 'Resolved' },
    ])
    const folder = await folderWith({ 'a.csv': [header.replace('Date Updated', 'Day'), ...rows].join('\n') })
    await expect(importFrom(await importContext(), 'shortages', folder)).rejects.toThrow(
      'a.csv, line 1: expected the columns of Drug Shortages Canada; missing: Date Updated.',
    )
  })

  it('without a DIN are kept, and what is not in the format is put aside with the reason', async () => {
    const { notices, counts } = await imported({
      'a.json': JSON.stringify([report({ din: undefined }), report({ id: 2, status: 'lost' }), { id: 3, status: 'x' }]),
    })

    expect(notices).toMatchObject([{ key: 'shortage:report:1', targets: [] }])
    expect(counts[0]).toMatchObject({ read: 3, broken: 2, created: 1 })
  })

  it('of something else are refused, having changed nothing', async () => {
    const folder = await folderWith({ 'a.json': '[{"NID": "1"}]' })

    await expect(importFrom(await importContext(), 'shortages', folder)).rejects.toThrow(NotInFormat)
  })

  it('are fetched with an account alone', () => {
    expect(shortages.missing?.(readImportSettings({}))).toMatch(/needs an account/)
  })
})
