import { describe, expect, it } from 'vitest'
import { copyTo, fixture, folderWith, openText } from '../../testing/files.ts'
import { articles } from '../../testing/generate.ts'
import { importContext, importFrom } from '../../testing/import.ts'
import { listItems } from '../../testing/items.ts'
import { noticesOf } from '../../testing/notices.ts'
import { stateOf } from '../../testing/state.ts'
import { articleVersion, seriesNumber } from './pubmed.mapper.ts'
import { type PubmedEntry, parsePubmed } from './pubmed.parser.ts'

const [first, second, older, errorReply] = [
  'pubmed26n0001.xml',
  'pubmed26n0002.xml',
  'medline16n0001.xml',
  'error-reply.xml',
].map((name) => fixture(`pubmed/${name}`))

async function entriesOf(path: string | undefined): Promise<PubmedEntry[]> {
  const entries: PubmedEntry[] = []
  for await (const entry of parsePubmed(openText(path ?? ''), 'file.xml')) entries.push(entry)
  return entries
}

async function versionOf(path: string | undefined, pmid: string) {
  const found = (await entriesOf(path)).find((entry) => entry.kind === 'article' && entry.record.pmid === pmid)
  if (found?.kind !== 'article') throw new Error(`No article ${pmid}.`)
  return articleVersion(found.record, 0)
}

describe('a PubMed record', () => {
  it('keeps its markup readable: plain in the title, clean in the text', async () => {
    const version = await versionOf(first, '90000001')

    expect(version).toMatchObject({
      title: 'Doses of 10⁻³ mol in Escherichia coli and heart failure',
      summary: 'It works in CO₂.',
      byline: 'van der Berg AM, Okafor C, Invented Study Group · J Invent Res · 2026',
      publishedOn: new Date('2026-01-05T00:00:00Z'),
      sourceUrl: 'https://pubmed.ncbi.nlm.nih.gov/90000001/',
      areasOfInterest: ['Heart failure', 'Cardiovascular health'],
    })
    expect(version.details).toMatchObject({
      content:
        '<h3>Background</h3><p>A ratio a/(b + 1) was &lt; 5.</p><h3>Conclusions</h3><p>It <strong>works</strong> in CO<sub>2</sub>.</p><p><small>Nobody, 2026.</small></p>',
      sections: [
        { label: 'Background', text: 'A ratio a/(b + 1) was < 5.' },
        { label: 'Conclusions', text: 'It works in CO₂.' },
      ],
      journalIssueDate: '2026 Jan 05',
      doi: '10.1000/invented.1',
      processingStatus: 'MEDLINE',
      language: 'eng',
      dateCompleted: '2026-01-09',
      dateRevised: '2026-01-10',
      citationCount: null,
    })
  })

  it.each([
    ['Purpura during lenalidomide therapy', ['lenalidomide']],
    ['Pustulosis induced by hydroxychloroquine', ['hydroxychloroquine']],
    ['Effects of modafinil on sleep during withdrawal', ['modafinil']],
    ['Histamine of human lung macrophages', []],
    ['Nivolumab and Ipilimumab-induced myositis', ['nivolumab', 'ipilimumab']],
    ['Vancomycin-resistant bacteria', []],
    ['Resistance to trastuzumab emtansine (T-DM1)', ['trastuzumab emtansine']],
    ['Low molecular weight heparin in those treated with apixaban', ['low molecular weight heparin', 'apixaban']],
    ['Dabigatran or aspirin', ['dabigatran etexilate', 'acetylsalicylic acid']],
    ['Propofol for endoscopy', ['propofol']],
    ['Combined budesonide-formoterol as needed', ['budesonide', 'formoterol']],
    ['Angiotensin-neprilysin inhibition', []],
  ])('names the drugs that its title names: %s', async (title, substances) => {
    const [entry] = (await entriesOf(first)).filter((each) => each.kind === 'article')
    const named = { title, substances: ['Histamine'], drugHeadings: [] }
    const version = entry && articleVersion({ ...entry.record, ...named }, 0)

    expect(version?.details.substances).toEqual(substances)
  })

  it('says of a notice which articles it is about', async () => {
    const [entry] = (await entriesOf(first)).filter((each) => each.kind === 'article')
    const corrections = [
      { type: 'RetractionOf', pmid: '90000077' },
      { type: 'ErratumFor', pmid: null },
      { type: 'CommentOn', pmid: '90000078' },
    ]
    const version = entry && articleVersion({ ...entry.record, corrections }, 0)

    expect(version?.details.noticeOf).toEqual([{ kind: 'Retracts', pmid: '90000077' }])
    expect((await versionOf(first, '90000001')).details).not.toHaveProperty('noticeOf')
  })

  it('loses the brackets of a translation and is dated by the first month named', async () => {
    const version = await versionOf(first, '90000002')

    expect(version.title).toBe('A second version of a translated title')
    expect(version.publishedOn).toEqual(new Date('2025-11-01T00:00:00Z'))
    expect(version.extraSearchInfo).toBe('Une deuxième version.')
  })

  it('is read from the older files without a PubmedArticle around it', async () => {
    const version = await versionOf(older, '90000010')

    expect(version.title).toBe('An old title about asthma and COPD in 1990')
    expect(version.details).toMatchObject({ citationCount: null, journalIssueDate: '1989 Dec-1990 Jan' })
    expect(version.publishedOn).toEqual(new Date('1989-12-01T00:00:00Z'))
  })

  it('is known by the number of its file', () => {
    expect(['pubmed20n1016.xml.gz', 'test_pubmed21n0001.xml', 'efetch.xml'].map(seriesNumber)).toEqual([
      201016, 210001, 0,
    ])
  })
})

