import { describe, expect, it } from 'vitest'
import { bibtexOf, nbibOf, risOf } from './citation-files.ts'
import { type CitedContent, type CitedDetails, citationOf, citationText } from './citations.ts'

const wording = { language: 'en', citedOn: new Date('2026-11-16T12:00:00Z') } as const
const url = 'https://materia.example/contents/1'

const cited = (title: string, { authors, ...details }: Omit<CitedDetails, 'authors'> & { authors: string[] }) =>
  citationOf(
    {
      contentItemId: '1',
      contentItemType: 'Article',
      title,
      publishedOn: null,
      sourceUrl: null,
      sourceName: 'PubMed',
      creatorName: null,
      details: { ...details, authors: authors.map((name) => ({ name })) },
    } satisfies CitedContent,
    { url },
  )

/** The examples by which the National Library of Medicine explains the style. */
const published: [string, ReturnType<typeof cited>][] = [
  [
    'Halpern SD, Ubel PA, Caplan AL. Solid-organ transplantation in HIV-infected patients. N Engl J Med. 2002;347(4):284-7.',
    cited('Solid-organ transplantation in HIV-infected patients.', {
      authors: ['Halpern SD', 'Ubel PA', 'Caplan AL'],
      journalTitle: 'The New England journal of medicine',
      journalAbbreviation: 'N Engl J Med',
      journalIssueDate: '2002 Jul 25',
      volume: '347',
      issue: '4',
      pages: '284-7',
    }),
  ],
  [
    'Rose ME, Huerbin MB, Melick J, Marion DW, Palmer AM, Schiding JK, et al. Regulation of interstitial excitatory amino acid concentrations after cortical contusion injury. Brain Res. 2002;935(1-2):40-6.',
    cited('Regulation of interstitial excitatory amino acid concentrations after cortical contusion injury.', {
      authors: [
        'Rose ME',
        'Huerbin MB',
        'Melick J',
        'Marion DW',
        'Palmer AM',
        'Schiding JK',
        'Kochanek PM',
        'Graham SH',
      ],
      journalTitle: 'Brain research',
      journalAbbreviation: 'Brain Res',
      journalIssueDate: '2002 May 10',
      volume: '935',
      issue: '1-2',
      pages: '40-6',
    }),
  ],
  [
    'Diabetes Prevention Program Research Group. Hypertension, insulin, and proinsulin in participants with impaired glucose tolerance. Hypertension. 2002;40(5):679-86.',
    cited('Hypertension, insulin, and proinsulin in participants with impaired glucose tolerance.', {
      authors: ['Diabetes Prevention Program Research Group'],
      journalAbbreviation: 'Hypertension',
      journalIssueDate: '2002 Nov',
      volume: '40',
      issue: '5',
      pages: '679-86',
    }),
  ],
  [
    'Vallancien G, Emberton M, Harving N, van Moorselaar RJ; Alf-One Study Group. Sexual dysfunction in 1,274 European men suffering from lower urinary tract symptoms. J Urol. 2003;169(6):2257-61.',
    cited('Sexual dysfunction in 1,274 European men suffering from lower urinary tract symptoms.', {
      authors: ['Vallancien G', 'Emberton M', 'Harving N', 'van Moorselaar RJ', 'Alf-One Study Group'],
      journalAbbreviation: 'J Urol',
      journalIssueDate: '2003 Jun',
      volume: '169',
      issue: '6',
      pages: '2257-61',
    }),
  ],
  [
    '21st century heart solution may have a sting in the tail. BMJ. 2002;325(7357):184.',
    cited('21st century heart solution may have a sting in the tail.', {
      authors: [],
      journalAbbreviation: 'BMJ',
      journalIssueDate: '2002 Jul 27',
      volume: '325',
      issue: '7357',
      pages: '184',
    }),
  ],
  [
    'Geraud G, Spierings EL, Keywood C. Tolerability and safety of frovatriptan with short- and long-term use for treatment of migraine and in comparison with sumatriptan. Headache. 2002;42 Suppl 2:S93-9.',
    cited(
      'Tolerability and safety of frovatriptan with short- and long-term use for treatment of migraine and in comparison with sumatriptan.',
      {
        authors: ['Geraud G', 'Spierings EL', 'Keywood C'],
        journalAbbreviation: 'Headache',
        journalIssueDate: '2002 Apr',
        volume: '42 Suppl 2',
        pages: 'S93-9',
      },
    ),
  ],
  [
    'Glauser TA. Integrating clinical trial data into clinical practice. Neurology. 2002;58(12 Suppl 7):S6-12.',
    cited('Integrating clinical trial data into clinical practice.', {
      authors: ['Glauser TA'],
      journalAbbreviation: 'Neurology',
      journalIssueDate: '2002 Jun 25',
      volume: '58',
      issue: '12 Suppl 7',
      pages: 'S6-12',
    }),
  ],
  [
    'Banit DM, Kaufer H, Hartford JM. Intraoperative frozen section analysis in revision total joint arthroplasty. Clin Orthop Relat Res. 2002;(401):230-8.',
    cited('Intraoperative frozen section analysis in revision total joint arthroplasty.', {
      authors: ['Banit DM', 'Kaufer H', 'Hartford JM'],
      journalAbbreviation: 'Clin Orthop Relat Res',
      journalIssueDate: '2002 Aug',
      issue: '401',
      pages: '230-8',
    }),
  ],
  [
    'Outreach: bringing HIV-positive individuals into care. HRSA Careaction. 2002 Jun:1-6.',
    cited('Outreach: bringing HIV-positive individuals into care.', {
      authors: [],
      journalAbbreviation: 'HRSA Careaction',
      journalIssueDate: '2002 Jun',
      pages: '1-6',
    }),
  ],
  [
    'Chadwick R, Schuklenk U. The politics of ethical consensus finding. Bioethics. 2002;16(2):iii-v.',
    cited('The politics of ethical consensus finding.', {
      authors: ['Chadwick R', 'Schuklenk U'],
      journalAbbreviation: 'Bioethics',
      journalIssueDate: '2002 Apr',
      volume: '16',
      issue: '2',
      pages: 'iii-v',
    }),
  ],
]

