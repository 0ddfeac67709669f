import type { RecallReport, SourcedReports } from '@materia/server/features/safety/index.ts'
import { localDay, momentOf } from '../../text/dates.ts'
import { shortened } from '../../text/plain.ts'
import { adviceOf, lineOf } from './recall-texts.ts'
import { type RecallRow, recallKey } from './recalls.parser.ts'

const drugCategories = /\bdrugs\b|biologic|vaccine|radiopharm|m[ée]dicament|biologique|vaccin/i
const drugOffices =
  /^(?:drugs and health products|marketed health products|m[ée]dicaments et produits de sant[ée]|produits de sant[ée] commercialis[ée]s)$/i

/** Clinicians prescribe drugs to people: why a recall stays out. */
export function notOfDrugs({ category, organization, issue, product, title }: RecallRow): string | undefined {
  if (/veterinary|v[ée]t[ée]rinaire/i.test(category)) return 'for animals'
  if (!drugCategories.test(category) && /natural health|sant[ée] naturel/i.test(category))
    return 'natural health products'
  if (!drugCategories.test(category) && !drugOffices.test(organization.trim())) return elsewhere(category, organization)
  if (/unauthori[sz]ed|non autoris[ée]/i.test(issue)) return 'unauthorized products'
  return /disinfect|d[ée]sinfect/i.test(product || title) ? 'for surfaces' : undefined
}

const elsewhere = (category: string, organization: string) =>
  /medical device|instruments? m[ée]dica|mat[ée]riels? m[ée]dica/i.test(`${organization} ${category}`)
    ? 'medical devices'
    : 'no health products'

/** Three times as long as any that was seen. */
const titleLength = 500
const productLength = 2_000

export function recallReports(row: RecallRow): SourcedReports {
  const updatedOn = localDay(row.updated)
  return {
    recordKey: recallKey(row),
    statedOn: (updatedOn && momentOf(updatedOn)) || new Date(0),
    reports: [{ noticeKey: `recall:${row.nid}`, report: recallReport(row, updatedOn) }],
  }
}

function recallReport(row: RecallRow, updatedOn: string | null): RecallReport {
  const title = shortened(lineOf(row.title), titleLength)
  const recallClass = classOf(row.recallClass)
  return {
    type: recallClass || isRecall(row, title) ? 'Recall' : 'Advisory',
    language: row.language,
    isArchived: /^(?:1|yes|oui|true)$/i.test(row.archived.trim()),
    title,
    product: shortened(lineOf(row.product), productLength),
    issue: lineOf(row.issue).replaceAll(' - ', ', ') || null,
    advice: adviceOf(row.advice),
    recallClass,
    updatedOn,
    url: row.url && /^https:\/\//.test(row.url) ? row.url : null,
  }
}

/** Of the drug office every alert is a recall; others say so in their title. */
const isRecall = ({ organization }: RecallRow, title: string) =>
  /^(?:drugs and health products|m[ée]dicaments et produits de sant[ée])$/i.test(organization.trim()) ||
  /\brecall|\brappel/i.test(title)

/** The worst of those named: "Type I - Type II" → I. */
function classOf(text: string): RecallReport['recallClass'] {
  const named: string[] = [...text.matchAll(/type (I{1,3})(?![A-Z])/gi)].map(([, numeral = '']) =>
    numeral.toUpperCase(),
  )
  return (['I', 'II', 'III'] as const).find((each) => named.includes(each)) ?? null
}
