import type { Language } from '../languages.ts'
import { type CitedNames, vancouverNames } from './cited-names.ts'
import type { ContentItemType } from './common.schemas.ts'
import type { NoticeKind } from './notices.schemas.ts'

/** Of an item's own fields, those that a citation can carry; any kind has some of them. */
export interface CitedDetails {
  authors?: { name: string; userId?: string | null }[]
  hasMoreAuthors?: boolean
  journalTitle?: string | null
  journalAbbreviation?: string
  journalIssueDate?: string | null
  volume?: string | null
  issue?: string | null
  pages?: string | null
  pmid?: string | null
  doi?: string | null
  keywords?: string[]
  nctID?: string
  sponsor?: string | null
  din?: string | null
  referenceNumber?: string
  manufacturer?: string | null
  dateIssued?: string | null
  externalLink?: string | null
  linkSite?: string | null
}

export interface CitedContent {
  contentItemId: string
  contentItemType: ContentItemType
  title: string
  publishedOn: string | null
  sourceUrl: string | null
  sourceName: string | null
  creatorName: string | null
  isRetracted?: boolean
  /** What else stands against it: recalls, removals, concerns. */
  notices?: string[]
  details: CitedDetails
}

/** What a reference manager wants to know of an item, whatever its kind. */
export interface Citation extends CitedNames {
  contentItemId: string
  title: string
  /** The journal, or the place that published it. */
  container: string | null
  /** The journal as lists of references write it. */
  containerShort: string | null
  /** `2024`, `2024-03` or `2024-03-09`. */
  date: string | null
  volume: string | null
  issue: string | null
  pages: string | null
  doi: string | null
  pmid: string | null
  nctId: string | null
  din: string | null
  referenceNumber: string | null
  keywords: string[]
  /** Where the source itself shows it. */
  sourceUrl: string | null
  /** Where Materia shows it. */
  url: string
  /** Why somebody saved it. */
  note: string | null
  notices: string[]
}

export function citationOf(
  content: CitedContent,
  { url, note = null }: { url: string; note?: string | null },
): Citation {
  const { details } = content
  return {
    contentItemId: content.contentItemId,
    contentItemType: content.contentItemType,
    title: titleOf(content),
    authors: authorsOf(content),
    hasMoreAuthors: details.hasMoreAuthors ?? false,
    container: details.journalTitle ?? details.linkSite ?? content.sourceName,
    containerShort: details.journalAbbreviation ?? null,
    date: dateOf(details.journalIssueDate ?? details.dateIssued ?? content.publishedOn),
    volume: details.volume ?? null,
    issue: details.issue ?? null,
    pages: details.pages ?? null,
    doi: details.doi ?? null,
    pmid: details.pmid ?? null,
    nctId: details.nctID ?? null,
    din: details.din ?? null,
    referenceNumber: details.referenceNumber || null,
    keywords: details.keywords ?? [],
    sourceUrl: details.externalLink ?? content.sourceUrl,
    url,
    note: note?.replaceAll(/\r\n?/g, '\n') ?? null,
    notices: content.notices?.map(oneLine) ?? [],
  }
}

function titleOf({ title, isRetracted }: CitedContent): string {
  const line = oneLine(title)
  return isRetracted ? retractedTitle(line) : line
}

/** A retracted article says so before its title, as NLM writes it. */
export const retractedTitle = (title: string) => `RETRACTED: ${title.replace(/^retracted:\s*/i, '')}`

