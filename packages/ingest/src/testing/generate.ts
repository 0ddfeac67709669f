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
