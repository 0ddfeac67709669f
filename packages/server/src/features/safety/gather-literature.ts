import type { NoticeKind, NoticeSeverity } from '@materia/contract'
import { earliest, type GatheredNotice, latest, newestFirst } from './notice.ts'
import type { LiteratureReport, StoredReport } from './reports.ts'

const severities: Record<Exclude<LiteratureReport['type'], 'Reinstatement'>, NoticeSeverity> = {
  Retraction: 'Critical',
  ExpressionOfConcern: 'Warning',
  Correction: 'Information',
}

/** What several sources and several notices say of one article, of one kind; a reinstatement cancels what was before it. */
export function gatherLiterature(stored: StoredReport[]): GatheredNotice | undefined {
  const newest = newestFirst(stored)
  const reports = newest.map(({ report }) => report as LiteratureReport)
  const told = reports.filter(({ type }) => type !== 'Reinstatement')
  const [first] = told
  if (!first || first.type === 'Reinstatement') return undefined
  const last = latest(told.map(({ happenedOn }) => happenedOn))
  const reinstatedOn = latest(
    reports.filter(({ type }) => type === 'Reinstatement').map(({ happenedOn, updatedOn }) => happenedOn ?? updatedOn),
  )
  const isOver = reinstatedOn !== null && (last === null || reinstatedOn >= last)
  const pick = <Field extends keyof LiteratureReport>(field: Field) =>
    told.find((report) => report[field])?.[field] ?? null
  const pmid = pick('pmid')
  const dois = [...new Set(told.flatMap(({ doi }) => doi ?? []))].sort()
  const noticePmid = pick('noticePmid')
  const isWatched = newest.every(({ source }) => source === 'retractions')
  return {
    kind: first.type satisfies NoticeKind,
    state: isOver ? 'Resolved' : 'Active',
    severity: severities[first.type],
    source: isWatched ? 'retractions' : 'pubmed',
    facts: {
      name: { en: pick('title') ?? (pmid ? `PMID ${pmid}` : dois[0]) ?? null, fr: null },
      url: { en: addressOf(noticePmid, pick('noticeDoi'), pmid), fr: null },
      journal: pick('journal'),
      pmid,
      noticePmid,
      noticeDoi: pick('noticeDoi'),
      republishedPmid: pick('republishedPmid'),
      reasons: [...new Set(told.flatMap(({ reasons }) => reasons))].sort(),
    },
    startsOn: earliest(told.map(({ happenedOn }) => happenedOn)),
    expectedEndOn: null,
    endedOn: isOver ? reinstatedOn : null,
    updatedOn: latest(reports.map(({ updatedOn, happenedOn }) => updatedOn ?? happenedOn)),
    targets: [
      ...(pmid ? [{ scheme: 'pmid' as const, value: pmid }] : []),
      ...dois.map((value) => ({ scheme: 'doi' as const, value })),
    ],
  }
}

function addressOf(noticePmid: string | null, noticeDoi: string | null, pmid: string | null): string | null {
  if (noticePmid ?? (pmid && !noticeDoi)) return `https://pubmed.ncbi.nlm.nih.gov/${noticePmid ?? pmid}/`
  return noticeDoi ? `https://doi.org/${noticeDoi}` : null
}