function authorsOf({ contentItemType, details, creatorName }: CitedContent): string[] {
  // Anybody can type a name into their own article: it is cited by those who have an account.
  const cited = details.authors?.filter(({ userId }) => userId || contentItemType !== 'UserArticle') ?? []
  const names = cited.map((author) => oneLine(author.name)).filter(Boolean)
  if (names.length > 0) return names
  const body = details.manufacturer ?? details.sponsor ?? creatorName
  return body ? [oneLine(body)] : []
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Sources write "2024-03-09T…", "2024 Mar 9", "2024 Mar-Apr" or "2024". */
function dateOf(text: string | null | undefined): string | null {
  const iso = text?.match(/^\d{4}(-\d{2}){0,2}/)?.[0]
  if (!text || !iso) return null
  const worded = text.match(/^(\d{4}) ([A-Za-z]{3})[a-z]*(?: (\d{1,2})\b)?/)
  const month = worded ? months.indexOf(worded[2]?.toLowerCase() ?? '') + 1 : 0
  if (!worded || month === 0) return iso
  return [worded[1], String(month), ...(worded[3] ? [worded[3]] : [])].map((part) => part?.padStart(2, '0')).join('-')
}

export const citationYear = ({ date }: Citation) => date?.slice(0, 4) ?? null

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Retractions stand before the title; shortages and the like say nothing against an item. */
export const citedNotices = [
  'Recall',
  'Advisory',
  'ExpressionOfConcern',
  'RemovedBySource',
] as const satisfies NoticeKind[]

interface Wording {
  language: Language
  /** The day on which somebody looks it up. */
  citedOn: Date
}

/** One entry of a reference list in the Vancouver style, as the National Library of Medicine writes it. */
export function citationText(citation: Citation, wording: Wording): string {
  const names = vancouverNames(citation)
  const parts =
    citation.contentItemType === 'Article'
      ? [
          names,
          citation.title,
          citation.containerShort ?? citation.container,
          issueOf(citation),
          identifierOf(citation),
          ...citation.notices,
        ]
      : [names, ...onlineParts(citation, wording)]
  return parts.filter(Boolean).map(closed).join(' ')
}

/** `2002;347(4):284-7`; a journal without volumes and issues is found by its month. */
function issueOf(citation: Citation): string {
  const { volume, issue, pages, date } = citation
  const number = `${volume ?? ''}${issue ? `(${issue})` : ''}`
  const published = number ? citationYear(citation) : date && nlmDate(date.slice(0, 7))
  return [[published, number].filter(Boolean).join(';'), pages].filter(Boolean).join(':')
}

const vancouverWords: Record<Language, { online: string; cited: (day: Date) => string; from: string }> = {
  en: {
    online: 'Internet',
    cited: (day) => `cited ${nlmDate(day.toISOString().slice(0, 10))}`,
    from: 'Available from:',
  },
  fr: { online: 'En ligne', cited: (day) => `cité le ${frenchDay(day)}`, from: 'Disponible\u00a0:' },
}

// Made when somebody cites in French: making it would hold up every page that can be cited.
const frenchDay = (day: Date) =>
  day.toLocaleDateString('fr-CA', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function onlineParts(citation: Citation, { language, citedOn }: Wording): (string | null)[] {
  const { online, cited, from } = vancouverWords[language]
  const published = [citation.container, citationYear(citation)].filter(Boolean).join('; ')
  return [
    `${citation.title.replace(/\.$/, '')} [${online}]`,
    `${published} [${cited(citedOn)}]`.trim(),
    identifierOf(citation),
    ...citation.notices,
    `${from} ${citedAddress(citation)}`,
  ]
}

/** Where a reader finds it: at its source, or else in Materia. */
export const citedAddress = ({ sourceUrl, url }: Citation) =>
  sourceUrl && /^https?:/i.test(sourceUrl) ? sourceUrl : url

/** `2002 Jul 25`, of which the month and the day may be missing. */
export function nlmDate(date: string): string {
  const [year, month, day] = date.split('-')
  const name = months[Number(month) - 1]
  if (!name) return year ?? ''
  return [year, name.charAt(0).toUpperCase() + name.slice(1), day && Number(day)].filter(Boolean).join(' ')
}

function identifierOf({ doi, pmid, nctId, din, referenceNumber }: Citation): string | null {
  if (doi) return `doi:${doi}`
  if (pmid) return `PMID: ${pmid}`
  if (nctId) return nctId
  if (din) return `DIN ${din}`
  return referenceNumber
}

/** An address ends without a full stop: it would be taken for a part of it. */
const closed = (part: string | null) => (/[.?!]$|https?:\S+$/.test(part ?? '') ? `${part}` : `${part}.`)
