import type { LiteratureReport, SourcedReports } from '@materia/server/features/safety/index.ts'
import { isoDate, localDay, partialDate } from '../../text/dates.ts'
import { headline } from '../../text/names.ts'
import { storableText } from '../../text/plain.ts'
import { literatureKeys } from '../literature-keys.ts'
import type { RetractionRow } from './retractions.parser.ts'

const natures: Record<string, LiteratureReport['type']> = {
  retraction: 'Retraction',
  correction: 'Correction',
  'expression of concern': 'ExpressionOfConcern',
  reinstatement: 'Reinstatement',
}

export const retractionKey = (row: RetractionRow) => `record:${row['Record ID']}`

/** What a row comes to, or why it is not in the format. The database itself has no day for a row: the file's counts. */
export function retractionReports(row: RetractionRow, statedOn: Date): SourcedReports | { reason: string } {
  const type = natures[row.RetractionNature.toLowerCase()]
  if (!type)
    return {
      reason: `RetractionNature: Expected Retraction, Correction, Expression of concern or Reinstatement, found "${row.RetractionNature}".`,
    }
  const happenedOn = dayOfRow(row)
  if (row.RetractionDate && !writtenDay(row.RetractionDate))
    return { reason: `RetractionDate: Expected a day as M/D/YYYY, found "${row.RetractionDate}".` }
  const report: LiteratureReport = {
    type,
    title: headline(storableText(row.Title)) || null,
    journal: storableText(row.Journal) || null,
    pmid: pmidOf(row.OriginalPaperPubMedID),
    doi: doiOf(row.OriginalPaperDOI),
    noticePmid: pmidOf(row.RetractionPubMedID),
    noticeDoi: doiOf(row.RetractionDOI),
    republishedPmid: null,
    reasons: reasonsOf(row.Reason),
    happenedOn,
    updatedOn: happenedOn,
  }
  const numbers = [report.pmid && `pmid:${report.pmid}`, report.doi && `doi:${report.doi}`].flatMap(
    (each) => each || [],
  )
  const known = numbers.length > 0 ? numbers : [`record:${row['Record ID']}`]
  // A retraction has one notice; what cancels it reaches each that another row or source may have made.
  const subjects = type === 'Reinstatement' ? known : known.slice(0, 1)
  return {
    recordKey: retractionKey(row),
    statedOn,
    reports: subjects.flatMap((each) => literatureKeys(type, each)).map((noticeKey) => ({ noticeKey, report })),
  }
}

/** "9/27/2023 0:00" → 2023-09-27. */
function writtenDay(text: string): string | undefined {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text) ?? []
  return year ? isoDate(year, month, day) : partialDate(text)
}

export const dayOfRow = ({ RetractionDate: text }: RetractionRow): string | null => localDay(writtenDay(text))

const pmidOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? text : null)

const doiLength = 300

const doiOf = (text: string) => {
  const doi = storableText(text)
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
    .toLowerCase()
  return /^10\.\S+\/\S+$/.test(doi) && doi.length <= doiLength ? doi : null
}

const reasonsOf = (text: string) =>
  storableText(text)
    .split(';')
    .map((reason) => reason.replace(/^\s*\+/, '').trim())
    .filter(Boolean)
