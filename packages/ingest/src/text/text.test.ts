import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dashedDate, partialDate } from './dates.ts'
import { cleanHtml, htmlText } from './html.ts'
import { companyName, headline, productName, substanceName, unitName } from './names.ts'
import { outlineHtml } from './outline.ts'
import { lowered, raised, shortened, storableText } from './plain.ts'

const site = 'https://source.example/reg-content/'

describe('names that sources shout', () => {
  it.each([
    ['LIPITOR', 'Lipitor'],
    ['EFFEXOR XR', 'Effexor XR'],
    ['MINT- SPIRONOLACTONE', 'Mint-Spironolactone'],
    ['MYLAN-BUDESONIDE AQ', 'Mylan-Budesonide AQ'],
    ['DETROL LA', 'Detrol LA'],
    ['INDERAL LA 80MG', 'Inderal LA 80 mg'],
    ['CRÈME POUR LA PEAU', 'Crème pour la Peau'],
    ['CRESTOR - 10MG', 'Crestor 10 mg'],
    ['INVENTOL 100MG/25MG', 'Inventol 100 mg/25 mg'],
    ['INVENTOL HCTZ 80/12.5MG', 'Inventol HCTZ 80/12.5 mg'],
    ['INVENTOL 160MG/5ML', 'Inventol 160 mg/5 mL'],
    ['INVENTOL 10MG/ML', 'Inventol 10 mg/mL'],
    ['INVENTOL 0.2%', 'Inventol 0.2%'],
    ['APO-ATORVASTATIN TABLETS 0.5 MG/ML', 'Apo-Atorvastatin Tablets 0.5 mg/mL'],
    ['PMS-IRBESARTAN-HCTZ', 'PMS-Irbesartan-HCTZ'],
    ["CHILDREN'S COLD AND FLU 5%", "Children's Cold and Flu 5%"],
    ['VITAMIN B12', 'Vitamin B12'],
    ['pms-Risperidone', 'pms-Risperidone'],
    ['pms-LITHIUM CARBONATE', 'pms-Lithium Carbonate'],
  ])('shows the product %s as %s', (shouted, shown) => expect(productName(shouted)).toBe(shown))

  it.each([
    ['ATORVASTATIN (ATORVASTATIN CALCIUM)', 'Atorvastatin (atorvastatin calcium)'],
    ['*SARSCOV2 S-PROTEIN', 'SARSCOV2 s-protein'],
    ['TABLET (EXTENDED-RELEASE)', 'Tablet (extended-release)'],
    ['Méthimazole', 'Méthimazole'],
    ['DOLUTÉGRAVIR (Dolutégravir sodique)', 'Dolutégravir (Dolutégravir sodique)'],
    ['FACTOR XIII', 'Factor XIII'],
    ['SOUS-DOMAINES DE LA PROTÉINE', 'Sous-domaines de la protéine'],
  ])('shows the substance %s as %s', (shouted, shown) => expect(substanceName(shouted)).toBe(shown))

  it.each([
    ['AA PHARMA INC', 'AA Pharma Inc'],
    ["DR REDDY'S LABORATORIES LTD", "Dr Reddy's Laboratories Ltd"],
    ['3535 BOULEVARD ST-CHARLES', '3535 Boulevard St-Charles'],
    ['GLAXOSMITHKLINE INC', 'GlaxoSmithKline Inc'],
    ['NOVARTIS PHARMACEUTICALS CANADA INC', 'Novartis Pharmaceuticals Canada Inc'],
  ])('shows the company %s as %s', (shouted, shown) => expect(companyName(shouted)).toBe(shown))

  it('keeps units as they are written', () => {
    expect(['MG', 'ML', 'MG/ML', 'MCG', '%', 'UNIT', 'MBq'].map(unitName)).toEqual([
      'mg',
      'mL',
      'mg/mL',
      'mcg',
      '%',
      'unit',
      'MBq',
    ])
  })

  it('quiets a headline in capitals and leaves any other alone', () => {
    expect(headline('A TRIAL OF ASPIRIN IN TYPE 2 DIABETES')).toBe('A trial of aspirin in type 2 diabetes')
    expect(headline('STYLO PRÉREMPLI À USAGE UNIQUE')).toBe('Stylo prérempli à usage unique')
    expect(headline('DAPA-HF: a trial')).toBe('DAPA-HF: a trial')
  })
})

