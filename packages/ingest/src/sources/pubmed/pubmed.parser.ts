import type { Readable } from 'node:stream'
import { NotInFormat } from '../../formats/refusal.ts'
import { child, childrenOf, textOf, type XmlElement, xmlRecords } from '../../formats/xml.ts'
import { isoDate, monthNumber } from '../../text/dates.ts'
import { inlineText, markupHtml, markupText, sectionLabel } from '../../text/markup.ts'

export interface PubmedRecord {
  pmid: string
  /** The same article may be published in several versions under one PMID. */
  version: number
  status: string | null
  line: number
  /** Empty where the source has none in any language. */
  title: string
  vernacularTitle: string | null
  abstract: { label: string | null; html: string; text: string }[]
  copyright: string | null
  authors: string[]
  hasMoreAuthors: boolean
  journal: string | null
  journalShort: string | null
  volume: string | null
  issue: string | null
  pages: string | null
  issueDate: string | null
  publishedOn: string | null
  completedOn: string | null
  revisedOn: string | null
  language: string | null
  doi: string | null
  pmcId: string | null
  publicationTypes: string[]
  meshHeadings: string[]
  majorTopics: string[]
  keywords: string[]
  substances: string[]
  /** Headings under which it tells of a drug's use, effects or fate. */
  drugHeadings: string[]
  registryNumbers: string[]
  /** What other records say of it, or it of them: retractions, concerns, errata. */
  corrections: { type: string; pmid: string | null }[]
}

export type PubmedEntry =
  | { kind: 'article'; record: PubmedRecord }
  | { kind: 'deletion'; pmid: string; line: number }
  | { kind: 'book'; line: number; pmid: string | null }
  | { kind: 'broken'; line: number; pmid: string | null; reason: string; excerpt: string }

/** PubMed's baseline and update files and efetch replies, old root and new. */
export function parsePubmed(stream: Readable, file: string): AsyncGenerator<PubmedEntry> {
  return xmlRecords(stream, {
    file,
    roots: ['PubmedArticleSet', 'MedlineCitationSet', 'pmFetchResult', 'eFetchResult'],
    records: ['PubmedArticle', 'MedlineCitation', 'PubmedBookArticle', 'PMID', 'ERROR'],
    read: (element) => readEntry(element, file),
  })
}

function readEntry(element: XmlElement, file: string): PubmedEntry {
  switch (element.name) {
    case 'ERROR':
      throw new NotInFormat(
        `${file}, line ${element.line}`,
        `expected articles; the source replied with an error: ${textOf(element).trim()}.`,
      )
    // Outside of an article only <DeleteCitation> holds a PMID.
    case 'PMID':
      return { kind: 'deletion', pmid: textOf(element).trim(), line: element.line }
    case 'PubmedBookArticle':
      return { kind: 'book', line: element.line, pmid: textOf(child(element, 'BookDocument', 'PMID')).trim() || null }
    default:
      return readArticle(element)
  }
}

function readArticle(element: XmlElement): PubmedEntry {
  const citation = element.name === 'MedlineCitation' ? element : child(element, 'MedlineCitation')
  const pmid = textOf(child(citation, 'PMID')).trim()
  const broken = (reason: string): PubmedEntry => ({
    kind: 'broken',
    line: element.line,
    pmid: pmid || null,
    reason,
    excerpt: textOf(element).replace(/\s+/g, ' ').trim().slice(0, 300),
  })
  if (!citation) return broken('Expected <MedlineCitation> in the article.')
  if (!/^\d{1,9}$/.test(pmid)) return broken(`Expected a PMID of digits, found "${pmid}".`)
  const article = child(citation, 'Article')
  if (!article) return broken('Expected <Article> in the citation.')
  const vernacularTitle = inlineText(article, 'VernacularTitle') || null
  const title = inlineText(article, 'ArticleTitle') || vernacularTitle || ''
  return { kind: 'article', record: readRecord({ element, citation, article, pmid, title, vernacularTitle }) }
}

