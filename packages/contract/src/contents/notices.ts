export const noticeKinds = [
  'Shortage',
  'Discontinuation',
  'Recall',
  'Advisory',
  'Retraction',
  'ExpressionOfConcern',
  'Correction',
  'StatusChange',
  'RemovedBySource',
] as const

export const noticeStates = ['Anticipated', 'Active', 'Resolved'] as const

/** Worst first. */
export const noticeSeverities = ['Critical', 'Warning', 'Information'] as const

/** By a DIN, PMID or DOI, or by a name alone: it possibly concerns the item. */
export const noticeMatches = ['Identifier', 'Name'] as const
