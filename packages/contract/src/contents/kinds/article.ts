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
