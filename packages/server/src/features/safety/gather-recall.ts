import type { NoticeSeverity } from '@materia/contract'
import { type GatheredNotice, latest, newestFirst } from './notice.ts'
import { dinsIn, namedText } from './recall-names.ts'
import type { RecallReport, StoredReport } from './reports.ts'

/** One notice for the two languages of a recall; how it stands is said by whichever was written last. */
export function gatherRecall(stored: StoredReport[]): GatheredNotice | undefined {
  const reports = newestFirst(stored).map(({ report }) => report as RecallReport)
  const [newest] = reports
  const english = reports.find(({ language }) => language === 'en')
  const french = reports.find(({ language }) => language === 'fr')
  const leading = english ?? french
  if (!newest || !leading) return undefined
  const both = (of: (report: RecallReport) => string | null) => ({
    en: english ? of(english) : null,
    fr: french ? of(french) : null,
  })
  const recallClass = worstClass(reports)
  const dins = [...new Set(reports.flatMap(({ title, product }) => dinsIn(`${product} ${title}`)))].sort()
  const updatedOn = latest(reports.map((report) => report.updatedOn))
  return {
    kind: reports.some(({ type }) => type === 'Recall') ? 'Recall' : 'Advisory',
    state: newest.isArchived ? 'Resolved' : 'Active',
    severity: severityOf(recallClass),
    source: 'recalls',
    facts: {
      name: both(({ title }) => title),
      url: both(({ url }) => url),
      product: both(({ product }) => product),
      reason: { id: null, ...both(({ issue }) => issue) },
      advice: both(({ advice }) => advice),
      recallClass,
    },
    startsOn: updatedOn,
    expectedEndOn: null,
    endedOn: newest.isArchived ? updatedOn : null,
    updatedOn,
    targets:
      dins.length > 0
        ? dins.map((value) => ({ scheme: 'din', value }))
        : [{ scheme: 'name', value: indexed(namedText(leading)) }],
  }
}

/** PostgreSQL's indexes take no more bytes of a value; what is named stands at its beginning. */
const indexedBytes = 2_400
const indexed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, indexedBytes))

function worstClass(reports: RecallReport[]): RecallReport['recallClass'] {
  const classes = reports.flatMap(({ recallClass }) => recallClass ?? [])
  return (['I', 'II', 'III'] as const).find((each) => classes.includes(each)) ?? null
}

function severityOf(recallClass: RecallReport['recallClass']): NoticeSeverity {
  if (recallClass === 'I') return 'Critical'
  return recallClass === 'III' ? 'Information' : 'Warning'
}