function readRecord(found: {
  element: XmlElement
  citation: XmlElement
  article: XmlElement
  pmid: string
  title: string
  vernacularTitle: string | null
}): PubmedRecord {
  const { element, citation, article } = found
  const issue = child(article, 'Journal', 'JournalIssue')
  const data = child(element, 'PubmedData')
  const headings = childrenOf(child(citation, 'MeshHeadingList'), 'MeshHeading')
  const ids = [
    ...childrenOf(data, 'ArticleIdList').flatMap((list) => childrenOf(list, 'ArticleId')),
    ...childrenOf(article, 'ELocationID'),
  ]
  const idOf = (type: string) =>
    textOf(ids.find((id) => (id.attributes.IdType ?? id.attributes.EIdType) === type)).trim() || null
  return {
    pmid: found.pmid,
    version: Number(child(citation, 'PMID')?.attributes.Version ?? 1) || 1,
    status: citation.attributes.Status ?? null,
    line: element.line,
    title: found.title,
    vernacularTitle: found.vernacularTitle,
    abstract: childrenOf(child(article, 'Abstract'), 'AbstractText')
      .map((section) => ({ label: sectionLabel(section), html: markupHtml(section), text: markupText(section) }))
      .filter((section) => section.text),
    copyright: inlineText(article, 'Abstract', 'CopyrightInformation') || null,
    authors: childrenOf(child(article, 'AuthorList'), 'Author').map(authorName).filter(Boolean),
    hasMoreAuthors: child(article, 'AuthorList')?.attributes.CompleteYN === 'N',
    journal: inlineText(article, 'Journal', 'Title') || null,
    journalShort:
      inlineText(article, 'Journal', 'ISOAbbreviation') ||
      inlineText(citation, 'MedlineJournalInfo', 'MedlineTA') ||
      null,
    volume: inlineText(issue, 'Volume') || null,
    issue: inlineText(issue, 'Issue') || null,
    pages: inlineText(article, 'Pagination', 'MedlinePgn') || null,
    issueDate: issueDateText(child(issue, 'PubDate')),
    publishedOn: dateIn(child(article, 'ArticleDate')) ?? pubDate(child(issue, 'PubDate')) ?? historyDate(data),
    completedOn: dateIn(child(citation, 'DateCompleted')) ?? null,
    revisedOn:
      dateIn(child(citation, 'DateRevised')) ??
      dateIn(child(citation, 'DateCompleted')) ??
      dateIn(child(citation, 'DateCreated')) ??
      null,
    language: textOf(child(article, 'Language')).trim().toLowerCase() || null,
    doi: idOf('doi'),
    pmcId: idOf('pmc'),
    publicationTypes: childrenOf(child(article, 'PublicationTypeList'), 'PublicationType').map((type) =>
      markupText(type),
    ),
    meshHeadings: headings.map((heading) => inlineText(heading, 'DescriptorName')).filter(Boolean),
    drugHeadings: headings.filter(isOfDrug).map((heading) => inlineText(heading, 'DescriptorName')),
    majorTopics: headings.filter(isMajorTopic).map((heading) => inlineText(heading, 'DescriptorName')),
    keywords: childrenOf(citation, 'KeywordList')
      .flatMap((list) => childrenOf(list, 'Keyword'))
      .map((keyword) => markupText(keyword).replace(/[.;]$/, ''))
      .filter(Boolean),
    substances: childrenOf(child(citation, 'ChemicalList'), 'Chemical').map((chemical) =>
      inlineText(chemical, 'NameOfSubstance'),
    ),
    registryNumbers: childrenOf(child(article, 'DataBankList'), 'DataBank')
      .flatMap((bank) => childrenOf(child(bank, 'AccessionNumberList'), 'AccessionNumber'))
      .map((number) => textOf(number).trim()),
    corrections: childrenOf(child(citation, 'CommentsCorrectionsList'), 'CommentsCorrections').map((link) => ({
      type: link.attributes.RefType ?? '',
      pmid: textOf(child(link, 'PMID')).trim() || null,
    })),
  }
}

const drugQualifiers = new Set([
  ...['therapeutic use', 'administration & dosage', 'adverse effects', 'pharmacology', 'pharmacokinetics', 'poisoning'],
  ...['toxicity', 'contraindications', 'economics', 'supply & distribution'],
])

const isOfDrug = (heading: XmlElement) =>
  childrenOf(heading, 'QualifierName').some((qualifier) => drugQualifiers.has(markupText(qualifier)))

function authorName(author: XmlElement): string {
  const collective = inlineText(author, 'CollectiveName')
  if (collective) return collective
  const initials = inlineText(author, 'Initials') || initialsOf(inlineText(author, 'ForeName'))
  return [inlineText(author, 'LastName'), initials, inlineText(author, 'Suffix')].filter(Boolean).join(' ')
}

const initialsOf = (foreName: string) =>
  foreName
    .split(/[\s-]+/)
    .map((part) => part.charAt(0).toUpperCase())
    .join('')

const isMajorTopic = (heading: XmlElement) =>
  heading.children.some((each) => typeof each !== 'string' && each.attributes.MajorTopicYN === 'Y')

function dateIn(element: XmlElement | undefined): string | undefined {
  const [year, month, day] = ['Year', 'Month', 'Day'].map((name) => textOf(child(element, name)).trim())
  if (!year || !/^\d{4}$/.test(year)) return undefined
  const number = month ? monthNumber(month) : undefined
  return isoDate(year, number ?? '01', number && day ? day : '01') ?? isoDate(year)
}

function pubDate(element: XmlElement | undefined): string | undefined {
  const season = textOf(child(element, 'Season')).trim()
  if (season) {
    const year = textOf(child(element, 'Year')).trim()
    return isoDate(year, monthNumber(season) ?? '01')
  }
  return dateIn(element) ?? medlineDate(textOf(child(element, 'MedlineDate')))
}

/** "2019 Nov-Dec", "2019 Spring", "1998-1999": the first day meant. */
function medlineDate(text: string): string | undefined {
  const [, year, word] = /(\d{4})(?:[\s-]+([A-Za-z]+))?/.exec(text) ?? []
  return year ? isoDate(year, (word && monthNumber(word)) || '01') : undefined
}

function historyDate(data: XmlElement | undefined): string | null {
  const dates = childrenOf(child(data, 'History'), 'PubMedPubDate')
  const found =
    dates.find((date) => date.attributes.PubStatus === 'pubmed') ??
    dates.find((date) => date.attributes.PubStatus === 'entrez')
  return dateIn(found) ?? null
}

function issueDateText(element: XmlElement | undefined): string | null {
  if (!element) return null
  const parts = ['Year', 'Season', 'Month', 'Day'].map((name) => textOf(child(element, name)).trim()).filter(Boolean)
  return parts.join(' ') || textOf(child(element, 'MedlineDate')).trim() || null
}
