import { describe, expect, it } from 'vitest'
import { readReferences } from './references.ts'

const id = '3f1c0f5e-5e0a-4a58-9d2c-0a4c5b1d2e3f'
const first = (text: string) => readReferences(text).map(({ pointers }) => pointers[0])

describe('reading a pasted line', () => {
  it.each([
    ['02245619', 'din', '02245619'],
    ['DIN 2245619', 'din', '02245619'],
    ['DIN: 02245619', 'din', '02245619'],
    ['31535829', 'pmid', '31535829'],
    ['PMID: 31535829', 'pmid', '31535829'],
    ['12345', 'pmid', '12345'],
    ['nct03036124', 'nct', 'NCT03036124'],
    ['10.1056/NEJMoa1911303', 'doi', '10.1056/nejmoa1911303'],
    ['doi:10.1016/S0140-6736(19)31134-5.', 'doi', '10.1016/s0140-6736(19)31134-5'],
    ['(see https://doi.org/10.1056/NEJMoa1911303)', 'doi', '10.1056/nejmoa1911303'],
    ['https://doi.org/10.1016%2FS0140-6736(19)31134-5', 'doi', '10.1016/s0140-6736(19)31134-5'],
    ['https://www.nejm.org/doi/full/10.1056/NEJMoa1911303?query=x', 'doi', '10.1056/nejmoa1911303'],
    ['https://doi.org/10.1056/NEJMoa1911303?utm_source=x', 'doi', '10.1056/nejmoa1911303'],
    ['https://pubmed.ncbi.nlm.nih.gov/31535829/', 'pmid', '31535829'],
    ['https://clinicaltrials.gov/study/NCT03036124?tab=results', 'nct', 'NCT03036124'],
    ['https://health-products.canada.ca/dpd-bdpp/info?lang=eng&code=94522', 'drug-code', '94522'],
    [`https://materia.example/contents/${id}`, 'item', id],
    [`/contents/${id.toUpperCase()}`, 'item', id],
    ['https://Example.org/A-page/', 'url', 'https://example.org/a-page/'],
    ['RDS00512', 'reference', 'rds00512'],
    [
      '3. McMurray JJV. Dapagliflozin. N Engl J Med 2019;381:1995. doi:10.1056/NEJMoa1911303',
      'doi',
      '10.1056/nejmoa1911303',
    ],
  ])('takes %j for its %s', (text, scheme, value) => {
    expect(first(text)).toEqual([{ scheme, value }])
  })

  it('answers for each number and link of a row by itself', () => {
    const references = readReferences('• 02245619, 31535829; PMID 12345 NCT03036124 10.1056/NEJMoa1911303')

    expect(references.map(({ text }) => text)).toEqual([
      '02245619',
      '31535829',
      'PMID 12345',
      'NCT03036124',
      '10.1056/NEJMoa1911303',
    ])
  })

  it('offers a bare number that may be either as a PMID first and a DIN second', () => {
    expect(readReferences('2245619')[0]?.pointers).toEqual([
      { scheme: 'pmid', value: '2245619' },
      { scheme: 'din', value: '02245619' },
    ])
  })

  it('keeps lines it does not understand, with their numbers, and passes over empty ones', () => {
    expect(readReferences('Heart failure, chapter two\n\n   \n02245619')).toEqual([
      { line: 1, text: 'Heart failure, chapter two', pointers: [], note: null },
      { line: 4, text: '02245619', pointers: [{ scheme: 'din', value: '02245619' }], note: null },
    ])
  })

  it('does not take a year, a volume or a page of a citation for a number', () => {
    expect(readReferences('Smith J. A title. Lancet 2019;39412:10199-10210.')[0]?.pointers).toEqual([])
  })
})

