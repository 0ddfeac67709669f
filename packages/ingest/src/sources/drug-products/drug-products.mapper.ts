import { amountInFrench, followsFamily, needsNoPrescription } from '@materia/server/features/contents/index.ts'
import { areasOfAtc } from '../../areas.ts'
import type { RecordEntry, SourcedVersion } from '../../source-definition.ts'
import { dayOf } from '../../text/dates.ts'
import {
  companyName,
  frenchUnitName,
  headline,
  productName,
  substanceName,
  tidy,
  unitName,
  upperFirst,
} from '../../text/names.ts'
import { storableText } from '../../text/plain.ts'
import { frenchClassOf } from './class-names.ts'
import type { CompanyRow } from './companies.queries.ts'
import { type DrugProduct, drugStatusOf } from './drug-products.parser.ts'
import { familyOf, isForConsumers, type ProductFamily, type ProductGroup } from './product-family.ts'
import { baseIngredient, baseIngredientFr, brandOf, isNamedByIngredient } from './product-names.ts'

/** What a product brings besides its version. */
export interface ProductExtra {
  company: CompanyRow | null
  groups: ProductGroup[]
  family: ProductFamily
}

export type ProductRecord = RecordEntry<ProductExtra>

export interface MappedProduct extends ProductExtra {
  version: SourcedVersion<'Drug'>
}

export const drugKey = (code: string) => `dpd:${code}`

/** Clinicians prescribe to people: why a product stays out. */
export function notForPeople(product: DrugProduct): string | undefined {
  if (/^veterinary/i.test(product.class)) return 'for animals'
  return /^disinfectant/i.test(product.class) ? 'for surfaces' : undefined
}

/** Two rows of one day and status say one thing. */
function statusHistoryOf({ statusHistory }: DrugProduct): SourcedVersion<'Drug'>['details']['statusHistory'] {
  const known = statusHistory.flatMap(({ status, date }) => {
    const word = drugStatusOf(status)
    return word ? [{ status: word, date }] : []
  })
  return known.filter(({ status }, at) => at === 0 || known[at - 1]?.status !== status)
}

export function mapProduct(product: DrugProduct, releasedOn: string): MappedProduct {
  const name = productName(product.brandName)
  const company = companyOf(product)
  // Alphabetical is also how combinations are usually written: fluticasone and salmeterol, sacubitril and valsartan.
  const rows = product.ingredients.toSorted((one, other) => (ingredientOrder(one) < ingredientOrder(other) ? -1 : 1))
  const ingredients = rows.map((row) => ({
    name: substanceName(row.INGREDIENT ?? ''),
    dosage: row.DOSAGE_VALUE || null,
    dosageUnit: row.DOSAGE_UNIT ? unitName(row.DOSAGE_UNIT) : null,
    strength: amount(row.STRENGTH ?? '') || null,
    strengthUnit: row.STRENGTH_UNIT ? unitName(row.STRENGTH_UNIT) : null,
  }))
  const frenchIngredients = ingredients.map((line, at) => inFrench(line, rows[at] ?? {}))
  const lists = {
    forms: product.forms.map(substanceName),
    routes: product.routes.map(substanceName),
    schedules: product.schedules.map(scheduleName),
  }
  const frenchLists = {
    forms: product.french.forms.map(substanceName),
    routes: product.french.routes.map(substanceName),
    schedules: product.french.schedules.map(tidy),
  }
  const atc = product.therapeuticClasses.filter((row) => row.TC_ATC_NUMBER)
  const version: SourcedVersion<'Drug'> = {
    type: 'Drug',
    sourceKey: drugKey(product.code),
    title: titleOf(name, ingredients.map(strengthText)),
    summary: summaryOf(ingredients, { ...lists, company, others: (count) => `and ${count} more` }),
    byline: company?.name ?? null,
    extraSearchInfo: searchWords(product),
    sourceName: 'Health Canada Drug Product Database',
    sourceUrl: `https://health-products.canada.ca/dpd-bdpp/info?lang=eng&code=${product.code}`,
    publishedOn: dayOf(product.statusDate ?? product.lastUpdated),
    sourceDate: dayOf(releasedOn),
    details: {
      din: product.din || null,
      name,
      nameFr: product.brandNameFr ? productName(product.brandNameFr) : null,
      drugCode: product.code,
      drugStatus: drugStatusOf(product.status) ?? 'Approved',
      statusDate: product.statusDate,
      description: descriptionOf(product.descriptor, product, 'Biosimilar'),
      monographOriginalUrl: null,
      drugIngredients: ingredients,
      therapeuticClasses: atc.map((row) => ({
        atcCode: row.TC_ATC_NUMBER ?? null,
        atcName: row.TC_ATC ? substanceName(row.TC_ATC) : null,
        ahfsCode: row.TC_AHFS_NUMBER || null,
        ahfsName: row.TC_AHFS ? substanceName(row.TC_AHFS) : null,
      })),
      ...lists,
      packages: product.packages.map((text) => tidy(storableText(text))),
      // Known once the company is stored.
      companyId: null,
      statusHistory: statusHistoryOf(product),
      french: {
        description: descriptionOf(product.french.descriptor || product.descriptor, product, 'Biosimilaire'),
        drugIngredients: frenchIngredients.map(({ name, dosageUnit, strengthUnit }) => ({
          name,
          dosageUnit,
          strengthUnit,
        })),
        atcNames: atc.map((row) => frenchClassOf(row, rows)),
        ...frenchLists,
      },
    },
    french: {
      title: titleOf(
        product.brandNameFr ? productName(product.brandNameFr) : name,
        frenchIngredients.map(strengthText),
      ),
      summary: summaryOf(frenchIngredients, { ...frenchLists, company, others: (count) => `et ${count} autres` }),
      byline: company?.name ?? null,
      sourceUrl: `https://health-products.canada.ca/dpd-bdpp/info?lang=fra&code=${product.code}`,
    },
    areasOfInterest: areasOfAtc(atc.map((row) => row.TC_ATC_NUMBER ?? '')),
    feedWeight: isForConsumers(product) ? needsNoPrescription : followsFamily,
  }
  const groups = groupsOf(product)
  return { version, company, groups, family: familyOf(product, groups) }
}

