import type { Source } from '../source-definition.ts'
import { decisions } from './decisions/decisions.source.ts'
import { drugProducts } from './drug-products/drug-products.source.ts'
import { formulary } from './formulary/formulary.source.ts'
import { pubmed } from './pubmed/pubmed.source.ts'
import { recalls } from './recalls/recalls.source.ts'
import { retractions } from './retractions/retractions.source.ts'
import { shortages } from './shortages/shortages.source.ts'
import type { SourceName } from './source-names.ts'
import { trials } from './trials/trials.source.ts'

export const sources: Record<SourceName, Source> = {
  'drug-products': drugProducts,
  formulary,
  decisions,
  pubmed,
  trials,
  shortages,
  recalls,
  retractions,
}
