import { safetyRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { makeContent } from '../../testing/contents.ts'
import { linkContents } from '../contents/index.ts'
import { someSupply, tellReports } from './testing/reports.ts'
import { safetyStage } from './testing/stage.ts'

const { test, reader, makeDrug } = await safetyStage()

const titlesFor = async (searchTerm: string) =>
  (await test.as(reader).call(safetyRoutes.listNotices, { query: { searchTerm } })).body.map(({ title }) => title)

const tellShortage = (din: string, changes: Parameters<typeof someSupply>[0]) =>
  tellReports(test.app, [
    { recordKey: `${din}:1`, noticeKey: `shortage:${din}`, report: someSupply({ din, packages: null, ...changes }) },
  ])

describe('the list of notices, by name', () => {
  it('finds begun words of the name in both languages, the maker and the number', async () => {
    await tellShortage('09990001', {
      name: { en: 'Quinzolam Drops', fr: 'Quinzolam Gouttes dorées' },
      company: 'Verdancia',
      strength: null,
    })

    for (const term of ['quinzo', 'drops quinzolam', 'gouttes DOREES', 'verdanc', '09990001'])
      expect(await titlesFor(term), term).toEqual(['In shortage: Quinzolam Drops'])
    expect(await titlesFor('quinzolam tablets')).toEqual([])
  })

  it('finds what concerns a product of the ingredient that is asked for', async () => {
    const { din } = await makeDrug({ name: 'APO-ZIBRA' })
    const made = { sourceKey: 'ingredient:ZIBRAXETINE', title: 'Zibraxetine', contentItemId: undefined }
    await makeContent(test.app, 'DrugIngredient', made)
    const fromKey = `dpd:${din}`
    const links = [{ fromKey, toKey: made.sourceKey }]
    await inTransaction(test.app, (tx) => linkContents(tx, { fromKeys: [fromKey], relation: 'ingredient', links }))
    await tellShortage(din, { name: { en: 'APO-ZIBRA', fr: 'APO-ZIBRA' }, strength: null })

    expect(await titlesFor('zibraxetine')).toEqual(['In shortage: APO-ZIBRA'])
  })

  it('finds nothing by signs alone, and refuses what is too long', async () => {
    expect(await titlesFor('?!')).toEqual([])

    const query = { searchTerm: 'a'.repeat(10_000) }
    const { status } = await test.as(reader).call(safetyRoutes.listNotices, { query })
    expect(status).toBe(400)
  })
})