function groupsOf(product: DrugProduct): ProductGroup[] {
  const ingredients = ingredientGroupsOf(product)
  const brand = brandOf(product.brandName)
  const bases = ingredients.map(({ key }) => key.replace(/^ingredient:/, ''))
  if (isNamedByIngredient(brand, bases)) return ingredients
  const brandFr = product.brandNameFr ? brandOf(product.brandNameFr) : ''
  const nameFr = brandFr && brandFr !== brand ? productName(brandFr) : null
  return [{ relation: 'brand', key: `brand:${brand}`, name: productName(brand), nameFr }, ...ingredients]
}

function ingredientGroupsOf(product: DrugProduct): ProductGroup[] {
  const groups: ProductGroup[] = []
  for (const row of product.ingredients.toSorted((one, other) =>
    ingredientOrder(one) < ingredientOrder(other) ? -1 : 1,
  )) {
    const base = baseIngredient(row.INGREDIENT ?? '').toUpperCase()
    const baseFr = baseIngredientFr(row.INGREDIENT_F ?? '', row.INGREDIENT ?? '')
    if (!base || groups.some(({ key }) => key === `ingredient:${base}`)) continue
    groups.push({
      relation: 'ingredient',
      key: `ingredient:${base}`,
      name: substanceName(base),
      nameFr: baseFr && baseFr.toUpperCase() !== base ? upperFirst(substanceName(baseFr)) : null,
    })
  }
  return groups
}

const ingredientOrder = (row: Record<string, string>) =>
  [row.INGREDIENT, row.STRENGTH, row.STRENGTH_UNIT, row.DOSAGE_VALUE, row.DOSAGE_UNIT].join('|')

function companyOf({ company }: DrugProduct): CompanyRow | null {
  if (!company?.COMPANY_NAME || !company.COMPANY_CODE) return null
  const shown = (text: string | undefined) => (text ? companyName(text) : null)
  return {
    code: company.COMPANY_CODE,
    name: companyName(company.COMPANY_NAME),
    address: shown(company.STREET_NAME) ?? (company.POST_OFFICE_BOX ? `PO Box ${company.POST_OFFICE_BOX}` : null),
    suite: shown(company.SUITE_NUMBER),
    city: shown(company.CITY_NAME),
    province: shown(company.PROVINCE),
    postal_code: company.POSTAL_CODE || null,
    country: shown(company.COUNTRY),
  }
}

