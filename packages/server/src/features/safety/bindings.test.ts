import { contentRoutes, folioRoutes, notificationRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { makeContent } from '../../testing/contents.ts'
import { markGone } from '../contents/index.ts'
import { bindNotices } from './bindings.service.ts'
import { someRecall, someRetraction, tellReports } from './testing/reports.ts'
import { safetyStage } from './testing/stage.ts'

const { test, reader, makeDrug, noticesOf, contentOf } = await safetyStage()

describe('a recalled product and a removed record', () => {
  it('say so in every file of a folio', async () => {
    const [recalled, removed] = [await makeDrug({ name: 'EXPORTOL' }), await makeDrug({ name: 'GONAFIL' })]
    const { body: folio } = await test
      .as(reader)
      .call(folioRoutes.createFolio, { body: { title: 'Taken along', shareLevel: 'Private' } })
    const params = { id: folio.folioId }
    for (const { contentItemId } of [recalled, removed])
      await test.as(reader).call(folioRoutes.addClippings, { params, body: { contentItemId } })
    await inTransaction(test.app, (tx) => markGone(tx, [`dpd:${removed.din}`], test.clock.now()))
    const report = someRecall({ product: 'Exportol', title: 'Exportol: one lot is too strong' })
    await tellReports(test.app, [{ source: 'recalls', recordKey: '12:en', noticeKey: 'recall:12', report }])

    for (const format of ['ris', 'bibtex', 'nbib', 'csv', 'html'] as const) {
      const { raw } = await test.as(reader).call(folioRoutes.exportFolio, { params, query: { format } })
      expect(raw.body).toContain('Recall: Possibly concerned by: Exportol: one lot is too strong')
      expect(raw.body).toMatch(/Removed by its source: (?!Exportol)/)
    }
  })
})

describe('a recall', () => {
  it('joins its two languages, and possibly concerns what its name and maker name', async () => {
    const { contentItemId } = await makeDrug({ name: 'ZENTRALOL' })

    await tellReports(test.app, [
      {
        source: 'recalls',
        recordKey: '1:en',
        noticeKey: 'recall:1',
        report: someRecall({ product: 'Zentralol tablet', title: 'Zentralol tablet: lot recalled' }),
      },
      {
        source: 'recalls',
        recordKey: '1:fr',
        noticeKey: 'recall:1',
        report: someRecall({
          language: 'fr',
          title: 'Rappel de Zentralol',
          product: 'Zentralol',
          advice: 'Rapportez-le.',
        }),
      },
    ])

    expect(await noticesOf(contentItemId)).toMatchObject([
      {
        kind: 'Recall',
        severity: 'Critical',
        title: 'Zentralol tablet: lot recalled',
        summary: 'Return the product to a pharmacy.',
        reason: 'Type I recall · Product quality',
        match: 'Name',
        source: { name: 'Health Canada Recalls and Safety Alerts' },
      },
    ])
    expect((await contentOf(contentItemId)).notices).toMatchObject([
      { kind: 'Recall', title: 'Possibly concerned by: Zentralol tablet: lot recalled' },
    ])
  })

  it('by its name alone is told to whoever saved it as one that possibly concerns it', async () => {
    const saver = test.as(await test.make.doctor())
    const { contentItemId } = await makeDrug({ name: 'NOMINAFIL' })
    const { body: folio } = await saver.call(folioRoutes.createFolio, { body: { title: 'Saved' } })
    await saver.call(folioRoutes.addClippings, { params: { id: folio.folioId }, body: { contentItemId } })

    const report = someRecall({ product: 'Nominafil', title: 'Nominafil: lot recalled' })
    await tellReports(test.app, [{ source: 'recalls', recordKey: '9:en', noticeKey: 'recall:9', report }])

    const { body: told } = await saver.call(notificationRoutes.listNotifications, { query: { count: 10 } })
    expect(told).toMatchObject([{ kind: 'SafetyNotice', body: 'Possibly concerned by: Nominafil: lot recalled' }])
  })

  it('of bottles that may contain another strength concerns neither that strength nor those its advice leaves out', async () => {
    const strengths = ['25', '50', '150']
    const drugs = await Promise.all(strengths.map((strength) => makeDrug({ name: 'MIXTABALIN', strength })))
    const report = { source: 'recalls', recordKey: '3:en', noticeKey: 'recall:3' }
    const title = 'Mixtabalin: some bottles may contain 150 mg capsules'
    const concerned = async () => {
      const notices = await Promise.all(drugs.map(({ contentItemId }) => noticesOf(contentItemId)))
      return strengths.filter((_, nth) => notices[nth]?.length)
    }

    await tellReports(test.app, [{ ...report, report: someRecall({ product: 'Mixtabalin', title }) }])
    expect(await concerned()).toEqual(['25', '50'])

    const advice = 'Check that your bottle holds 50 mg capsules. If it contains any 150 mg capsules, return it.'
    await tellReports(test.app, [{ ...report, report: someRecall({ product: 'Mixtabalin', title, advice }) }])
    expect(await concerned()).toEqual(['50'])
  })

  it('of a bottle with tablets of another drug concerns every strength of its own', async () => {
    const { contentItemId } = await makeDrug({ name: 'PURAFYLLINE', strength: '100' })
    const title = 'Purafylline: one lot may contain sitagliptin 100 mg tablets'

    await tellReports(test.app, [
      {
        source: 'recalls',
        recordKey: '4:en',
        noticeKey: 'recall:4',
        report: someRecall({ product: 'Purafylline', title }),
      },
    ])

    expect(await noticesOf(contentItemId)).toHaveLength(1)
  })

  it('is closed when it is archived', async () => {
    const { contentItemId } = await makeDrug({ name: 'ARCHIVOL' })
    const report = { source: 'recalls', recordKey: '2:en', noticeKey: 'recall:2' }

    await tellReports(test.app, [
      { ...report, report: someRecall({ product: 'Archivol' }) },
      { ...report, report: someRecall({ product: 'Archivol', isArchived: true, updatedOn: '2026-05-01' }) },
    ])

    expect(await noticesOf(contentItemId)).toMatchObject([{ state: 'Resolved', endedOn: '2026-05-01' }])
  })
})

describe('a retraction', () => {
  const makeArticle = async (pmid: string, doi: string | null = null) =>
    (await makeContent(test.app, 'Article', { title: `Article ${pmid}`, details: { pmid, doi } })).contentItemId

  it('marks the article and not its notice, once for all sources that tell of it', async () => {
    const article = await makeArticle('990000011', '10.5555/a')
    const announcement = await makeArticle('990000012', '10.5555/a')

    await tellReports(test.app, [
      {
        source: 'pubmed',
        recordKey: 'pmid:990000011',
        noticeKey: 'retraction:pmid:990000011',
        report: someRetraction({ pmid: '990000011', noticePmid: '990000012' }),
      },
      {
        source: 'retractions',
        recordKey: 'record:1',
        noticeKey: 'retraction:doi:10.5555/a',
        report: someRetraction({ pmid: null, doi: '10.5555/a', noticePmid: '990000012' }),
      },
    ])

    expect((await contentOf(article)).notices).toMatchObject([{ kind: 'Retraction', severity: 'Critical' }])
    expect((await contentOf(announcement)).notices).toEqual([])
  })

  it('stands before the title wherever the article is cited', async () => {
    const article = await makeArticle('990000031')
    const { body: folio } = await test
      .as(reader)
      .call(folioRoutes.createFolio, { body: { title: 'Cited', shareLevel: 'Private' } })
    const params = { id: folio.folioId }
    await test.as(reader).call(folioRoutes.addClippings, { params, body: { contentItemId: article } })
    await tellReports(test.app, [
      {
        source: 'pubmed',
        recordKey: 'pmid:990000031',
        noticeKey: 'retraction:pmid:990000031',
        report: someRetraction({ pmid: '990000031' }),
      },
    ])

    for (const format of ['ris', 'bibtex', 'html'] as const) {
      const { raw } = await test.as(reader).call(folioRoutes.exportFolio, { params, query: { format } })
      expect(raw.body).toContain('RETRACTED: Article 990000031')
    }
  })

  it('is cancelled by a reinstatement, whichever is read first', async () => {
    const article = await makeArticle('990000021')
    const told = { source: 'retractions', noticeKey: 'retraction:pmid:990000021' }

    await tellReports(test.app, [
      {
        ...told,
        recordKey: 'record:3',
        report: someRetraction({ pmid: '990000021', type: 'Reinstatement', happenedOn: '2026-04-01' }),
      },
      { ...told, recordKey: 'record:2', report: someRetraction({ pmid: '990000021' }) },
    ])

    expect((await contentOf(article)).notices).toEqual([])
    expect(await noticesOf(article)).toMatchObject([{ state: 'Resolved', endedOn: '2026-04-01' }])
  })
})

describe('a record that its source removed', () => {
  it('is read by its number, says so, and is suggested no more', async () => {
    const { contentItemId, din } = await makeDrug({ name: 'VANISHOL' })
    await test.as(reader).call(contentRoutes.getContent, { params: { contentItemId } })
    await inTransaction(test.app, async (tx) => {
      await markGone(tx, [`dpd:${din}`], new Date('2026-06-01'))
      await bindNotices(tx, test.app.clock.now())
    })

    const { body: found } = await test.as(reader).call(contentRoutes.searchContents, { query: { searchTerm: din } })
    const { body: byWords } = await test
      .as(reader)
      .call(contentRoutes.searchContents, { query: { searchTerm: 'Vanishol' } })
    const { body: suggested } = await test.as(reader).call(contentRoutes.related, { query: { searchTerm: din } })

    expect(found).toMatchObject([{ contentItemId, notices: [{ kind: 'RemovedBySource' }] }])
    expect(byWords).toEqual([])
    expect(suggested).toEqual([])
    expect(await noticesOf(contentItemId)).toMatchObject([{ kind: 'RemovedBySource', startsOn: '2026-06-01' }])
  })
})
