import type { DrugIngredientLine, DrugItem } from '@materia/contract'
import { actorLanguage } from '../../../platform/actor-language.ts'
import type { Actor } from '../../../platform/app.ts'
import { storedWord, wordsIn } from '../facts.ts'
import { listCompanies, listPrices, listProducts, type ProductRow } from './drug.queries.ts'
import { type Identifier, joined, type Kinds } from './kind.ts'
import { byUse } from './product-order.ts'
import { listDecisionsOfGroups, listNamed, listNaming, listRelatedGroups } from './references.queries.ts'
import { listArticlesOfGroups, listTrialsOfGroups } from './substances.queries.ts'

export const strengthOf = ({ strength, strengthUnit, dosage, dosageUnit }: DrugIngredientLine) => {
  const amount = joined([strength, strengthUnit], ' ')
  const per = joined([dosage, dosageUnit], ' ')
  return amount && per ? `${amount}/${per}` : amount
}

export const drug: Kinds['Drug'] = {
  searchClass: 0,
  searchRank: 0.7,
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
  passage: ({ therapeuticClasses, description, routes }) =>
    [description, ...routes, ...therapeuticClasses.map((group) => group.atcName)].filter(Boolean).join(' · '),
  identifiers: ({ din, drugCode }) => {
    const found: Identifier[] = [{ scheme: 'drug-code', value: drugCode }]
    return din ? [{ scheme: 'din', value: din }, ...found] : found
  },
  factLine: (details) =>
    joined([
      details.drugIngredients
        .slice(0, 3)
        .map((line) => joined([line.name, strengthOf(line)], ' '))
        .join(', '),
      details.forms[0],
      details.din && `DIN ${details.din}`,
    ]),
  statusWord: ({ drugStatus }) => storedWord(`drug${drugStatus}`),
  async complete({ db }, _reader, rows) {
    const ids = rows.map((row) => row.content_item_id)
    const [companies, prices, brands, ingredients, decisions] = await Promise.all([
      listCompanies(
        db,
        rows.flatMap((row) => row.details.companyId ?? []),
      ),
      listPrices(
        db,
        rows.flatMap((row) => row.details.din ?? []),
      ),
      listNamed(db, ids, 'brand'),
      listNamed(db, ids, 'ingredient'),
      listNaming(db, ids, 'decision'),
    ])
    return new Map(
      rows.map(({ content_item_id: id, details }) => [
        id,
        {
          status: details.drugStatus,
          company: companies.get(details.companyId ?? 0) ?? null,
          drugData: prices.filter((price) => price.din === details.din),
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
  searchWords: ({ name, nameFr }) => [name, nameFr].filter(Boolean).join(' '),
  otherNames: ({ nameFr }) => (nameFr ? [nameFr] : []),
  identifiers: ({ name, nameFr }) =>
    [...new Set([name, nameFr].filter((known) => known !== null).map((known) => known.toLowerCase()))].map((value) => ({
      scheme: 'name',
      value,
    })),
  factLine: () => null,
  statusWord: () => null,
  async complete({ db }, reader, rows) {
    const ids = rows.map((row) => row.content_item_id)
    const [products, decisions, related, trials, articles] = await Promise.all([
      listProducts(db, ids),
      listDecisionsOfGroups(db, ids),
      listRelatedGroups(db, ids),
      listTrialsOfGroups(db, ids),
      listArticlesOfGroups(db, ids),
    ])
    return new Map(
      ids.map((id) => [
        id,
        {
          drugItems: products
            .filter((product) => product.group_id === id)
            .map(drugItemOf)
            .sort(byUse)
            .map((item) => drugItemFor(reader, item)),
          decisions: decisions.get(id) ?? [],
          relatedGroups: related.get(id) ?? [],
          trials: trials.get(id) ?? [],
          articles: articles.get(id) ?? [],
        },
      ]),
    )
  },
}

/** Its form as this reader says it. */
export const drugItemFor = (reader: Actor, item: DrugItem): DrugItem => ({
  ...item,
  form: item.form === null ? null : (wordsIn(actorLanguage(reader), [item.form])[0] ?? null),
})

export function drugItemOf({
  content_item_id,
  details,
  company,
  prices,
  price,
  ontario_pays,
  coverage,
}: ProductRow): DrugItem {
  return {
    din: details.din,
    name: details.name,
    // Where no formulary lists it, its package sizes are what is known.
    count: prices || details.packages.length,
    contentItemId: content_item_id,
    strength: joined(details.drugIngredients.map(strengthOf), ' / '),
    form: details.forms[0] ?? null,
    company,
    drugStatus: details.drugStatus,
    price,
    amountMOHLTCPays: ontario_pays,
    coverage,
  }
}
