import { safetyRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { makeContent } from '../../testing/contents.ts'
import type { Person } from '../../testing/make.ts'
import { linkContents } from '../contents/index.ts'
import { someRecall, someRetraction, someSupply, tellReports } from './testing/reports.ts'
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

describe('why an article was retracted', () => {
  it('is told in French by the words of a closed list, and as it was given where the list has no such words', async () => {
    const reasons = ['Concerns/Issues About Data', 'Fake Peer Review', 'Something New']
    const report = someRetraction({ pmid: '990000881', title: 'Quorvanil in hearts', reasons })
    await tellReports(test.app, [
      { source: 'retractions', recordKey: 'r881', noticeKey: 'retraction:990000881', report },
    ])
    const francophone = await test.make.doctor()
    await test
      .as(francophone)
      .call(userRoutes.setLanguage, { params: { id: francophone.userId }, body: { language: 'fr' } })
    const reasonFor = async (person: Person) => {
      const { body } = await test.as(person).call(safetyRoutes.listNotices, { query: { searchTerm: 'quorvanil' } })
      return body.map(({ reason }) => reason)
    }

    expect(await reasonFor(reader)).toEqual([reasons.join('; ')])
    expect(await reasonFor(francophone)).toEqual([
      'Doutes sur les données; Fausse évaluation par les pairs; Something New',
    ])
  })
})

describe('what a source advises', () => {
  it('says its language, which is not always the reader’s', async () => {
    await tellReports(test.app, [
      {
        source: 'recalls',
        recordKey: 'recall-882',
        noticeKey: 'recall:882',
        report: someRecall({ title: 'Velmorin: one lot recalled', product: 'Velmorin' }),
      },
    ])
    const francophone = await test.make.doctor()
    await test
      .as(francophone)
      .call(userRoutes.setLanguage, { params: { id: francophone.userId }, body: { language: 'fr' } })
    const told = async (person: Person) =>
      (await test.as(person).call(safetyRoutes.listNotices, { query: { searchTerm: 'velmorin' } })).body.map(
        ({ summary, summaryLanguage }) => [summary, summaryLanguage],
      )

    expect(await told(reader)).toEqual([['Return the product to a pharmacy.', 'en']])
    expect(await told(francophone)).toEqual([['Return the product to a pharmacy.', 'en']])
  })
})
