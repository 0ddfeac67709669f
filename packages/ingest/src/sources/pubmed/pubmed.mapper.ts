import type { ArticleNotice } from '@materia/contract'
import { processingStatuses } from '@materia/contract/contents/kinds/article.ts'
import { looksLikeDrugName } from '@materia/server/features/contents/index.ts'
import { areasOfHeadings } from '../../areas.ts'
import type { SourcedVersion } from '../../source-definition.ts'
import { dayOf } from '../../text/dates.ts'
import { headline } from '../../text/names.ts'
import { escapeHtml, shortened } from '../../text/plain.ts'
import { asPagesNameIt } from '../substance-names.ts'
import type { PubmedRecord } from './pubmed.parser.ts'

export const pubmedKey = (pmid: string) => `pmid:${pmid}`
const summaryLength = 400

export function articleVersion(record: PubmedRecord, series: number): SourcedVersion<'Article'> {
  const title = shownTitle(record.title) || `Untitled article in ${record.journalShort ?? record.journal ?? 'PubMed'}`
  return {
    type: 'Article',
    sourceKey: pubmedKey(record.pmid),
    title,
    summary: summaryOf(record),
    byline: bylineOf(record),
    extraSearchInfo: searchWords(record, title),
    sourceName: 'PubMed',
    sourceUrl: `https://pubmed.ncbi.nlm.nih.gov/${record.pmid}/`,
    publishedOn: dayOf(record.publishedOn),
    sourceDate: dayInSeries(record.revisedOn ?? record.publishedOn, series),
    details: {
      content: contentOf(record),
      sections: record.abstract.map(({ label, text }) => ({ label: label && sectionTitle(label), text })),
      author: record.authors[0] ?? null,
      authors: record.authors.map((name) => ({ userId: null, name, profilePictureAttachmentId: null })),
      ...(record.hasMoreAuthors && { hasMoreAuthors: true }),
      journalTitle: record.journal ?? record.journalShort,
      ...(record.journalShort && { journalAbbreviation: record.journalShort.replaceAll('.', '') }),
      journalIssueDate: record.issueDate,
      volume: record.volume,
      issue: record.issue,
      pages: record.pages,
      isMednet: false,
      pmid: record.pmid,
      doi: record.doi,
      ...(record.pmcId && { pmcId: record.pmcId }),
      mednetID: null,
      processingStatus: processingStatuses.find((status) => status === record.status) ?? null,
      keywords: unique(record.keywords),
      meshHeadings: unique(record.meshHeadings),
      publicationTypes: unique(record.publicationTypes),
      language: record.language,
      dateCompleted: record.completedOn,
      dateRevised: record.revisedOn,
      // PubMed lists what an article cites, not who cites it.
      citationCount: null,
      substances: drugsOf(record),
      ...noticeOf(record),
    },
    areasOfInterest: areasOfHeadings({ title, headings: [...record.meshHeadings, ...record.keywords] }),
  }
}

const noticeKinds: Record<string, ArticleNotice['kind']> = {
  RetractionOf: 'Retracts',
  ExpressionOfConcernFor: 'ExpressesConcern',
  ErratumFor: 'Corrects',
  RepublishedFrom: 'Republishes',
}

/** Which articles the record is a notice of, if it is one. */
function noticeOf({ corrections, pmid: own }: PubmedRecord): { noticeOf?: ArticleNotice[] } {
  const found = corrections.flatMap(({ type, pmid }): ArticleNotice[] => {
    const kind = noticeKinds[type]
    return kind && pmid && pmid !== own ? [{ kind, pmid }] : []
  })
  return found.length > 0 ? { noticeOf: found } : {}
}

/** Two files of one day differ by their number in the yearly series: the later one knows better. */
export function dayInSeries(day: string | null, series: number): Date | null {
  const date = dayOf(day)
  return date && new Date(date.getTime() + series)
}

/** "pubmed20n1016.xml.gz" → 201016; 0 for a file outside of the series. */
export function seriesNumber(file: string): number {
  const [, year, number] = /pubmed(\d{2})n(\d{4})/.exec(file) ?? []
  return year && number ? Number(year) * 10_000 + Number(number) : 0
}

/** As the article's own page is called. */
export const shownTitle = (title: string) => headline(articleTitle(title))

