import {
  amountIn,
  type ContentReference,
  type DrugIngredientLine,
  type DrugItem,
  drugStatuses,
  isInNothing,
  isProportion,
} from '@materia/contract'
import { defaultLanguage, type Language } from '@materia/contract/languages.ts'
import type { Identifier } from '../../../platform/identifiers/identifiers.ts'
import { contentText } from '../messages.ts'
import { hasFormulary, listCompanies, listPrices, listProducts, type ProductRow } from './drug.queries.ts'
import { drugIn, formsIn, frenchWordsOf, ingredientsIn } from './drug-french.ts'
import { isGenericName } from './generic-names.ts'
import { classIdentifiers, joined, type Kinds } from './kind.ts'
import { byUse } from './product-order.ts'
import { listDecisionsOfGroups, listNamed, listNaming, listRelatedGroups } from './references.queries.ts'
import { substancesOf } from './substance-names.ts'
import { listArticlesOfGroups, listTrialsOfGroups } from './substances.queries.ts'

export const strengthOf = (
  { strength, strengthUnit, dosage, dosageUnit }: DrugIngredientLine,
  language: Language = 'en',
) => {
  const amount = amountIn(strength, strengthUnit, language)
  if (amount && !dosage && isProportion(dosageUnit)) return `${amount} ${dosageUnit}`
  if (!dosage && isInNothing(dosageUnit)) return amount
  const per = joined([dosage, dosageUnit], ' ')
  return amount && per ? `${amount}/${per}` : amount
}

/** The word for a status that a source knows. */
export function statusWordOf(status: string, language: Language): string {
  const known = drugStatuses.find((each) => each === status)
  return known ? contentText(`drug${known}`).in(language) : status
}

export const drug: Kinds['Drug'] = {
  searchClass: 0,
  // What can be prescribed today stands above what could be.
  searchRank: ({ drugStatus }) => (drugStatus === 'Marketed' ? 0.7 : 0.2),
  shown: drugIn,
  frenchWords: frenchWordsOf,
  searchWords: (details) =>
    [
      details.nameFr,
      details.din,
      ...details.drugIngredients.flatMap((line) => [line.name, strengthOf(line)]),
      ...details.therapeuticClasses.flatMap((group) => [group.atcCode, group.atcName, group.ahfsName]),
      ...details.forms,
      ...details.routes,
      details.description,
    ]
      .filter(Boolean)
      .join(' '),
  otherNames: ({ nameFr }) => (nameFr ? [nameFr] : []),
  // The line under a product's name is its company.
  facets: ({ drugStatus }, byline) => ({ status: [drugStatus], company: [byline] }),
  fields: ({ forms, routes, schedules, french }, byline) => ({
    company: [byline],
    form: [...forms, ...(french?.forms ?? [])],
    route: [...routes, ...(french?.routes ?? [])],
    schedule: [...schedules, ...(french?.schedules ?? [])],
  }),
  passage: (stored, language) => {
    const { therapeuticClasses, description, routes } = drugIn(stored, language).details
    return [description, ...routes, ...therapeuticClasses.map((group) => group.atcName)].filter(Boolean).join(' · ')
  },
  identifiers: ({ din, drugCode, therapeuticClasses }) => {
    const found: Identifier[] = [
      { scheme: 'drug-code', value: drugCode },
      ...classIdentifiers(therapeuticClasses.map(({ atcCode }) => atcCode)),
    ]
    return din ? [{ scheme: 'din', value: din }, ...found] : found
  },
  factLine: (details, language) =>
    joined([
      ingredientsIn(details, language)
        .slice(0, 3)
        .map((line) => joined([line.name, strengthOf(line, language)], ' '))
        .join(', '),
      formsIn(details, language)[0],
      details.din && `DIN ${details.din}`,
    ]),
  statusWord: ({ drugStatus }, language) => statusWordOf(drugStatus, language),
  async complete({ db }, { language }, rows) {
    const ids = rows.map((row) => row.content_item_id)
    const [companies, prices, brands, ingredients, decisions, isFormularyRead] = await Promise.all([
      listCompanies(
        db,
        rows.flatMap((row) => row.details.companyId ?? []),
      ),
      listPrices(
        db,
        rows.flatMap((row) => row.details.din ?? []),
      ),
      listNamed(db, ids, 'brand', language),
      listNamed(db, ids, 'ingredient', language),
      listNaming(db, ids, 'decision', language),
      hasFormulary(db),
    ])
    return new Map(
      rows.map(({ content_item_id: id, details }) => [
        id,
        {
          status: details.drugStatus,
          company: companies.get(details.companyId ?? 0) ?? null,
          drugData: prices.filter((price) => price.din === details.din),
          ...(isFormularyRead && !prices.some((price) => price.din === details.din) && { isUnlisted: true as const }),
          brandGroup: brands.get(id)?.[0] ?? null,
          ingredientGroups: ingredients.get(id) ?? [],
          decisions: decisions.get(id) ?? [],
        },
      ]),
    )
  },
}

