import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NotInFormat } from '../../formats/refusal.ts'
import { folderWith } from '../../testing/files.ts'
import { importContext, importFrom } from '../../testing/import.ts'
import { noticesOf } from '../../testing/notices.ts'

const header =
  'Record ID,Title,Subject,Institution,Journal,Publisher,Country,Author,URLS,ArticleType,RetractionDate,RetractionDOI,RetractionPubMedID,OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,Reason,Paywalled,Notes'

interface Row {
  id: number
  date?: string
  pmid?: string
  doi?: string
  nature?: string
}

const csvOf = (...rows: Row[]) =>
  [
    header,
    ...rows.map(
      ({ id, date = '9/27/2023 0:00', pmid = '990000001', doi = '10.5555/A', nature = 'Retraction' }) =>
        `${id},An invented paper,,,Invented Journal,,,,,,${date},10.5555/R,0,1/2/2020 0:00,${doi},${pmid},${nature},+Paper Mill;+Unreliable Data;,No,`,
    ),
  ].join('\n')

async function imported(...files: string[]) {
  const context = await importContext()
  for (const csv of files) await importFrom(context, 'retractions', await folderWith({ 'retraction_watch.csv': csv }))
  return noticesOf(context.db)
}

describe('rows of Retraction Watch', () => {
  it('name an article by its PMID, else by its DOI', async () => {
    const notices = await imported(csvOf({ id: 1 }, { id: 2, pmid: '0' }, { id: 3, pmid: '', doi: 'unavailable' }))

    expect(notices.map(({ key, targets }: { key: string; targets?: string[] }) => [key, targets])).toEqual([
      ['retraction:doi:10.5555/a', ['doi 10.5555/a']],
      ['retraction:pmid:990000001', ['doi 10.5555/a', 'pmid 990000001']],
      ['retraction:record:3', []],
    ])
    expect(notices[1]).toMatchObject({
      kind: 'Retraction',
      state: 'Active',
      severity: 0,
      starts_on: '2023-09-27',
      facts: { name: { en: 'An invented paper' }, reasons: ['Paper Mill', 'Unreliable Data'], noticeDoi: '10.5555/r' },
    })
  })

  it('are named by no DOI that is too long to be one', async () => {
    const doi = `10.5555/${Array.from({ length: 200 }, () => randomUUID()).join('')}`

    const notices = await imported(csvOf({ id: 1, pmid: '', doi }))

    expect(notices.map(({ key }) => key)).toEqual(['retraction:record:1'])
  })

  it('do not make their file newer than today by a day that is yet to come', async () => {
    const notices = await imported(
      csvOf({ id: 1 }, { id: 2, pmid: '990000002', date: '1/1/2099 0:00' }),
      csvOf({ id: 1, nature: 'Correction', date: '9/28/2023 0:00' }),
    )

    expect(notices.map(({ key }) => key)).toContain('correction:pmid:990000001')
  })

  it('are told by their nature, and a reinstatement cancels', async () => {
    const notices = await imported(
      csvOf(
        { id: 1 },
        { id: 2, nature: 'Reinstatement', date: '1/5/2024 0:00' },
        { id: 3, nature: 'Correction' },
        { id: 4, nature: 'Expression of concern', pmid: '990000004', doi: '' },
      ),
    )

    expect(notices.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'concern:pmid:990000004 Active',
      'correction:pmid:990000001 Active',
      'retraction:pmid:990000001 Resolved',
    ])
  })

  it('cancel what another row tells of the same article by its DOI alone', async () => {
    const notices = await imported(
      csvOf({ id: 1, pmid: '' }, { id: 2, nature: 'Reinstatement', date: '1/5/2024 0:00' }),
    )

    expect(notices.map(({ key, state }) => `${key} ${state}`)).toEqual(['retraction:doi:10.5555/a Resolved'])
  })

  it('come to the same in whatever order the vintages are read', async () => {
    const [old, newer] = [
      csvOf({ id: 1, nature: 'Correction' }),
      csvOf({ id: 1 }, { id: 9, date: '2/2/2024 0:00', pmid: '990000009' }),
    ]

    expect(await imported(old, newer)).toEqual(await imported(newer, old))
  })

  it('are refused with a day that is none, and kept without one', async () => {
    const notices = await imported(
      csvOf(
        { id: 1, date: '13/45/2023 0:00' },
        { id: 2, pmid: '990000002', date: 'soon' },
        { id: 3, pmid: '990000003', date: '' },
      ),
    )

    expect(notices).toMatchObject([{ key: 'retraction:pmid:990000003', starts_on: null }])
  })

  it('are refused where columns are missing', async () => {
    const folder = await folderWith({ 'a.csv': 'Record ID,Title\n1,x' })

    await expect(importFrom(await importContext(), 'retractions', folder)).rejects.toThrow(NotInFormat)
  })
})
