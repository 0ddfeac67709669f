import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { folderWith } from '../../testing/files.ts'
import { importContext, importFrom } from '../../testing/import.ts'
import { noticesOf } from '../../testing/notices.ts'
import { adviceOf } from './recall-texts.ts'

const recall = (changes: Record<string, string | null> = {}) => ({
  NID: '1',
  Title: 'Inventol 10 mg tablet: out of specification',
  URL: 'https://example.test/recall',
  Organization: 'Drugs and health products',
  Product: 'Inventol 10 mg tablet',
  Issue: 'Product quality - Labelling',
  'What you should do': 'Verify your lot.Consult your pharmacist.',
  Category: 'Drugs',
  'Recall class': 'Type I - Type II',
  'Last updated': '2025-06-18',
  Archived: '0',
  ...changes,
})

const french = {
  NID: '1',
  Titre: 'Inventol : non conforme',
  URL: 'https://example.test/rappel',
  Organization: 'Médicaments et produits de santé',
  Produit: 'Inventol',
  Problème: 'Qualité du produit',
  'Ce que vous devriez faire': 'Vérifiez votre lot.',
  Catégorie: 'Médicaments',
  'Classe de rappel': 'Type I',
  'Dernière mise à jour': '2025-06-18',
  Archivé: '0',
}

async function imported(...files: Record<string, string>[]) {
  const context = await importContext()
  const counts = []
  for (const each of files) counts.push((await importFrom(context, 'recalls', await folderWith(each))).counts)
  return { notices: await noticesOf(context.db), counts }
}

describe('recalls', () => {
  it('are joined from both languages, whichever comes first', async () => {
    const english = { 'en.json': JSON.stringify([recall()]) }
    const inFrench = { 'fr.json': JSON.stringify([french]) }

    const { notices } = await imported(english, inFrench)

    expect(notices).toMatchObject([
      {
        key: 'recall:1',
        kind: 'Recall',
        state: 'Active',
        severity: 0,
        updated_on: '2025-06-18',
        facts: {
          name: { en: 'Inventol 10 mg tablet: out of specification', fr: 'Inventol : non conforme' },
          advice: { en: 'Verify your lot. Consult your pharmacist.', fr: 'Vérifiez votre lot.' },
          reason: { en: 'Product quality, Labelling', fr: 'Qualité du produit' },
        },
      },
    ])
    expect((await imported(inFrench, english)).notices).toEqual(notices)
  })

  it('of anything but drugs for people are left out, with the reason', async () => {
    const rows = [
      recall({ NID: '2', Organization: 'Medical devices', Category: 'Cardiovascular' }),
      recall({ NID: '3', Category: 'Natural health products' }),
      recall({ NID: '4', Category: 'Drugs - Veterinary' }),
      recall({ NID: '5', Issue: 'Unauthorized product' }),
      recall({ NID: '6', Organization: 'TC', Category: 'SUV' }),
      recall({ NID: '7', Organization: 'Health Canada', Category: 'Health products - Drugs', Archived: 'Yes' }),
    ]

    const { notices, counts } = await imported({ 'en.json': JSON.stringify(rows) })

    expect(counts[0]?.leftOutFor).toEqual({
      'medical devices': 1,
      'natural health products': 1,
      'for animals': 1,
      'unauthorized products': 1,
      'no health products': 1,
    })
    expect(notices).toMatchObject([{ key: 'recall:7', state: 'Resolved' }])
  })

  it('that the whole file no longer has were withdrawn', async () => {
    const first = { 'HCRSAMOpenData.json': JSON.stringify([recall(), recall({ NID: '8' })]) }
    const second = { 'HCRSAMOpenData.json': JSON.stringify([recall({ 'Last updated': '2025-07-01' })]) }

    const { notices } = await imported(first, second)

    expect(notices).toMatchObject([
      { key: 'recall:1', state: 'Active' },
      { key: 'recall:8', state: 'Resolved', ended_on: '2025-07-01' },
    ])
    expect((await imported(second, first)).notices).toEqual(notices)
  })

  it('are not withdrawn where the whole file holds them in a row that is not in the format', async () => {
    const first = { 'HCRSAMOpenData.json': JSON.stringify([recall(), recall({ NID: '8' })]) }
    const second = {
      'HCRSAMOpenData.json': JSON.stringify([
        recall({ 'Last updated': '2025-07-01' }),
        { ...recall({ NID: '8' }), Title: null },
      ]),
    }

    const { notices, counts } = await imported(first, second)

    expect(counts[1]).toMatchObject({ read: 2, broken: 1, gone: 0 })
    expect(notices.map(({ key, state }) => `${key} ${state}`)).toEqual(['recall:1 Active', 'recall:8 Active'])
  })

  it('are read from CSV in any order of columns, and refused where a row was cut off or a day is none', async () => {
    const names = Object.keys(recall()).reverse()
    const line = (cells: (string | null)[]) => cells.map((cell) => `"${cell}"`).join(',')
    const rowOf = (changes: Record<string, string>) => {
      const row: Record<string, string | null> = recall(changes)
      return names.map((name) => row[name] ?? '')
    }
    const csv = [
      line(names),
      line(rowOf({})),
      line(rowOf({ NID: '2' }).slice(0, -1)),
      line(rowOf({ NID: '3', 'Last updated': 'soon' })),
    ]

    const { notices, counts } = await imported({ 'recalls.csv': `\uFEFF${csv.join('\r\n')}\r\n` })

    expect(notices).toMatchObject([{ key: 'recall:1', severity: 0, state: 'Active' }])
    expect(counts).toMatchObject([{ read: 3, created: 1, broken: 2 }])
  })

  it('are refused in a file that is empty', async () => {
    const folder = await folderWith({ 'recalls.csv': '' })

    await expect(importFrom(await importContext(), 'recalls', folder)).rejects.toThrow(
      'recalls.csv: the file is empty.',
    )
  })

  it('are stored however long their product and title are, and stop no other', async () => {
    const words = (count: number) => Array.from({ length: count }, () => randomBytes(6).toString('base64')).join(' ')
    const long = [recall({ NID: '1', Product: `Inventol ${words(700)}` }), recall({ NID: '2', Title: words(200_000) })]

    const { notices, counts } = await imported({ 'en.json': JSON.stringify([...long, recall({ NID: '3' })]) })

    expect(notices.map(({ key }) => key)).toEqual(['recall:1', 'recall:2', 'recall:3'])
    expect(counts).toMatchObject([{ created: 3 }])
  })

  it('name no person, e-mail or phone of a firm', () => {
    const text =
      'Return it to your pharmacy.Contact the companies if you have questions:Invented Inc., by contacting Jo Doe by calling 416-555-0199, or by email at&nbsp;jo@example.test'

    expect(adviceOf(text)).toBe('Return it to your pharmacy.')
  })
})
