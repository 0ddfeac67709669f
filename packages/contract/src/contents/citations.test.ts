import { describe, expect, it } from 'vitest'
import { bibtexOf, bibtexUnescaped, type CsvHeaders, csvOf, type KindWords, nbibOf, risOf } from './citation-files.ts'
import { type CitedContent, citationOf, citationText } from './citations.ts'
import { contentItemTypes } from './common.ts'

const headers: CsvHeaders = {
  position: 'Position',
  title: 'Title',
  kind: 'Kind',
  authors: 'Authors',
  publishedIn: 'Published in',
  date: 'Date',
  doi: 'DOI',
  pmid: 'PMID',
  nctNumber: 'NCT number',
  din: 'DIN',
  referenceNumber: 'Reference number',
  source: 'Source',
  materia: 'Materia',
  note: 'Note',
  notices: 'Safety notices',
}
const kinds = Object.fromEntries(contentItemTypes.map((type) => [type, `the ${type}`])) as KindWords
const contentItemId = '3f1c0f5e-5e0a-4a58-9d2c-0a4c5b1d2e3f'
const wording = { language: 'en', citedOn: new Date('2026-11-16T12:00:00Z') } as const
const url = `https://materia.example/contents/${contentItemId}`
const article: CitedContent = {
  contentItemId,
  contentItemType: 'Article',
  title: 'Dapagliflozin in heart\nfailure',
  publishedOn: '2019-09-19T00:00:00Z',
  sourceUrl: 'https://pubmed.ncbi.nlm.nih.gov/31535829/',
  sourceName: 'PubMed',
  creatorName: null,
  details: {
    authors: [{ name: 'McMurray JJV' }, { name: 'Solomon SD' }],
    journalTitle: 'The New England journal of medicine',
    journalAbbreviation: 'N Engl J Med',
    journalIssueDate: '2019 Nov 21',
    volume: '381',
    issue: '21',
    pages: '1995-2008',
    doi: '10.1056/NEJMoa1911303',
    pmid: '31535829',
  },
}
const decision: CitedContent = {
  ...article,
  contentItemType: 'Decision',
  title: 'Regulatory decision: Forxiga',
  sourceName: 'Health Canada Drug and Health Product Portal',
  details: { referenceNumber: 'RDS00512', manufacturer: 'AstraZeneca Canada Inc.', dateIssued: '2020-06-24' },
}

describe('a citation', () => {
  it('reads as medical journals write it', () => {
    expect(citationText(citationOf(article, { url }), wording)).toBe(
      'McMurray JJV, Solomon SD. Dapagliflozin in heart failure. N Engl J Med. 2019;381(21):1995-2008. doi:10.1056/NEJMoa1911303.',
    )
    expect(citationText(citationOf(decision, { url }), wording)).toBe(
      'AstraZeneca Canada Inc. Regulatory decision: Forxiga [Internet]. Health Canada Drug and Health Product Portal; 2020 [cited 2026 Nov 16]. RDS00512. Available from: https://pubmed.ncbi.nlm.nih.gov/31535829/',
    )
  })

  it('says that there are more authors than its source names', () => {
    const cut = { ...article, details: { ...article.details, hasMoreAuthors: true } }
    const cited = citationOf(cut, { url })

    expect(citationText(cited, wording)).toMatch(/^McMurray JJV, Solomon SD, et al\. Dapagliflozin/)
    expect(bibtexOf([cited])).toContain('author = {McMurray, J. J. V. and Solomon, S. D. and others}')
    expect(csvOf([cited], headers, kinds)).toContain('McMurray JJV; Solomon SD; et al.')
  })

  it('is dated by its publication, and not at all where that is unknown', () => {
    const trial: CitedContent = {
      ...article,
      contentItemType: 'Trial',
      details: { nctID: 'NCT90000001', sponsor: 'Inventa' },
    }

    expect(citationOf(trial, { url }).date).toBe('2019-09-19')
    expect(citationText(citationOf({ ...trial, publishedOn: null }, { url }), wording)).toBe(
      'Inventa. Dapagliflozin in heart failure [Internet]. PubMed [cited 2026 Nov 16]. NCT90000001. Available from: https://pubmed.ncbi.nlm.nih.gov/31535829/',
    )
  })

  it.each([
    ['2019 Nov 21', '2019-11-21'],
    ['2019 Nov', '2019-11'],
    ['2019 Nov-Dec', '2019-11'],
    ['2019 Winter', '2019'],
    ['2019-11-21T10:00:00Z', '2019-11-21'],
    ['2019', '2019'],
    ['soon', null],
  ])('takes the date %j as %j', (journalIssueDate, date) => {
    const cited = citationOf({ ...article, publishedOn: null, details: { journalIssueDate } }, { url })

    expect(cited.date).toBe(date)
  })
})

describe('files of citations', () => {
  const note = 'Why: {50%} & more_\n\n~ second ^ line \\'
  const cited = citationOf(article, { url, note })

  it('carry the journal fields, the identifiers and the note in RIS', () => {
    const lines = risOf([cited]).split('\r\n')

    expect(lines).toEqual(
      expect.arrayContaining(['TY  - JOUR', 'AU  - Solomon, S. D.', 'SP  - 1995', 'EP  - 2008', 'AN  - 31535829']),
    )
    expect(lines.filter((line) => line.startsWith('N1'))).toHaveLength(3)
    expect(lines.at(-2)).toBe('ER  - ')
  })

  it('name the Materia id in NBIB, where PubMed has none', () => {
    expect(nbibOf([citationOf(decision, { url })])).toContain(`AID - ${contentItemId} [materia]`)
  })

  it('keep every sign through BibTeX', () => {
    const annote = bibtexOf([cited]).match(/annote = \{([\s\S]*)\},\n\}/)?.[1] ?? ''

    expect(bibtexUnescaped(annote)).toBe(note)
    expect(annote.replaceAll(/[^{}]/g, '')).toMatch(/^(\{\})*$/)
  })

  it('never give a spreadsheet a formula to run', () => {
    const cited = citationOf({ ...article, title: '=HYPERLINK("http://evil.example")' }, { url, note: '@sum' })

    const rows = csvOf([cited], headers, kinds)

    expect(rows).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(rows).toContain(`"'@sum"`)
  })
})
