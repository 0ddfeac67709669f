import { gatherLiterature } from './gather-literature.ts'
import { gatherRecall } from './gather-recall.ts'
import { gatherStatus } from './gather-status.ts'
import { gatherSupply } from './gather-supply.ts'
import type { GatheredNotice } from './notice.ts'
import type { StoredReport } from './reports.ts'

/** What the reports of one notice come to: the same in whatever order they were read. */
export function gatherNotice(reports: StoredReport[]): GatheredNotice | undefined {
  switch (reports[0]?.report.type) {
    case 'Shortage':
    case 'Discontinuation':
      return gatherSupply(reports)
    case 'Recall':
    case 'Advisory':
      return gatherRecall(reports)
    case 'StatusChange':
      return gatherStatus(reports)
    case undefined:
      return undefined
    default:
      return gatherLiterature(reports)
  }
}
