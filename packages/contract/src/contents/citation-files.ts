import { csvLine } from '../csv.ts'
import { type Citation, citationYear, nlmDate } from './citations.ts'
import { bibtexName, invertedName } from './cited-names.ts'
import type { ContentItemType } from './common.schemas.ts'

const risTypes: Partial<Record<ContentItemType, string>> = {
  Article: 'JOUR',
  Decision: 'RPRT',
  Trial: 'GEN',
  UserArticle: 'BLOG',
  UserExternalLink: 'ELEC',
}

export function risOf(citations: Citation[]): string {
  return citations.map(risRecord).join('\r\n')
}

function risRecord(citation: Citation): string {
  const [first, last] = citation.pages?.split(/[-–]/) ?? []
  return [
    ['TY', risTypes[citation.contentItemType] ?? 'GEN'],
    ['ID', citation.contentItemId],
    ['TI', citation.title],
    ...citation.authors.map((name) => ['AU', invertedName(name, citation)]),
    [citation.contentItemType === 'Article' ? 'T2' : 'PB', citation.container],
    ['JA', citation.containerShort],
    ['PY', citationYear(citation)],
    ['DA', citation.date?.replaceAll('-', '/')],
    ['VL', citation.volume],
    ['IS', citation.issue],
    ['SP', first?.trim()],
    ['EP', last?.trim()],
    ['DO', citation.doi],
    ['AN', citation.pmid ?? citation.nctId ?? (citation.din && `DIN ${citation.din}`) ?? citation.referenceNumber],
    ...citation.keywords.map((word) => ['KW', word]),
    ['UR', citation.url],
    ['L2', citation.sourceUrl],
    ...citation.notices.map((notice) => ['C1', notice]),
    ...(citation.note?.split('\n') ?? []).map((line) => ['N1', line]),
    ['ER', ''],
  ]
    .filter(([tag, value]) => value || tag === 'ER' || (tag === 'N1' && value === ''))
    .map(([tag, value]) => `${tag}  - ${value}`)
    .concat('')
    .join('\r\n')
}

/** PubMed's own format. Items that PubMed does not have carry their Materia id where articles have their DOI. */
export function nbibOf(citations: Citation[]): string {
  return citations.map(nbibRecord).join('\r\n')
}

function nbibRecord(citation: Citation): string {
  return [
    ['PMID', citation.pmid],
    ['TI', citation.title],
    ['PG', citation.pages],
    ['LID', citation.doi && `${citation.doi} [doi]`],
    ...citation.authors.map((name) => ['AU', name]),
    ['DP', citation.date && nlmDate(citation.date)],
    ['TA', citation.containerShort],
    ['JT', citation.container],
    ['VI', citation.volume],
    ['IP', citation.issue],
    ['AID', citation.nctId && `${citation.nctId} [nct]`],
    ['AID', citation.din && `DIN ${citation.din} [din]`],
    ['AID', citation.referenceNumber && `${citation.referenceNumber} [reference]`],
    ['AID', `${citation.contentItemId} [materia]`],
    ...citation.keywords.map((word) => ['OT', word]),
    ...citation.notices.map((notice) => ['PST', notice]),
    ...(citation.note?.split('\n') ?? []).map((line) => ['GN', line]),
  ]
    .filter(([tag, value]) => value || (tag === 'GN' && value === ''))
    .map(([tag, value]) => `${tag?.padEnd(4)}- ${value}`)
    .concat('')
    .join('\r\n')
}

const bibtexTypes: Partial<Record<ContentItemType, string>> = { Article: 'article', Decision: 'techreport' }

export function bibtexOf(citations: Citation[]): string {
  return citations.map(bibtexEntry).join('\n')
}

function bibtexEntry(citation: Citation): string {
  const type = bibtexTypes[citation.contentItemType] ?? 'misc'
  const containerField = { article: 'journal', techreport: 'institution' }[type] ?? 'publisher'
  const names = citation.authors.map((name) => bibtexName(name, citation, bibtexEscaped))
  const fields = [
    ['title', citation.title],
    [containerField, citation.container],
    ['year', citationYear(citation)],
    ['volume', citation.volume],
    ['number', citation.issue ?? citation.referenceNumber ?? citation.nctId],
    ['pages', citation.pages?.replace(/\s*[-–]\s*/, '--')],
    ['doi', citation.doi],
    ['pmid', citation.pmid],
    ['keywords', citation.keywords.join(', ')],
    ['howpublished', citation.sourceUrl],
    ['url', citation.url],
    ['note', citation.notices.join('; ')],
    ['annote', citation.note],
  ]
  const lines = [
    ['author', [...names, ...(citation.hasMoreAuthors ? ['others'] : [])].join(' and ')],
    ...fields.map(([name, value]) => [name, bibtexEscaped(value ?? '')]),
  ]
    .filter(([, value]) => value)
    .map(([name, value]) => `  ${name} = {${value}},`)
  return [`@${type}{materia-${citation.contentItemId},`, ...lines, '}', ''].join('\n')
}

// By name: a lone brace, even escaped, would unbalance the value it stands in.
const bibtexNames: Record<string, string> = {
  '\\': 'backslash',
  '~': 'asciitilde',
  '^': 'asciicircum',
  '{': 'braceleft',
  '}': 'braceright',
}

const bibtexEscaped = (text: string) =>
  text.replaceAll(/[\\~^{}&%$#_]/g, (sign) => (bibtexNames[sign] ? `\\text${bibtexNames[sign]}{}` : `\\${sign}`))

/** The text that a BibTeX value stands for. */
export const bibtexUnescaped = (value: string) =>
  value
    .replaceAll(/\\text([a-z]+)\{\}|\\([{}&%$#_])|[{}]/g, (_, name?: string, sign?: string) => {
      const named = Object.keys(bibtexNames).find((key) => bibtexNames[key] === name)
      return named ?? sign ?? ''
    })
    .trim()

type CsvCell = (citation: Citation, position: number, kinds: KindWords) => string | null

/** What the kinds of content are called. */
export type KindWords = Record<ContentItemType, string>

const csvColumns = {
  position: (_, position) => String(position),
  title: ({ title }) => title,
  kind: ({ contentItemType }, _, kinds) => kinds[contentItemType],
  authors: ({ authors, hasMoreAuthors }) => [...authors, ...(hasMoreAuthors ? ['et al.'] : [])].join('; '),
  publishedIn: ({ container }) => container,
  date: ({ date }) => date,
  doi: ({ doi }) => doi,
  pmid: ({ pmid }) => pmid,
  nctNumber: ({ nctId }) => nctId,
  din: ({ din }) => din,
  referenceNumber: ({ referenceNumber }) => referenceNumber,
  source: ({ sourceUrl }) => sourceUrl,
  materia: ({ url }) => url,
  note: ({ note }) => note,
  notices: ({ notices }) => notices.join('; '),
} satisfies Record<string, CsvCell>

/** What each column is called. */
export type CsvHeaders = Record<keyof typeof csvColumns, string>

export function csvOf(citations: Citation[], headers: CsvHeaders, kinds: KindWords): string {
  const columns = Object.entries(csvColumns) as [keyof CsvHeaders, CsvCell][]
  const rows = citations.map((citation, index) => columns.map(([, cell]) => cell(citation, index + 1, kinds)))
  const lines = [columns.map(([name]) => headers[name]), ...rows].map(csvLine)
  // With the mark at its start, spreadsheet programs read the file as UTF-8.
  return `\uFEFF${lines.join('')}`
}
