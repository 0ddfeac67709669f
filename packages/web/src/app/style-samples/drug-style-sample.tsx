import {
  type Company,
  contentRoutes,
  type Drug,
  type DrugAlternative,
  type DrugData,
  type DrugIngredient,
  type DrugItem,
  type DrugOverview,
  drugCoverages,
  drugStatuses,
} from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { DrugGroupView } from '../../features/contents/details/drug/DrugGroupView.tsx'
import { DrugView } from '../../features/contents/details/drug/DrugView.tsx'
import { replyKey } from '../../lib/query.ts'
import { sampleOf } from './style-sample.tsx'

/** The pages of a product and of an ingredient, drawn at build time for their styles as the first screens are. */
export function DrugStyleSample({ client }: { client: QueryClient }) {
  const params = { contentItemId }
  client.setQueryData(replyKey(contentRoutes.drugItems, { query: { versionId: drug.versionId } }), products)
  client.setQueryData(replyKey(contentRoutes.drugAlternatives, { params }), alternatives)
  client.setQueryData(replyKey(contentRoutes.drugOverview, { params }), overview)
  return (
    <>
      <DrugView content={drug} />
      <DrugGroupView content={ingredient} />
    </>
  )
}

const contentItemId = 'sample-0'
const text = '–'
const reference = { contentItemId, contentItemType: 'Decision', title: text, publishedOn: '2026-01-01' } as const
const references = [reference]

/** Every status beside every coverage, and as many as are searched. */
const products: DrugItem[] = drugStatuses.flatMap((drugStatus) =>
  [...drugCoverages, null].map((coverage) => ({
    din: text,
    name: text,
    count: 1,
    contentItemId: `${drugStatus} ${coverage}`,
    strength: text,
    form: `${coverage}`,
    company: text,
    companyId: 1,
    drugStatus,
    price: 1,
    amountMOHLTCPays: 1,
    formularyForm: `${text} Pk`,
    editionDate: '2025-07-31',
    coverage,
    ...(coverage === null && { isUnlisted: true as const }),
    isShort: coverage === null,
    sourceUrl: 'https://example.org',
  })),
)

const alternatives: DrugAlternative[] = products.map((product) => ({ ...product, dailyCost: 1 }))

const overview: DrugOverview = {
  formularyOnly: alternatives.slice(0, 1),
  classes: [{ code: text, members: references }],
  statusHistory: [{ date: '2026-01-01', status: 'Marketed', name: text, din: text, contentItemId }],
  recruiting: references,
  posts: [sampleOf('UserArticle', 1)],
  folios: [],
}

const company: Company = {
  id: 1,
  code: null,
  name: text,
  address: text,
  suite: null,
  city: text,
  province: text,
  postalCode: text,
  country: text,
}

const priceIn = (coverage: DrugData['coverage'], id: number): DrugData => ({
  id,
  din: text,
  manufacturer: text,
  individualPrice: 1,
  listDate: '2026-01-01',
  amountMOHLTCPays: 1,
  itemNumber: text,
  strength: text,
  dosageForm: text,
  coverage,
  limitedUse: [{ code: text, text }],
  dailyCost: 1,
  interchangeableId: text,
  editionDate: '2026-01-01',
})

const drug: Drug = {
  ...sampleOf('Drug', 0),
  contentItemType: 'Drug',
  sourceContent: null,
  sourceUrl: 'https://example.org',
  din: text,
  name: text,
  nameFr: text,
  drugCode: text,
  drugStatus: 'Marketed',
  status: 'Marketed',
  statusDate: '2026-01-01',
  description: text,
  monographOriginalUrl: 'https://example.org',
  drugIngredients: [],
  therapeuticClasses: [{ atcCode: text, atcName: text, ahfsCode: null, ahfsName: null }],
  forms: [text],
  routes: [text],
  schedules: [text],
  packages: [text],
  companyId: 1,
  company,
  statusHistory: [{ status: 'Marketed', date: '2026-01-01' }],
  drugData: drugCoverages.map(priceIn),
  brandGroup: reference,
  ingredientGroups: references,
  decisions: references,
}

const ingredient: DrugIngredient = {
  ...sampleOf('DrugIngredient', 0),
  contentItemType: 'DrugIngredient',
  sourceContent: null,
  name: text,
  nameFr: text,
  drugItems: products,
  decisions: references,
  relatedGroups: references,
  trials: references,
  articles: references,
}
