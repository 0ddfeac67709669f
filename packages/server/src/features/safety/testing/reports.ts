import type { App } from '../../../platform/app.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { bindNotices } from '../bindings.service.ts'
import { putReports } from '../reports.service.ts'
import type { LiteratureReport, RecallReport, Report, SupplyReport } from '../reports.ts'

export const someSupply = (changes: Partial<SupplyReport> = {}): SupplyReport => ({
  type: 'Shortage',
  state: 'Active',
  reportId: '1',
  din: '02242903',
  name: { en: 'Enbrel', fr: 'Enbrel (fr)' },
  company: 'Immunex',
  strength: '50 mg',
  packages: '4 syringes',
  isTier3: false,
  reason: { id: 7, en: 'Disruption', fr: 'Interruption' },
  startsOn: '2026-01-02',
  expectedEndOn: null,
  endedOn: null,
  updatedOn: '2026-01-03',
  url: { en: 'https://example.test/en/1', fr: 'https://example.test/fr/1' },
  ...changes,
})

export const someRecall = (changes: Partial<RecallReport> = {}): RecallReport => ({
  type: 'Recall',
  language: 'en',
  isArchived: false,
  title: 'Enbrel: one lot recalled',
  product: 'Enbrel',
  issue: 'Product quality',
  advice: 'Return the product to a pharmacy.',
  recallClass: 'I',
  updatedOn: '2026-02-01',
  url: 'https://example.test/recall',
  ...changes,
})

export const someRetraction = (changes: Partial<LiteratureReport> = {}): LiteratureReport => ({
  type: 'Retraction',
  title: 'Two drugs compared',
  journal: 'Journal of Trials',
  pmid: '990000001',
  doi: null,
  noticePmid: '990000002',
  noticeDoi: null,
  republishedPmid: null,
  reasons: [],
  happenedOn: '2026-03-01',
  updatedOn: '2026-03-02',
  ...changes,
})

interface GivenReport {
  source?: string
  recordKey: string
  noticeKey: string
  statedOn?: string
  report: Report | null
}

/** Lets sources say this, one after the other, and binds it. A report of null says nothing any more. */
export async function tellReports(app: App, given: GivenReport[]): Promise<void> {
  for (const { source = 'shortages', recordKey, noticeKey, statedOn = '2026-01-03', report } of given)
    await inTransaction(app, (tx) =>
      putReports(tx, source, [
        { recordKey, statedOn: new Date(statedOn), reports: report ? [{ noticeKey, report }] : [] },
      ]),
    )
  await inTransaction(app, (tx) => bindNotices(tx, app.clock.now()))
}
