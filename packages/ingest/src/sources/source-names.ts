export const sourceNames = [
  'drug-products',
  'formulary',
  'decisions',
  'pubmed',
  'trials',
  'shortages',
  'recalls',
  'retractions',
] as const
export type SourceName = (typeof sourceNames)[number]