type IngredientLine = SourcedVersion<'Drug'>['details']['drugIngredients'][number]

function inFrench(line: IngredientLine, row: Record<string, string>): IngredientLine {
  return {
    ...line,
    strength: line.strength && amountInFrench(line.strength),
    dosage: line.dosage && amountInFrench(line.dosage),
    name: row.INGREDIENT_F ? upperFirst(substanceName(row.INGREDIENT_F)) : line.name,
    dosageUnit: row.DOSAGE_UNIT_F ? frenchUnitName(row.DOSAGE_UNIT_F) : line.dosageUnit,
    strengthUnit: row.STRENGTH_UNIT_F ? frenchUnitName(row.STRENGTH_UNIT_F) : line.strengthUnit,
  }
}

const plurals: Record<string, string> = { unit: 'units', unité: 'unités' }

function strengthText({ strength, strengthUnit, dosage, dosageUnit }: IngredientLine): string {
  if (!strength) return ''
  const unit = (strength !== '1' && plurals[strengthUnit ?? '']) || (strengthUnit ?? '')
  const amountOf = `${strength}${unit === '%' ? '' : ' '}${unit}`.trim()
  if (!dosageUnit || /^(w|v|p)\/(w|v|p)$|^%$|^nil$/i.test(dosageUnit)) return amountOf
  return `${amountOf}/${[dosage, dosageUnit].filter(Boolean).join(' ')}`
}

function titleOf(name: string, strengths: string[]): string {
  const known = [...new Set(strengths.filter(Boolean))]
  if (known.length === 0 || strengths.length > 3 || /\d\s?(mg|mcg|g|mL|%|units?|IU)(?![a-z])/i.test(name)) return name
  return `${known.length === 1 ? withoutAmount(name, known[0] ?? '') : name} ${known.join(' + ')}`
}

/** "PRO-Amiodarone 200" and "Allopurinol-100" have half of their strength in their names. */
function withoutAmount(name: string, strength: string): string {
  const [, bare, amount] = /^(.{4,}?)[ -](\d[\d.]*)$/.exec(name) ?? []
  return bare && amount && strength.replace(',', '.').startsWith(`${amount} `) ? bare : name
}

function summaryOf(
  ingredients: IngredientLine[],
  told: {
    forms: string[]
    routes: string[]
    schedules: string[]
    company: CompanyRow | null
    others(count: number): string
  },
): string {
  const names = ingredients.map((line) => [line.name, strengthText(line)].filter(Boolean).join(' '))
  const named = names.length > 4 ? `${names.slice(0, 4).join(', ')} ${told.others(names.length - 4)}` : names.join(', ')
  const taken = [told.forms.join(', '), told.routes.map((route) => route.toLowerCase()).join(', ')]
    .filter(Boolean)
    .join(', ')
  return [named, taken, told.schedules.join(', '), told.company?.name].filter(Boolean).join(' · ')
}

const descriptionOf = (descriptor: string, { isBiosimilar }: DrugProduct, biosimilar: string) =>
  [headline(descriptor), isBiosimilar ? biosimilar : ''].filter(Boolean).join(' · ') || null

function searchWords(product: DrugProduct): string {
  const words = [
    product.din,
    product.brandNameFr,
    product.descriptor,
    ...product.ingredients.map((row) => row.INGREDIENT_F ?? '').sort(),
    ...product.therapeuticClasses.flatMap((row) => [row.TC_ATC_NUMBER ?? '', row.TC_ATC ?? '']),
    product.isBiosimilar ? 'biosimilar biosimilaire' : '',
  ]
  return [...new Set(words.map(tidy).filter(Boolean))].join(' · ')
}

/** "NARCOTICS (CDSA I)" → "Narcotics (CDSA I)". */
const scheduleName = (text: string) =>
  substanceName(text.replace(/\(CDSA[^)]*\)/g, '').trim()) + (/\s*\(CDSA[^)]*\)/.exec(text)?.[0] ?? '')

/** ".5" → "0.5", "10.00" → "10", "300000000000" → "300,000,000,000". */
function amount(text: string): string {
  const number = text.trim().replace(/^\./, '0.')
  const short = /^\d+\.\d+$/.test(number) ? number.replace(/\.?0+$/, '') : number
  return /^\d{5,}$/.test(short) ? short.replace(/\B(?=(\d{3})+$)/g, ',') : short
}