// A translated title comes as "[Title.]".
function articleTitle(title: string): string {
  const inner = /^\[(.+)\]\.?$/.exec(title)?.[1] ?? title
  return inner.replace(/([^.])\.$/, '$1')
}

function summaryOf(record: PubmedRecord): string | null {
  const conclusion = record.abstract.find(
    ({ label }) => label && /conclusion|interpretation|summary|key (points|messages)|findings/i.test(label),
  )
  const text = (conclusion ?? record.abstract[0])?.text
  return text ? shortened(text, summaryLength) : null
}

function bylineOf(record: PubmedRecord): string | null {
  const isCut = record.authors.length > 3 || record.hasMoreAuthors
  const authors = record.authors.slice(0, 3).join(', ') + (isCut ? ', et al.' : '')
  const year = record.issueDate?.match(/\d{4}/)?.[0]
  return [authors, record.journalShort ?? record.journal, year].filter(Boolean).join(' · ') || null
}

function contentOf(record: PubmedRecord): string | null {
  const sections = record.abstract.map(
    ({ label, html }) => `${label ? `<h3>${escapeHtml(sectionTitle(label))}</h3>` : ''}<p>${html}</p>`,
  )
  if (sections.length && record.copyright) sections.push(`<p><small>${escapeHtml(record.copyright)}</small></p>`)
  return sections.join('') || null
}

function searchWords(record: PubmedRecord, title: string): string | null {
  const vernacular = record.vernacularTitle === title ? null : record.vernacularTitle
  return (
    [vernacular, record.journalShort, record.pmcId, ...record.registryNumbers, ...unique(record.substances)]
      .filter(Boolean)
      .join(' · ') || null
  )
}

/** "MATERIALS AND METHODS" → "Materials and methods". */
function sectionTitle(label: string): string {
  const title = label.trim().replace(/:$/, '')
  return title === title.toUpperCase() ? title.charAt(0) + title.slice(1).toLowerCase() : title
}

const substancesMax = 40
/** Drugs in many a title whose names end like ordinary words, and stems that questions are not read by. */
const commonDrugs =
  /^(acetaminophen|paracetamol|aspirin|atropine|baclofen|clozapine|digoxin|doxepin|foscarnet|propofol|thioguanine|thiotepa|treosulfan|5-fluorouracil|ketamine|morphine|warfarin|methadone|buprenorphine|semaglutide|\p{L}{2,}(domide|dafinil|oquine|vancin|fungin|tinoin|phylline|zosin|darone|pidem|piclone))$/u

/** Measured far more often than given: the title alone does not make these drugs. */
const ownToTheBody =
  /^(histamine|dopamine|glucose|calcium|iron|zinc|magnesium|potassium|sodium|oxygen|nitric oxide|cholesterol|urea)$/i

/** "Ipilimumab-induced" speaks of the drug as "induced by ipilimumab" does; "vancomycin-resistant" of a microbe. */
const boundTo = /(?<=\p{L}{4})-(?:induced|associated|based|treated|containing|related)(?= )/gu
/** Another drug than the antibody, or the heparin, that its name begins or ends with. */
const longerNames =
  /\p{L}+mab \p{L}+(?:tansine|tecan|dotin|micin|tuxetan|sirine)(?= )|low[ -]molecular[ -]weight heparins?/gu

const isDrug = (word: string) => looksLikeDrugName(word) || commonDrugs.test(word)

/** "Budesonide-formoterol" is two of them. */
function drugsIn(word: string): string[] {
  const parts = word.split('-')
  if (parts.every(isDrug)) return parts
  return isDrug(word) ? [word] : []
}

/** A substance may be measured rather than given: it counts where a heading or the title speaks of it as a drug, or the title names one. */
function drugsOf({ title, substances, drugHeadings }: PubmedRecord): string[] {
  const whole = ` ${title.toLowerCase().replace(/[^\p{L}\d-]+/gu, ' ')} `.replace(boundTo, '')
  const longer = whole.match(longerNames) ?? []
  const words = whole.replace(longerNames, '')
  const named = substances.filter((name) => words.includes(` ${name.toLowerCase()} `) && !ownToTheBody.test(name))
  const inTitle = words.split(' ').flatMap(drugsIn)
  return unique([...drugHeadings, ...named, ...longer, ...inTitle].map(asPagesNameIt)).slice(0, substancesMax)
}

const unique = (texts: string[]) => [...new Set(texts)]
