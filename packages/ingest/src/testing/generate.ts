/** PubMed XML of any length, for tests of how much and how far. */
export function articles(
  count: number,
  { from = 0, revised = '2026-02-01', deleted = [] }: { from?: number; revised?: string; deleted?: number[] } = {},
): string {
  const [year, month, day] = revised.split('-')
  const records = Array.from({ length: count }, (_, index) => {
    const number = from + index
    return `<PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">${80_000_000 + number}</PMID>
<DateRevised><Year>${year}</Year><Month>${month}</Month><Day>${day}</Day></DateRevised>
<Article><Journal><JournalIssue><PubDate><Year>2026</Year><Month>Jan</Month></PubDate></JournalIssue><Title>Journal ${number % 7}</Title></Journal>
<ArticleTitle>Study ${number} of heart failure, revised ${revised}.</ArticleTitle>
<Abstract><AbstractText>Result ${number}.</AbstractText></Abstract><Language>eng</Language></Article></MedlineCitation></PubmedArticle>`
  })
  const deletions = deleted.map((number) => `<PMID Version="1">${80_000_000 + number}</PMID>`).join('')
  return `<?xml version="1.0"?>\n<PubmedArticleSet>\n${records.join('\n')}\n${deletions && `<DeleteCitation>${deletions}</DeleteCitation>`}</PubmedArticleSet>\n`
}

export interface GeneratedProduct {
  code: number
  name: string
  ingredient: string
  company: string
}

/** The tables of one state of a release; `suffix` is that of its files: none, `_ap`, `_dr`. */
export function productTables(products: GeneratedProduct[], released: string, suffix = ''): Record<string, string> {
  const rows = (table: string, rowOf: (product: GeneratedProduct) => string[]) => [
    `${table}${suffix}.txt`,
    products
      .map((product) => `${[String(product.code), ...rowOf(product)].map((cell) => `"${cell}"`).join(',')}\r\n`)
      .join(''),
  ]
  const status = { '': 'MARKETED', _ap: 'APPROVED', _dr: 'DORMANT' }[suffix] ?? 'CANCELLED POST MARKET'
  return Object.fromEntries([
    rows('drug', ({ code, name }) => [
      '',
      'Human',
      String(code).padStart(8, '0'),
      name,
      '',
      'N',
      '',
      '1',
      released,
      '',
      'Humain',
      '',
      '',
    ]),
    rows('comp', ({ company }) => [
      '',
      company.slice(0, 3),
      company,
      'DIN_OWNER',
      'N',
      'N',
      'N',
      'N',
      '',
      `${released} ROAD`,
      'GUELPH',
      '',
      'CANADA',
      '',
      '',
      '',
      '',
    ]),
    rows('ingred', ({ ingredient }) => ['1', ingredient, 'I', '5', 'MG', '', '', 'N', '', '', '', 'MG', '', '']),
    rows('status', () => ['Y', status, '01-JAN-2020', '', '', '']),
  ])
}

/** A formulary extract of that day with these prices by DIN; one that is no number is a broken row. */
export function formularyExtract(date: string, prices: Record<string, string>): string {
  const drugs = Object.entries(prices).map(
    ([din, price]) =>
      `<drug id="${din}"><name>Product ${din}</name><manufacturerId>AAA</manufacturerId><individualPrice>${price}</individualPrice><listingDate>2010-01-01</listingDate><amountMOHLTCPays>${price}</amountMOHLTCPays></drug>`,
  )
  return `<extract createDate="${date}"><manufacturerList><manufacturer id="AAA">Alpha Inc.</manufacturer></manufacturerList><formulary><pcg2 id="1"><name>A</name><pcg6><genericName id="1"><name>B</name><pcgGroup><pcg9 id="1"><itemNumber>0010</itemNumber>${drugs.join('')}</pcg9></pcgGroup></genericName></pcg6></pcg2></formulary></extract>`
}
