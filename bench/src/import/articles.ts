import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

const words =
  'patients treatment randomized outcome risk heart failure diabetes therapy mortality trial placebo dose hospital blood pressure kidney function survival cancer cells expression model analysis group control results significant association clinical years women men age study disease infection vaccine response adverse events quality life primary secondary follow-up care intervention'.split(
    ' ',
  )
const headings = [
  'Heart Failure',
  'Diabetes Mellitus, Type 2',
  'Hypertension',
  'Asthma',
  'Neoplasms',
  'Stroke',
  'Depression',
  'Osteoporosis',
  'COVID-19',
  'Pregnancy',
]
const surnames = 'Tremblay Nguyen Singh Roy Smith Gagnon Chen Khan Martin Wilson'.split(' ')

/** PubMed XML of the length and the make-up of real records: authors, abstract, headings and references. */
export async function writeArticles(path: string, count: number): Promise<void> {
  await pipeline(Readable.from(pieces(count)), createGzip({ level: 1 }), createWriteStream(path))
}

function* pieces(count: number): Generator<string> {
  yield '<?xml version="1.0" encoding="utf-8"?>\n<PubmedArticleSet>\n'
  for (let number = 0; number < count; number++) yield article(number)
  yield '</PubmedArticleSet>\n'
}

function article(number: number): string {
  let seed = number * 2_654_435_761 + 1
  const pick = <Value>(list: Value[]): Value => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return list[seed % list.length] as Value
  }
  const text = (length: number) => Array.from({ length }, () => pick(words)).join(' ')
  const authors = Array.from(
    { length: 1 + (number % 8) },
    (_, at) =>
      `<Author ValidYN="Y"><LastName>${pick(surnames)}</LastName><ForeName>A ${at}</ForeName><Initials>A${at}</Initials><AffiliationInfo><Affiliation>${text(12)}</Affiliation></AffiliationInfo></Author>`,
  )
  const references = Array.from(
    { length: 20 },
    (_, at) =>
      `<Reference><Citation>${text(10)} ${at}.</Citation><ArticleIdList><ArticleId IdType="pubmed">${10_000_000 + at}</ArticleId></ArticleIdList></Reference>`,
  )
  return `<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">${50_000_000 + number}</PMID>
<DateCompleted><Year>2025</Year><Month>06</Month><Day>12</Day></DateCompleted><DateRevised><Year>2025</Year><Month>07</Month><Day>01</Day></DateRevised>
<Article PubModel="Print"><Journal><JournalIssue CitedMedium="Print"><Volume>${number % 90}</Volume><Issue>2</Issue><PubDate><Year>${1990 + (number % 36)}</Year><Month>Mar</Month></PubDate></JournalIssue><Title>Journal of ${pick(words)}</Title><ISOAbbreviation>J ${pick(words)}</ISOAbbreviation></Journal>
<ArticleTitle>${text(12)} ${number}.</ArticleTitle><Pagination><MedlinePgn>1-9</MedlinePgn></Pagination><ELocationID EIdType="doi" ValidYN="Y">10.1000/bench.${number}</ELocationID>
<Abstract><AbstractText Label="BACKGROUND">${text(50)}.</AbstractText><AbstractText Label="METHODS">${text(50)} in <i>vivo</i>.</AbstractText><AbstractText Label="RESULTS">${text(60)} 10<sup>3</sup>.</AbstractText><AbstractText Label="CONCLUSIONS">${text(30)}.</AbstractText></Abstract>
<AuthorList CompleteYN="Y">${authors.join('')}</AuthorList><Language>eng</Language><PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList></Article>
<MeshHeadingList>${[1, 2, 3, 4].map(() => `<MeshHeading><DescriptorName UI="D000000" MajorTopicYN="N">${pick(headings)}</DescriptorName><QualifierName UI="Q000000" MajorTopicYN="N">therapy</QualifierName></MeshHeading>`).join('')}</MeshHeadingList></MedlineCitation>
<PubmedData><History><PubMedPubDate PubStatus="pubmed"><Year>2025</Year><Month>1</Month><Day>2</Day></PubMedPubDate></History><PublicationStatus>ppublish</PublicationStatus><ArticleIdList><ArticleId IdType="pubmed">${50_000_000 + number}</ArticleId></ArticleIdList><ReferenceList>${references.join('')}</ReferenceList></PubmedData></PubmedArticle>
`
}
