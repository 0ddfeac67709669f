import { describe, expect, it } from 'vitest'
import { listInputFiles } from '../../input/input.ts'
import { fixture, folderWith } from '../../testing/files.ts'
import { importContext, importFrom } from '../../testing/import.ts'
import { listItems } from '../../testing/items.ts'
import { edit, later, release } from '../../testing/releases.ts'
import { stateOf } from '../../testing/state.ts'
import { drugProducts } from './drug-products.source.ts'

describe('drug products that are not in the format', () => {
  it('says no status of a product whose own it does not know, and keeps what was known of it', async () => {
    const context = await importContext()
    await importFrom(context, 'drug-products', fixture('drug-products'))
    const unknown = release((tables) => {
      later(tables)
      edit(tables, 'status.txt', /"66964","Y","MARKETED"/, '"66964","Y","SUSPENDED"')
      edit(tables, 'status.txt', /"12939","Y","MARKETED"(.*)\r\n/, '$&"12939","Y","DORMANT","01-MAY-2026","","",""\r\n')
    })

    const { counts } = await importFrom(context, 'drug-products', await folderWith(unknown))

    expect(counts).toMatchObject({ broken: 2 })
    const reasons = await context.db.selectFrom('import_quarantine').select('reason').orderBy('record_key').execute()
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'Expected one current status for the product, found MARKETED and DORMANT.',
      'Expected a current STATUS such as MARKETED, APPROVED, DORMANT or CANCELLED POST MARKET, found "SUSPENDED".',
    ])
    const drugs = await listItems(context.db, 'Drug')
    expect(drugs.find((item) => item.source_key === 'dpd:66964')).toMatchObject({
      isGone: false,
      details: { drugStatus: 'Marketed' },
    })
  })

  it.each([
    ['drug.txt', '', 'drug.txt: expected rows of 14 columns, the file is empty.'],
    ['ingred.txt', '', 'ingred.txt: expected rows of 15 columns, the file is empty.'],
    ['comp.txt', '"49973","a"\r\n', 'comp.txt, line 1: expected 18 columns'],
  ])('refuses %s as %j, having changed nothing', async (name, text, message) => {
    const context = await importContext()
    await importFrom(context, 'drug-products', fixture('drug-products'))
    const before = await stateOf(context.db)
    const tables = release(later)

    await expect(importFrom(context, 'drug-products', await folderWith({ ...tables, [name]: text }))).rejects.toThrow(
      message,
    )

    expect(await stateOf(context.db)).toEqual(before)
  })

  it.each([
    [
      'ingred.txt',
      /"49973",/,
      '"4997X",',
      /ingred\.txt, line \d+: expected 15 columns that begin with a DRUG_CODE of digits, found 15/,
    ],
    ['ingred.txt', /("49973",[^\r]*),"[^"]*"\r\n/, '$1\r\n', /ingred\.txt, line \d+: expected 15 columns .*found 14/],
    ['ther.txt', /("49973",[^\r]*),"[^"]*"\r\n/, '$1\r\n', /ther\.txt, line \d+: expected 4 or 7 columns .*found 3/],
  ])(
    'refuses %s with one row that is not in the format, which would take what follows from its products',
    async (name, from, to, message) => {
      const context = await importContext()
      const tables = release((all) => edit(all, name, from, to))

      await expect(importFrom(context, 'drug-products', await folderWith(tables))).rejects.toThrow(message)

      expect(await listItems(context.db, 'Drug')).toEqual([])
    },
  )

  it('dates nothing by a day that is none', async () => {
    const context = await importContext()
    const tables = release((all) => {
      edit(all, 'drug.txt', /("49973",.*)"\d{2}-[A-Z]{3}-\d{4}"/, '$1"2026-04-15"')
      edit(all, 'status.txt', /"66964","Y","MARKETED","[^"]*"/, '"66964","Y","MARKETED","31-FEB-2020"')
    })

    const { counts } = await importFrom(context, 'drug-products', await folderWith(tables))

    expect(counts).toMatchObject({ broken: 2, created: 61 })
    const reasons = await context.db.selectFrom('import_quarantine').select('reason').orderBy('record_key').execute()
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'Expected LAST_UPDATE_DATE as DD-MON-YYYY, found "2026-04-15".',
      'Expected HISTORY_DATE as DD-MON-YYYY, found "31-FEB-2020".',
    ])
  })

  it('takes nothing from a product whose row lacks a column, or whose ingredients are cut off', async () => {
    const context = await importContext()
    await importFrom(context, 'drug-products', fixture('drug-products'))
    const cut = release((tables) => {
      later(tables)
      edit(tables, 'drug.txt', /("66964","[^"]*","Human","\d{8}",)"[^"]*",/, '$1')
      edit(tables, 'ingred.txt', /"12939",[^\r]*\r\n/g, '')
    })

    const { counts } = await importFrom(context, 'drug-products', await folderWith(cut))

    expect(counts).toMatchObject({ read: 62, broken: 2, updated: 1, gone: 1 })
    const reasons = await context.db.selectFrom('import_quarantine').select('reason').orderBy('record_key').execute()
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'Expected a row of the product in the table ingred.',
      'Expected 14 columns in drug.txt, found 13.',
    ])
  })

  it('quarantines a broken product and refuses what is no release at all', async () => {
    const context = await importContext()
    const broken = release((tables) => {
      edit(tables, 'drug.txt', '"02230711"', '"DIN"')
      edit(tables, 'status.txt', '"12938","Y"', '"12938","N"')
    })

    const { counts } = await importFrom(context, 'drug-products', await folderWith(broken))

    expect(counts).toMatchObject({ broken: 2, created: 61 })
    const reasons = await context.db.selectFrom('import_quarantine').select('reason').orderBy('record_key').execute()
    expect(reasons.map((row) => row.reason)).toEqual([
      'Expected a status row with CURRENT_STATUS_FLAG "Y" for the product.',
      'Expected DRUG_IDENTIFICATION_NUMBER of eight digits, found "DIN".',
    ])
    await expect(importFrom(context, 'drug-products', await folderWith({ 'drug.txt': 'hello' }))).rejects.toThrow(
      'The marketed products: expected the table comp beside drug.',
    )
    await expect(importFrom(context, 'drug-products', await folderWith({ 'a.csv': 'x' }))).rejects.toThrow(
      'expected the tables of the Drug Product Database',
    )
    await expect(
      importFrom(context, 'drug-products', await folderWith({ ...release(), 'ingred.txt': 'code;name\r\n' })),
    ).rejects.toThrow('ingred.txt, line 1: expected 15 columns that begin with a DRUG_CODE of digits')
  })

  it('are refused where a table is there twice, of which one would take the place of the other', async () => {
    const context = await importContext()
    const twice = { ...release(), 'DRUG.TXT': release(later)['drug.txt'] ?? '' }

    await expect(importFrom(context, 'drug-products', await folderWith(twice))).rejects.toThrow(
      'drug.txt: expected each table once, found it twice; import each release by itself.',
    )
  })

  it('are not told by the list of what is inactive, which stands beside the cancelled ones and says no more', async () => {
    const inactive = { ...release(), 'inactive.txt': '"1","00000001","OLDOL","01-JAN-2001",""\r\n' }

    const plan = await drugProducts.plan(await listInputFiles(await folderWith(inactive)))

    expect(plan.passedOver).toEqual([
      'inactive.txt: a list of cancelled products by their names; the tables whose names end in _ia tell of them.',
    ])
  })
})
