export const sourceNames = ['drug-products', 'formulary', 'decisions', 'pubmed', 'trials'] as const
export type SourceName = (typeof sourceNames)[number]
