import type { NoticeKind, NoticeMark, SafetySource } from '@materia/contract'

const namesByKind: Record<NoticeKind, string[]> = {
  Shortage: ['shortages'],
  Discontinuation: ['shortages'],
  Recall: ['recalls'],
  Advisory: ['recalls'],
  Retraction: ['retractions', 'pubmed'],
  ExpressionOfConcern: ['retractions', 'pubmed'],
  Correction: ['retractions', 'pubmed'],
  StatusChange: ['drug-products'],
  RemovedBySource: [],
}

/** The sources that tell of notices such as these. */
export function sourcesOf(notices: Pick<NoticeMark, 'kind'>[], sources: SafetySource[]): SafetySource[] {
  const names = new Set(notices.flatMap(({ kind }) => namesByKind[kind]))
  return sources.filter(({ name }) => names.has(name))
}