describe('importing PubMed', () => {
  it('counts what it read and quarantines what is broken with its reason', async () => {
    const context = await importContext()

    const { counts } = await importFrom(context, 'pubmed', first ?? '')

    expect(counts).toMatchObject({ read: 6, created: 3, older: 1, broken: 1, leftOut: 1, deletions: 0 })
    const quarantined = await context.db
      .selectFrom('import_quarantine')
      .select(['place', 'record_key', 'reason'])
      .execute()
    expect(quarantined).toEqual([
      {
        place: 'pubmed26n0001.xml, line 64, PMID 90000003',
        record_key: 'pmid:90000003',
        reason: 'Expected <Article> in the citation.',
      },
    ])
  })

  it('keeps the later of two versions under one number, whichever was revised last', async () => {
    const context = await importContext()
    await importFrom(context, 'pubmed', first ?? '')

    await importFrom(context, 'pubmed', first ?? '')

    expect((await listItems(context.db)).find((item) => item.source_key === 'pmid:90000002')).toMatchObject({
      title: 'A second version of a translated title',
      versions: 1,
    })
  })

  it('follows corrections and deletions, and no older file undoes them', async () => {
    const context = await importContext()
    await importFrom(context, 'pubmed', first ?? '')

    const { counts } = await importFrom(context, 'pubmed', second ?? '')
    const after = await stateOf(context.db)
    const again = await importFrom(context, 'pubmed', first ?? '')

    expect(counts).toMatchObject({ read: 1, updated: 1, deletions: 2, gone: 1 })
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 1, older: 3 })
    expect(await stateOf(context.db)).toEqual(after)
    expect(await listItems(context.db)).toMatchObject([
      { source_key: 'pmid:90000001', title: 'A corrected title', versions: 2, isGone: false },
      { source_key: 'pmid:90000002', isGone: false },
      { source_key: 'pmid:90000004', isGone: true },
    ])
  })

  it('follows a file of deletions alone from the day on which it is read, once', async () => {
    const context = await importContext()
    await importFrom(context, 'pubmed', first ?? '')
    const xml =
      '<PubmedArticleSet><DeleteCitation><PMID Version="1">90000001</PMID></DeleteCitation></PubmedArticleSet>'
    const folder = await folderWith({ 'deleted.xml': xml })

    const { counts } = await importFrom(context, 'pubmed', folder, { now: new Date('2026-05-06T07:08:09Z') })
    const after = await stateOf(context.db)
    const again = await importFrom(context, 'pubmed', folder)
    await importFrom(context, 'pubmed', first ?? '')

    expect(counts).toMatchObject({ read: 0, deletions: 1, gone: 1 })
    expect(again.counts).toMatchObject({ deletions: 1, gone: 0 })
    expect(await stateOf(context.db)).toEqual(after)
    expect(await listItems(context.db)).toContainEqual(
      expect.objectContaining({ source_key: 'pmid:90000001', isGone: true }),
    )
  })

  it('reads a folder in the order of the series and passes over what is not PubMed', async () => {
    const context = await importContext()
    const folder = await copyTo(await folderWith({ 'notes.txt': 'x' }), [second, first, errorReply])

    const { counts } = await importFrom(context, 'pubmed', folder)

    expect(counts).toMatchObject({ created: 3, updated: 1, deletions: 2 })
  })

  it('calls a retracted translation in its notice as its page is called', async () => {
    const context = await importContext()
    const text = articles(1)
      .replace(/<ArticleTitle>.*<\/ArticleTitle>/, '<ArticleTitle>[Two drugs compared.]</ArticleTitle>')
      .replace(
        '</Language>',
        '</Language><PublicationTypeList><PublicationType>Retracted Publication</PublicationType></PublicationTypeList>',
      )

    await importFrom(context, 'pubmed', await folderWith({ 'a.xml': text }))

    const [{ title } = { title: '' }] = await listItems(context.db, 'Article')
    expect(title).toBe('Two drugs compared')
    expect(await noticesOf(context.db)).toMatchObject([{ kind: 'Retraction', facts: { name: { en: title } } }])
  })

  it('refuses a reply of the source that is an error, and any other file, changing nothing', async () => {
    const context = await importContext()
    const before = await stateOf(context.db)

    await expect(importFrom(context, 'pubmed', errorReply ?? '')).rejects.toThrow(
      'error-reply.xml, line 3: expected articles; the source replied with an error: Empty id list.',
    )
    await expect(importFrom(context, 'pubmed', fixture('formulary/extract.xml'))).rejects.toThrow('found <extract>')
    await expect(importFrom(context, 'pubmed', await folderWith({ 'a.xml.gz': 'no gzip' }))).rejects.toThrow(
      'a.xml.gz: not a readable gzip file',
    )

    expect(await stateOf(context.db)).toEqual(before)
  })
})
