import type { NoticeKind, NoticeSeverity, NoticeState } from '@materia/contract'
import type { Both, StoredReport } from './reports.ts'

/** What a notice is worded from. */
export interface Facts {
  name: Both
  url: Both
  din?: string | null
  company?: string | null
  strength?: string | null
  packages?: string[]
  /** Sizes that are to follow while others are short already. */
  laterPackages?: string[]
  reason?: (Both & { id: number | null }) | null
  product?: Both
  advice?: Both
  recallClass?: string | null
  journal?: string | null
  pmid?: string | null
  noticePmid?: string | null
  noticeDoi?: string | null
  republishedPmid?: string | null
  /** As the source words them, in English alone. */
  reasons?: string[]
  from?: string
  to?: string
}

export type TargetScheme = 'din' | 'pmid' | 'doi' | 'drug-code' | 'item' | 'name'

/** A notice as its reports make it. */
export interface GatheredNotice {
  kind: NoticeKind
  state: NoticeState
  severity: NoticeSeverity
  /** By its importer's name. */
  source: 'shortages' | 'recalls' | 'retractions' | 'pubmed' | 'drug-products'
  facts: Facts
  startsOn: string | null
  expectedEndOn: string | null
  endedOn: string | null
  updatedOn: string | null
  targets: { scheme: TargetScheme; value: string }[]
}

/** The latest day, whatever the order of the reports. */
export const latest = (days: (string | null | undefined)[]): string | null =>
  days.reduce<string | null>((last, day) => (day && (!last || day > last) ? day : last), null)

export const earliest = (days: (string | null | undefined)[]): string | null =>
  days.reduce<string | null>((first, day) => (day && (!first || day < first) ? day : first), null)

/** Newest first, and in one order whatever order they came in. */
export const newestFirst = <Stored extends Pick<StoredReport, 'stated_on' | 'source' | 'record_key'>>(
  reports: Stored[],
): Stored[] =>
  reports.toSorted((one, other) => other.stated_on.getTime() - one.stated_on.getTime() || compare(one, other))

type Keyed = Pick<StoredReport, 'source' | 'record_key'>
const compare = (one: Keyed, other: Keyed) => (keyOf(one) < keyOf(other) ? -1 : 1)
const keyOf = ({ source, record_key }: Keyed) => `${source} ${record_key}`
