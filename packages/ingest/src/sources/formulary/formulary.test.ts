import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fixture, folderWith } from '../../testing/files.ts'
import { importContext, importFrom } from '../../testing/import.ts'
import { stateOf } from '../../testing/state.ts'

const extract = fixture('formulary/extract.xml')
const edition = (change: (text: string) => string) =>
  folderWith({ 'extract.xml': change(readFileSync(extract, 'utf8')) })
const columns = [
  'din',
  'item_number',
  'manufacturer',
  'individual_price',
  'amount_mohltc_pays',
  'list_date',
  'strength',
  'dosage_form',
] as const

describe('importing the formulary', () => {
  it('keeps a row for each product, older prices and missing names as they come', async () => {
    const { db, ...rest } = await importContext()

    const { counts } = await importFrom({ db, ...rest }, 'formulary', extract)

    expect(counts).toMatchObject({ read: 5, updated: 3, broken: 2 })
    expect(await db.selectFrom('drug_prices').select(columns).orderBy('din').execute()).toEqual([
      {
        din: '00000001',
        item_number: '0010',
        manufacturer: 'Alpha & Sons Inc.',
        individual_price: '1.3654',
        amount_mohltc_pays: '1.3000',
        list_date: '2020-04-15',
        strength: '10mg',
        dosage_form: 'Tab',
      },
      {
        din: '00000002',
        item_number: '0010',
        manufacturer: 'Beta Pharma',
        individual_price: '0.4083',
        amount_mohltc_pays: null,
        list_date: '2021-01-01',
        strength: '10mg',
        dosage_form: 'Tab',
      },
      {
        din: '00000003',
        item_number: '',
        manufacturer: null,
        individual_price: '2.5000',
        amount_mohltc_pays: null,
        list_date: null,
        strength: '20mg',
        dosage_form: null,
      },
    ])
    const reasons = await db.selectFrom('import_quarantine').select('reason').orderBy('id').execute()
    expect(reasons.map((row) => row.reason)).toEqual([
      'Expected <drug id="…"> with eight digits, found "12".',
      'Expected prices as numbers such as 1.3654.',
    ])
  })

  it('takes no price of a file that was cut off', async () => {
    const context = await importContext()
    await importFrom(context, 'formulary', extract)
    const before = await stateOf(context.db)
    const dearer = (text: string) => text.replaceAll('<individualPrice>1.', '<individualPrice>9.')
    const torn = await edition((text) => dearer(text).slice(0, text.lastIndexOf('</pcg9>')))

    await expect(importFrom(context, 'formulary', torn, { batchSize: 1 })).rejects.toThrow(
      /^extract\.xml, line \d+: not well-formed XML/,
    )

    expect(await stateOf(context.db)).toEqual(before)
  })

  it('keeps how Ontario covers a product, with the criteria of its group and its set', async () => {
    const { db, ...rest } = await importContext()
    await importFrom(
      { db, ...rest },
      'formulary',
      await edition((text) =>
        text
          .replace('<drug id="00000001" sec3="Y">', '<drug id="00000001" sec3="Y" sec12="Y"><dailyCost>2.6</dailyCost>')
          .replace('<drug id="00000002">', '<drug id="00000002" sec3="Y" sec3bEAP="Y">')
          .replace(
            '<lccNote seq="001">For patients.</lccNote>',
            '<lccNote seq="001" reasonForUseId="528">For patients.</lccNote><lccNote seq="002">Or who are old.</lccNote><lccNote seq="003" type="R">One year</lccNote>',
          ),
      ),
    )
    const rows = await db
      .selectFrom('drug_prices')
      .select(['din', 'coverage', 'limited_use', 'daily_cost', 'interchangeable_id', 'edition_date', 'generic_name'])
      .orderBy('din')
      .execute()
    const limited_use = [{ code: '528', text: 'For patients.\nOr who are old.\nOne year' }]
    const same = { edition_date: '2026-01-31', generic_name: 'Inventin' }
    expect(rows).toEqual([
      { din: '00000001', coverage: 'LimitedUse', limited_use, daily_cost: '2.6000', interchangeable_id: '3', ...same },
      {
        din: '00000002',
        coverage: 'ExceptionalAccess',
        limited_use,
        daily_cost: null,
        interchangeable_id: '3',
        ...same,
      },
      { din: '00000003', coverage: 'NotABenefit', limited_use: [], daily_cost: null, interchangeable_id: '4', ...same },
    ])
  })

  it('changes not one row the second time', async () => {
    const context = await importContext()
    await importFrom(context, 'formulary', extract)
    const before = await stateOf(context.db)

    const { counts } = await importFrom(context, 'formulary', extract)

    expect(counts).toMatchObject({ updated: 0, unchanged: 3 })
    expect(await stateOf(context.db)).toEqual(before)
  })

  it('takes new prices and drops rows from a newer edition, and nothing from an older one', async () => {
    const context = await importContext()
    await importFrom(context, 'formulary', extract)
    const newer = await edition((text) =>
      text
        .replace('2026-01-30', '2026-02-27')
        .replace('1.3654', '1.4')
        .replace(/<drug id="00000002">.*?<\/drug>/, ''),
    )
    const older = await edition((text) => text.replace('2026-01-30', '2025-02-27').replace('1.3654', '9'))

    const { counts } = await importFrom(context, 'formulary', newer)
    const after = await stateOf(context.db)
    const late = await importFrom(context, 'formulary', older)

    expect(counts).toMatchObject({ updated: 1, unchanged: 1, gone: 1 })
    expect(late.counts).toMatchObject({ updated: 0, older: 3, gone: 0 })
    expect(await stateOf(context.db)).toEqual(after)
  })

  it('keeps the price of a product that a newer edition holds in a broken row', async () => {
    const context = await importContext()
    await importFrom(context, 'formulary', extract)
    const prices = () => context.db.selectFrom('drug_prices').select(columns).orderBy('din').execute()
    const before = await prices()

    const { counts } = await importFrom(
      context,
      'formulary',
      await edition((text) => text.replace('2026-01-30', '2026-02-27').replace('1.3654', 'one')),
    )

    expect(counts).toMatchObject({ unchanged: 2, broken: 3, gone: 0 })
    expect(await prices()).toEqual(before)
  })

  it('moves a product that a newer edition lists under another number', async () => {
    const context = await importContext()
    await importFrom(context, 'formulary', extract)

    await importFrom(
      context,
      'formulary',
      await edition((text) => text.replace('2026-01-30', '2026-02-27').replace('>0010<', '>0099<')),
    )

    const rows = await context.db.selectFrom('drug_prices').select(['din', 'item_number']).orderBy('din').execute()
    expect(rows).toEqual([
      { din: '00000001', item_number: '0099' },
      { din: '00000002', item_number: '0099' },
      { din: '00000003', item_number: '' },
    ])
  })

  it('refuses a file without the day it was made', async () => {
    const context = await importContext()

    await expect(
      importFrom(context, 'formulary', await edition((text) => text.replace(' createDate="2026-01-30"', ''))),
    ).rejects.toThrow('extract.xml: expected <extract createDate="YYYY-MM-DD">.')
    await expect(importFrom(context, 'formulary', fixture('pubmed'))).rejects.toThrow('expected one XML file')
  })

  it('refuses an extract without products, which would delist all there are', async () => {
    const context = await importContext()
    await importFrom(context, 'formulary', extract)
    const before = await stateOf(context.db)
    const emptied = await edition((text) =>
      text.replace(/createDate="\d{4}/, 'createDate="2099').replaceAll(/<drug .*?<\/drug>/gs, ''),
    )

    await expect(importFrom(context, 'formulary', emptied)).rejects.toThrow(
      'extract.xml: expected products as <drug id="…">, found none.',
    )

    expect(await stateOf(context.db)).toEqual(before)
  })
})