describe('an article', () => {
  it.each(published)('is cited as published: %s', (reference, citation) => {
    expect(citationText(citation, wording)).toBe(reference)
  })

  it('names people family name first, and groups whole, for reference managers', () => {
    const citation = cited('Sexual dysfunction', {
      authors: ['van Moorselaar RJ', 'Ross RS Jr', 'Alf-One Study Group'],
      journalTitle: 'The Journal of urology',
      journalAbbreviation: 'J Urol',
      journalIssueDate: '2003 Jun 5',
    })

    expect(bibtexOf([citation])).toContain(
      'author = {van Moorselaar, R. J. and Ross, Jr, R. S. and {Alf-One Study Group}}',
    )
    expect(risOf([citation]).split('\r\n')).toEqual(
      expect.arrayContaining([
        'AU  - van Moorselaar, R. J.',
        'AU  - Ross, R. S., Jr',
        'AU  - Alf-One Study Group',
        'T2  - The Journal of urology',
        'JA  - J Urol',
      ]),
    )
    expect(nbibOf([citation]).split('\r\n')).toEqual(
      expect.arrayContaining([
        'AU  - van Moorselaar RJ',
        'DP  - 2003 Jun 5',
        'TA  - J Urol',
        'JT  - The Journal of urology',
      ]),
    )
  })
})

describe('what is published on the web alone', () => {
  const product: CitedContent = {
    contentItemId: '1',
    contentItemType: 'Drug',
    title: 'Inventum',
    publishedOn: '2019-03-01T00:00:00Z',
    sourceUrl: 'https://example.test/02999999',
    sourceName: 'Health Canada Drug Product Database',
    creatorName: null,
    details: { manufacturer: 'Inventa Inc.', din: '02999999' },
  }

  it('is cited with its address and the day on which it was looked up, in the language of the reader', () => {
    const citation = citationOf(product, { url })

    expect(citationText(citation, wording)).toBe(
      'Inventa Inc. Inventum [Internet]. Health Canada Drug Product Database; 2019 [cited 2026 Nov 16]. DIN 02999999. Available from: https://example.test/02999999',
    )
    expect(citationText(citation, { ...wording, language: 'fr' })).toBe(
      'Inventa Inc. Inventum [En ligne]. Health Canada Drug Product Database; 2019 [cité le 16 novembre 2026]. DIN 02999999. Disponible\u00a0: https://example.test/02999999',
    )
    expect(bibtexOf([citation])).toContain('author = {{Inventa Inc.}}')
  })
})