describe('text with markup', () => {
  it('keeps what can be read and drops what runs, loads or styles', () => {
    const dirty =
      '<p style="color:red" onclick="steal()">Safe <b>bold</b><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="//evil"></iframe></p><p>&nbsp;</p>'

    expect(cleanHtml(dirty, site)).toBe('<p>Safe <strong>bold</strong></p>')
  })

  it('makes links whole and drops those that are not addresses', () => {
    expect(cleanHtml('<a href="detail.php?lang =en&linkID =SBD00337">x</a>', site)).toBe(
      '<p><a href="https://source.example/reg-content/detail.php?lang=en&amp;linkID=SBD00337" rel="noopener noreferrer">x</a></p>',
    )
    expect(cleanHtml('<a href="javascript:alert(1)">x</a>', site)).toBe('<p>x</p>')
  })

  it('lets no script through, whatever comes in', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<',
            '>',
            '/',
            'script',
            'img',
            ' src=',
            '"',
            "'",
            'onerror=',
            'javascript:',
            'a',
            ' href=',
            '&lt;',
            '\u0000',
            'x',
          ),
          { maxLength: 30 },
        ),
        (parts) => {
          const clean = cleanHtml(parts.join(''), site)

          expect(clean).not.toMatch(
            /<(?!\/?(strong|em|u|sup|sub|abbr|br|a|p|ul|ol|li|table|thead|tbody|tr|th|td|caption|h[3-5]|blockquote)[\s/>])/,
          )
          expect(clean).not.toMatch(/<[^>]*\s(on\w+|src)=/)
          expect(clean).not.toMatch(/<[^>]*href="(?!https?:|mailto:)/)
        },
      ),
    )
  })

  it('shows raised and lowered signs in plain text', () => {
    expect(htmlText('Actemra<sup>TM</sup> &amp; 5 &micro;g/m<sup>2</sup>, H<sub>2</sub>O')).toBe(
      'Actemra™ & 5 µg/m², H₂O',
    )
    expect([raised('-3'), lowered('2'), raised('V600E')]).toEqual(['⁻³', '₂', 'V600E'])
  })

  it('turns registry text into lists and paragraphs', () => {
    const text =
      'Inclusion Criteria:\n\n* HbA1c \\> 7%\n  * on metformin\n* Adults\n\nExclusion:\n\n1. <b>Pregnancy\n2. Dialysis'

    expect(outlineHtml(text)).toBe(
      '<p>Inclusion Criteria:</p><ul><li>HbA1c &gt; 7%<ul><li>on metformin</li></ul></li><li>Adults</li></ul><p>Exclusion:</p><ol><li>&lt;b&gt;Pregnancy</li><li>Dialysis</li></ol>',
    )
  })

  it('opens and closes every list it makes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('* a', '  * b', '    1. c', '2. d', 'text', '', '  more', '\t- x'), { maxLength: 12 }),
        (lines) => {
          const html = outlineHtml(lines.join('\n'))
          const open: string[] = []
          for (const [, slash, tag] of html.matchAll(/<(\/?)(p|ul|ol|li)>/g)) {
            if (!slash) open.push(tag ?? '')
            else expect(open.pop()).toBe(tag)
          }

          expect(open).toEqual([])
        },
      ),
    )
  })

  it('keeps text storable and readable', () => {
    expect(storableText('a\u0000b \u0096 c\ud800')).toBe('ab – c�')
    expect(shortened('one two three four', 12)).toBe('one two…')
    expect(shortened(`${'x'.repeat(10)}🫀 and on`, 12).isWellFormed()).toBe(true)
  })
})

describe('dates of the sources', () => {
  it.each([
    ['24-DEC-2025', '2025-12-24'],
    ['1-JAN-1999', '1999-01-01'],
    ['31-FEB-2020', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, date) => expect(dashedDate(text)).toBe(date))

  it.each([
    ['2023-03-31', '2023-03-31'],
    ['2023-03', '2023-03-01'],
    ['2023', '2023-01-01'],
    ['2023-13-01', undefined],
    [null, undefined],
  ])('reads %j as %j', (text, date) => expect(partialDate(text)).toBe(date))
})
