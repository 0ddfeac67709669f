import { type GatheredNotice, newestFirst } from './notice.ts'
import type { StatusReport, StoredReport } from './reports.ts'

/** The last change of a product's status: open while it has left the market. */
export function gatherStatus(stored: StoredReport[]): GatheredNotice | undefined {
  const [report] = newestFirst(stored).map((each) => each.report as StatusReport)
  if (!report) return undefined
  const isMarketed = report.to === 'Marketed'
  return {
    kind: 'StatusChange',
    state: isMarketed ? 'Resolved' : 'Active',
    severity: report.to.startsWith('Cancelled') ? 'Warning' : 'Information',
    source: 'drug-products',
    facts: { name: report.name, url: report.url, din: report.din, from: report.from, to: report.to },
    startsOn: report.changedOn,
    expectedEndOn: null,
    endedOn: isMarketed ? report.changedOn : null,
    updatedOn: report.changedOn,
    targets: [{ scheme: 'drug-code', value: report.drugCode }],
  }
}
