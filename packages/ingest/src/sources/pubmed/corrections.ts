import type { LiteratureReport, SourcedReports } from '@materia/server/features/safety/index.ts'
import { literatureKeys } from '../literature-keys.ts'
import { pubmedKey, shownTitle } from './pubmed.mapper.ts'
import type { PubmedRecord } from './pubmed.parser.ts'

type NoticeType = Exclude<LiteratureReport['type'], 'Reinstatement'>

/** Where the notice is, as the article's own record says. */
const onArticle: Record<string, NoticeType> = {
  RetractionIn: 'Retraction',
  ExpressionOfConcernIn: 'ExpressionOfConcern',
  ErratumIn: 'Correction',
  RepublishedIn: 'Correction',
}

/** What the notice is about, as the notice's record says: it is not itself retracted. */
const onNotice: Record<string, NoticeType> = {
  RetractionOf: 'Retraction',
  ExpressionOfConcernFor: 'ExpressionOfConcern',
  ErratumFor: 'Correction',
  RepublishedFrom: 'Correction',
}

/** What a record of PubMed says of its own article and of others. */
export function correctionReports(record: PubmedRecord, statedOn: Date): SourcedReports {
  const reports = new Map<string, LiteratureReport>()
  const add = (report: LiteratureReport) => {
    for (const key of literatureKeys(report.type, pubmedKey(report.pmid ?? ''))) {
      const known = reports.get(key)
      reports.set(key, known ? joined(known, report) : report)
    }
  }
  for (const { type, pmid } of record.corrections) {
    const said = onArticle[type]
    if (said) add(ofOwn(record, said, type === 'RepublishedIn' ? { republishedPmid: pmid } : { noticePmid: pmid }))
    const told = onNotice[type]
    if (told && pmid && pmid !== record.pmid) add(ofOther(record, told, pmid, type === 'RepublishedFrom'))
  }
  if (record.publicationTypes.includes('Retracted Publication')) add(ofOwn(record, 'Retraction', {}))
  return {
    recordKey: pubmedKey(record.pmid),
    statedOn,
    reports: [...reports].map(([noticeKey, report]) => ({ noticeKey, report })),
  }
}

const joined = (known: LiteratureReport, other: LiteratureReport): LiteratureReport => ({
  ...known,
  noticePmid: known.noticePmid ?? other.noticePmid,
  republishedPmid: known.republishedPmid ?? other.republishedPmid,
})

const ofOwn = (record: PubmedRecord, type: NoticeType, found: Partial<LiteratureReport>): LiteratureReport => ({
  ...nothingElse,
  type,
  title: shownTitle(record.title) || null,
  journal: record.journal ?? record.journalShort,
  pmid: record.pmid,
  doi: record.doi?.toLowerCase() ?? null,
  updatedOn: record.revisedOn,
  ...found,
})

const ofOther = (record: PubmedRecord, type: NoticeType, pmid: string, isRepublished: boolean): LiteratureReport => ({
  ...nothingElse,
  type,
  pmid,
  happenedOn: isRepublished ? null : record.publishedOn,
  updatedOn: record.revisedOn,
  ...(isRepublished ? { republishedPmid: record.pmid } : { noticePmid: record.pmid }),
})

const nothingElse = {
  title: null,
  journal: null,
  doi: null,
  noticePmid: null,
  noticeDoi: null,
  republishedPmid: null,
  reasons: [],
  happenedOn: null,
}
