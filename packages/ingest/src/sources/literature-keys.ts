import type { LiteratureReport } from '@materia/server/features/safety/index.ts'

/** The notices that a report of an article belongs to; `subject` is its number: "pmid:123". */
export function literatureKeys(type: LiteratureReport['type'], subject: string): string[] {
  if (type === 'Reinstatement') return [`retraction:${subject}`, `concern:${subject}`]
  return [`${noticeNames[type]}:${subject}`]
}

const noticeNames = { Retraction: 'retraction', ExpressionOfConcern: 'concern', Correction: 'correction' }