export const drugGroup: Kinds['DrugBrandGroup'] = {
  searchClass: 1,
  // The page of a brand or an ingredient is what a drug's name most often means.
  searchRank: 1,
  shown: ({ name, nameFr }, language) =>
    language === 'fr'
      ? { details: { name: nameFr ?? name, nameFr }, language }
      : { details: { name, nameFr }, language },
  searchWords: ({ name, nameFr }) => [name, nameFr].filter(Boolean).join(' '),
  otherNames: ({ nameFr }) => (nameFr ? [nameFr] : []),
  identifiers: ({ name, nameFr }) =>
    [...new Set([name, nameFr].filter((known) => known !== null).map((known) => known.toLowerCase()))].map((value) => ({
      scheme: 'name',
      value,
    })),
  factLine: () => null,
  statusWord: () => null,
  async complete({ db }, { language = defaultLanguage }, rows) {
    const ids = rows.map((row) => row.content_item_id)
    const [products, decisions, related, trials, articles] = await Promise.all([
      listProducts(db, ids),
      listDecisionsOfGroups(db, ids, language),
      listRelatedGroups(db, ids, language),
      listTrialsOfGroups(db, ids),
      listArticlesOfGroups(db, ids),
    ])
    return new Map(
      rows.map(({ content_item_id: id, details }) => [
        id,
        {
          drugItems: drugItemsOf(
            products.filter((product) => product.group_id === id),
            language,
          ),
          decisions: decisions.get(id) ?? [],
          relatedGroups: originatorsFirst(details.name, related.get(id) ?? []),
          trials: trials.get(id) ?? [],
          articles: articles.get(id) ?? [],
        },
      ]),
    )
  },
}

/** In the order of use; amounts are compared as English writes them. */
export const drugItemsOf = (products: ProductRow[], language: Language): DrugItem[] =>
  products
    .map((product) => ({ product, item: drugItemOf(product, 'en'), isGeneric: isGeneric(product) }))
    .sort(byUse)
    .map(({ product, item }) => (language === 'en' ? item : drugItemOf(product, language)))

const isGeneric = ({ details }: ProductRow) =>
  isGenericName(
    details.name,
    details.drugIngredients.map(({ name }) => name),
  )

/** The brands of an ingredient: originators before generic houses, in the order they come. */
const originatorsFirst = (name: string, groups: ContentReference[]) =>
  groups.toSorted((one, other) => Number(isGenericName(one.title, [name])) - Number(isGenericName(other.title, [name])))

function drugItemOf(
  {
    content_item_id,
    details,
    company,
    source_url,
    prices,
    price,
    ontario_pays,
    formulary_form,
    edition_date,
    coverage,
    is_unlisted,
    is_short,
    substances,
  }: ProductRow,
  language: Language,
): DrugItem {
  const lines = ingredientsIn(details, language)
  const named = substancesOf(details.drugIngredients, substances, language)
  return {
    din: details.din,
    name: drugIn(details, language).details.name,
    // Where no formulary lists it, its package sizes are what is known.
    count: prices || details.packages.length,
    contentItemId: content_item_id,
    strength: joined(
      lines.map((line) => strengthOf(line, language)),
      ' / ',
    ),
    ...(named && { substances: named }),
    form: formsIn(details, language)[0] ?? null,
    company,
    companyId: details.companyId,
    drugStatus: details.drugStatus,
    price,
    amountMOHLTCPays: ontario_pays,
    formularyForm: formulary_form,
    editionDate: edition_date,
    coverage,
    ...(is_unlisted && { isUnlisted: true }),
    isShort: is_short,
    sourceUrl: language === 'fr' ? (source_url?.replace('lang=eng', 'lang=fra') ?? null) : source_url,
  }
}
