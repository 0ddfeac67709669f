import { safetyRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { someRecall, someRetraction, someSupply, tellReports } from './testing/reports.ts'
import { safetyStage } from './testing/stage.ts'

const { test, reader, makeDrug, noticesOf, contentOf } = await safetyStage()

describe('a shortage', () => {
  it.each([
    ['two strengths of one brand apart', 'Taro-Budesonide', '3MG', 'Taro-Budesonide 3\u00a0mg'],
    ['a product of two ingredients', 'Rivacocet', '325MG / 5MG', 'Rivacocet 325\u00a0mg / 5\u00a0mg'],
    ['a strength once that its name has', 'Aldactone 100 mg', '100MG', 'Aldactone 100 mg'],
    ['a share as English writes it', 'Apo-Brimonidine', '0.2%', 'Apo-Brimonidine 0.2%'],
    ['a solution by its volume', 'Metadol-D', '1MG/ML', 'Metadol-D 1\u00a0mg/mL'],
    ['a syrup by its spoon', 'Tantaphen', '160MG/5ML', 'Tantaphen 160\u00a0mg/5\u00a0mL'],
    ['no strength that was not reported', 'Levate', null, 'Levate'],
  ])('tells %s in its title', async (_, name, strength, titled) => {
    const { din, contentItemId } = await makeDrug()

    await tellReports(test.app, [
      {
        recordKey: din,
        noticeKey: `shortage:${din}`,
        report: someSupply({ din, strength, name: { en: name, fr: null } }),
      },
    ])

    const title = `In shortage: ${titled}`
    expect(await noticesOf(contentItemId)).toMatchObject([{ title }])
    expect((await contentOf(contentItemId)).notices).toMatchObject([{ title }])
  })
})

describe('a title that ends with a full stop', () => {
  it('loses it, as the titles of articles do: more may follow on its line', async () => {
    const retraction = someRetraction({ pmid: '990000771', title: 'Two drugs compared.' })
    const recall = someRecall({ product: 'Stopol', title: 'Stopol: one lot recalled.' })
    await tellReports(test.app, [
      { source: 'pubmed', recordKey: '990000771', noticeKey: 'retraction:990000771', report: retraction },
      { source: 'recalls', recordKey: 'stopol', noticeKey: 'recall:stopol', report: recall },
    ])

    const titles = async (searchTerm: string) =>
      (await test.as(reader).call(safetyRoutes.listNotices, { query: { searchTerm } })).body.map(({ title }) => title)

    expect(await titles('Two drugs compared')).toEqual(['Retracted: Two drugs compared'])
    expect(await titles('Stopol')).toEqual(['Stopol: one lot recalled'])
  })
})