describe('reading files of other programs', () => {
  it('takes RIS records apart, with notes, and reads what stands between them', () => {
    const references = readReferences(
      [
        'TY  - JOUR',
        'T1  - A title that goes',
        '      on',
        'DO  - 10.1000/ABC',
        'AN  - 123',
        'N1  - One',
        'N1  - ',
        'N1  - two',
        'ER  - ',
        '02245619',
        'TY  - GEN',
        'TI  - Other',
        'ER  - ',
      ].join('\r\n'),
    )

    expect(references).toEqual([
      {
        line: 1,
        text: 'A title that goes on',
        pointers: [
          { scheme: 'pmid', value: '123' },
          { scheme: 'doi', value: '10.1000/abc' },
        ],
        note: 'One\n\ntwo',
      },
      { line: 10, text: '02245619', pointers: [{ scheme: 'din', value: '02245619' }], note: null },
      { line: 11, text: 'Other', pointers: [], note: null },
    ])
  })

  it('takes what PubMed exports', () => {
    const references = readReferences(
      [
        'PMID- 31535829',
        'OWN - NLM',
        'TI  - Dapagliflozin in Patients with Heart Failure',
        '      and Reduced Ejection Fraction.',
        'LID - 10.1056/NEJMoa1911303 [doi]',
        'SI  - ClinicalTrials.gov/NCT03036124',
        '',
        'PMID- 7',
        'TI  - Other',
      ].join('\n'),
    )

    expect(references.map(({ line, text, pointers }) => [line, text, pointers.map(({ scheme }) => scheme)])).toEqual([
      [1, 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction.', ['pmid', 'doi']],
      [8, 'Other', ['pmid']],
    ])
  })

  it('takes BibTeX apart, braces and quotes and all', () => {
    const references = readReferences(
      [
        '% Encoding: UTF-8',
        '@comment{jabref-meta: x}',
        '@Article{mcmurray2019,',
        '  title = "{Dapagliflozin} in heart failure \\& more",',
        '  year = 2019,',
        '  DOI = {10.1056/NEJMoa1911303},',
        '  annote = {First {line}',
        'second},',
        '}',
        '@misc{broken, title = {never closed',
      ].join('\n'),
    )

    expect(references).toEqual([
      {
        line: 3,
        text: 'Dapagliflozin in heart failure & more',
        pointers: [{ scheme: 'doi', value: '10.1056/nejmoa1911303' }],
        note: 'First line\nsecond',
      },
      { line: 10, text: '@misc{broken, title = {never closed', pointers: [], note: null },
    ])
  })
})

describe('reading a folio’s CSV', () => {
  it.each([
    ['as it was exported', 'Title,PMID,Materia,Note\r\n"One, ""two""",31535829,,"=1\nand more"\r\n'],
    ['as a French spreadsheet saves it', 'Titre;PMID;Materia;Note\n"One, ""two""";31535829;;"=1\nand more"\n'],
  ])('%s knows its columns, and the first line is none of its references', (_, text) => {
    expect(readReferences(text)).toEqual([
      { line: 2, text: 'One, "two"', pointers: [{ scheme: 'pmid', value: '31535829' }], note: '=1\nand more' },
    ])
  })
})

describe('reading what somebody made to be hard to read', () => {
  const long = 900_000

  it.each([
    ['entries upon entries', '@a{b}'],
    ['blank lines', '\n'],
    ['one row of addresses', 'http://a '],
    ['numbers on one line', '12345 '],
    ['brackets behind an address', ')', 'http://a'],
    ['dots behind a DOI', '.', '10.1000/a'],
    ['spaces behind a word that announces a number', ' ', 'PMID'],
    ['at-signs', '@ '],
    ['braces', '{', '@a'],
    ['lines that go on', '\nx', 'TY  - JOUR'],
    ['fields', 'a={', '@article{k,'],
    ['quotes in a table', '",', 'Title,Materia,Note\n'],
    ['rows of a table', 'a\n', 'Title,Materia,Note\n'],
  ])('ends: %s', (_, part, before = '') => {
    const references = readReferences(before + part.repeat((long - before.length) / part.length))

    expect(references.every(({ text }) => text.length <= 200)).toBe(true)
  })
})
