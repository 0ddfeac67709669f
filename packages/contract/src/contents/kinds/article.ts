/** What an article that is a notice does to another one. */
export const articleNoticeKinds = ['Retracts', 'ExpressesConcern', 'Corrects', 'Republishes'] as const

export const processingStatuses = [
  'Publisher',
  'In-Data-Review',
  'In-Process',
  'MEDLINE',
  'PubMed-not-MEDLINE',
  'OLDMEDLINE',
  'Completed',
  'Mednet',
] as const
