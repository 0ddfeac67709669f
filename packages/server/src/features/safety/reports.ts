import type { NoticeState } from '@materia/contract'

/** A text in the languages its source has it in. */
export interface Both {
  en: string | null
  fr: string | null
}

/** What a manufacturer reported of one package size. Days are `YYYY-MM-DD`. */
export interface SupplyReport {
  type: 'Shortage' | 'Discontinuation'
  state: NoticeState
  reportId: string
  din: string | null
  name: Both
  company: string | null
  strength: string | null
  packages: string | null
  isTier3: boolean
  /** By its number in the source's list; the words are for numbers we do not know. */
  reason: (Both & { id: number | null }) | null
  startsOn: string | null
  expectedEndOn: string | null
  endedOn: string | null
  updatedOn: string | null
  url: Both
}

/** A recall or an alert in one of its languages. */
export interface RecallReport {
  type: 'Recall' | 'Advisory'
  language: 'en' | 'fr'
  isArchived: boolean
  title: string
  product: string
  issue: string | null
  advice: string | null
  recallClass: 'I' | 'II' | 'III' | null
  updatedOn: string | null
  url: string | null
}

/** What is said of a published article. */
export interface LiteratureReport {
  type: 'Retraction' | 'ExpressionOfConcern' | 'Correction' | 'Reinstatement'
  /** Null where the source names the article by its number alone. */
  title: string | null
  journal: string | null
  pmid: string | null
  doi: string | null
  /** Where it was announced. */
  noticePmid: string | null
  noticeDoi: string | null
  republishedPmid: string | null
  reasons: string[]
  happenedOn: string | null
  updatedOn: string | null
}

export interface StatusReport {
  type: 'StatusChange'
  name: Both
  din: string | null
  drugCode: string
  from: string
  to: string
  changedOn: string
  url: Both
}

export type Report = SupplyReport | RecallReport | LiteratureReport | StatusReport

/** A record of a source with the notices it belongs to; none where it says nothing any more. */
export interface SourcedReports {
  recordKey: string
  statedOn: Date
  reports: { noticeKey: string; report: Report }[]
}

export interface StoredReport {
  source: string
  record_key: string
  notice_key: string
  stated_on: Date
  report: Report
}
