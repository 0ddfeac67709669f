import type { NoticeSeverity, NoticeState } from '@materia/contract'
import { earliest, type GatheredNotice, latest, newestFirst } from './notice.ts'
import type { StoredReport, SupplyReport } from './reports.ts'

/** One notice for a DIN: its open reports together, as bad as the worst of them. */
export function gatherSupply(stored: StoredReport[]): GatheredNotice | undefined {
  const reports = newestFirst(stored).map(({ report }) => report as SupplyReport)
  const state = worstState(reports)
  // Of what is over the last word counts; while something is open, only what is open in that state.
  const counted = reports.filter((report) => report.state === state)
  const [newest] = counted
  if (!newest) return undefined
  const later = sizesOf(reports.filter((report) => isOpen(report) && report.state !== state)).filter(
    (size) => !sizesOf(counted).includes(size),
  )
  const ends = counted.map(({ expectedEndOn }) => expectedEndOn)
  return {
    kind: newest.type,
    state,
    severity: severityOf(state === 'Resolved' ? counted : reports.filter(isOpen), state),
    source: 'shortages',
    facts: {
      name: newest.name,
      url: newest.url,
      din: newest.din,
      company: newest.company,
      strength: newest.strength,
      packages: sizesOf(counted),
      ...(later.length > 0 && { laterPackages: later }),
      reason: counted.find(({ reason }) => reason)?.reason ?? null,
    },
    startsOn: earliest(counted.map(({ startsOn }) => startsOn)),
    // As long as one size has no date, nobody knows when all are back.
    expectedEndOn: state === 'Resolved' || ends.includes(null) ? null : latest(ends),
    endedOn: state === 'Resolved' ? latest(counted.map(({ endedOn, updatedOn }) => endedOn ?? updatedOn)) : null,
    updatedOn: latest(reports.map(({ updatedOn }) => updatedOn)),
    targets: newest.din ? [{ scheme: 'din', value: newest.din }] : [],
  }
}

const sizesOf = (reports: SupplyReport[]) => [...new Set(reports.flatMap(({ packages }) => packages ?? []))].sort()

const isOpen = (report: SupplyReport) => report.state !== 'Resolved'

function worstState(reports: SupplyReport[]): NoticeState {
  if (reports.some(({ state }) => state === 'Active')) return 'Active'
  return reports.some(({ state }) => state === 'Anticipated') ? 'Anticipated' : 'Resolved'
}

function severityOf(reports: SupplyReport[], state: NoticeState): NoticeSeverity {
  if (reports.some(({ isTier3, type }) => isTier3 && type === 'Shortage')) return 'Critical'
  return state === 'Anticipated' ? 'Information' : 'Warning'
}
