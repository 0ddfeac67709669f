import type { DrugStatus } from '@materia/contract/contents/kinds/drug.schemas.ts'
import { areasOfAtc } from '../../areas.ts'
import type { RecordEntry, SourcedVersion } from '../../source-definition.ts'
import { dayOf } from '../../text/dates.ts'
import { companyName, productName, substanceName, tidy, unitName, upperFirst } from '../../text/names.ts'
import { storableText } from '../../text/plain.ts'
import type { CompanyRow } from './companies.queries.ts'
import type { DrugProduct } from './drug-products.parser.ts'

/** A brand or an ingredient that a product belongs to. */
export interface ProductGroup {
  relation: 'brand' | 'ingredient'
  key: string
  name: string
  nameFr: string | null
}

/** What a product brings besides its version. */
export interface ProductExtra {
  company: CompanyRow | null
  groups: ProductGroup[]
}
export type ProductRecord = RecordEntry<ProductExtra>

export interface MappedProduct extends ProductExtra {
  version: SourcedVersion<'Drug'>
}

const statuses: Record<string, DrugStatus> = {
  APPROVED: 'Approved',
  MARKETED: 'Marketed',
  DORMANT: 'Dormant',
  'CANCELLED PRE MARKET': 'CancelledPreMarket',
  'CANCELLED POST MARKET': 'CancelledPostMarket',
  'CANCELLED (UNRETURNED ANNUAL)': 'CancelledPostMarket',
  'CANCELLED (SAFETY ISSUE)': 'CancelledPostMarket',
}

export const drugKey = (code: string) => `dpd:${code}`

/** Clinicians prescribe to people: why a product stays out. */
export function notForPeople(product: DrugProduct): string | undefined {
  if (/^veterinary/i.test(product.class)) return 'for animals'
  return /^disinfectant/i.test(product.class) ? 'for surfaces' : undefined
}

export function drugStatusOf(status: string): DrugStatus | undefined {
  return statuses[status] ?? (status.startsWith('CANCELLED') ? 'CancelledPostMarket' : undefined)
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
  const strengths = ingredients.map(strengthText)
  const forms = product.forms.map(substanceName)
  const atc = product.therapeuticClasses.filter((row) => row.TC_ATC_NUMBER)
  const version: SourcedVersion<'Drug'> = {
    type: 'Drug',
    sourceKey: drugKey(product.code),
    title: titleOf(name, strengths),
    summary: summaryOf({
      ingredients: ingredients.map((line, at) => `${line.name}${strengths[at] ? ` ${strengths[at]}` : ''}`),
      forms,
      product,
      company,
    }),
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
      description:
        [tidy(product.descriptor), product.isBiosimilar ? 'Biosimilar' : ''].filter(Boolean).join(' · ') || null,
      monographOriginalUrl: null,
      drugIngredients: ingredients,
      therapeuticClasses: atc.map((row) => ({
        atcCode: row.TC_ATC_NUMBER ?? null,
        atcName: row.TC_ATC ? substanceName(row.TC_ATC) : null,
        ahfsCode: row.TC_AHFS_NUMBER || null,
        ahfsName: row.TC_AHFS ? substanceName(row.TC_AHFS) : null,
      })),
      forms,
      routes: product.routes.map(substanceName),
      schedules: product.schedules.map(scheduleName),
      packages: product.packages.map((text) => tidy(storableText(text))),
      // Known once the company is stored.
      companyId: null,
    },
    areasOfInterest: areasOfAtc(atc.map((row) => row.TC_ATC_NUMBER ?? '')),
  }
  return { version, company, groups: groupsOf(product) }
}

/** What a name is called by: "APO-ATORVASTATIN TABLETS 10 MG" and "APO-ATORVASTATIN" are one brand. */
export function brandOf(brandName: string): string {
  const words = tidy(brandName.toUpperCase()).split(' ')
  while (words.length > 1 && isNoBrandWord(words.at(-1) ?? '')) words.pop()
  const brand = words.filter((word, at) => at === 0 || at === words.length - 1 || !/^\d{2,}$/.test(word))
  return brand.join(' ').replace(/[\s,;–-]+$/, '')
}

/** "ATORVASTATIN (ATORVASTATIN CALCIUM)" → "ATORVASTATIN", "LOSARTAN POTASSIUM" → "LOSARTAN". */
export function baseIngredient(ingredient: string): string {
  const name = tidy(ingredient)
  const words = (/^([^(]{3,}?)\s*\(.*\)$/.exec(name)?.[1] ?? name).trim().split(' ')
  // Of sodium chloride or zinc oxide nothing would be left.
  if (minerals.has((words[0] ?? '').toUpperCase())) return words.join(' ')
  while (words.length > 1 && salts.has((words.at(-1) ?? '').toUpperCase())) words.pop()
  return words.join(' ')
}

/** "Chlorhydrate de diltiazem" → "Diltiazem", "Losartan potassique" → "Losartan". */
export function baseIngredientFr(ingredient: string): string {
  const name = tidy(ingredient)
  const base = (/^([^(]{3,}?)\s*\(.*\)$/.exec(name)?.[1] ?? name).trim()
  return base.replace(frenchSaltBefore, '').replace(frenchSaltAfter, '')
}

const salts = new Set(
  'HYDROCHLORIDE DIHYDROCHLORIDE HYDROBROMIDE SULFATE SULPHATE BISULFATE SODIUM DISODIUM POTASSIUM CALCIUM MAGNESIUM MALEATE FUMARATE HEMIFUMARATE TARTRATE BITARTRATE MESYLATE DIMESYLATE BESYLATE TOSYLATE ACETATE PHOSPHATE CITRATE SUCCINATE BROMIDE CHLORIDE LACTATE GLUCONATE ERBUMINE ARGININE XINAFOATE PROPIONATE MONOHYDRATE DIHYDRATE TRIHYDRATE HEMIHYDRATE HYDRATE ANHYDROUS'.split(
    ' ',
  ),
)
const minerals = new Set(
  'SODIUM POTASSIUM CALCIUM MAGNESIUM ZINC IRON FERROUS FERRIC COPPER CUPRIC ALUMINUM SILVER LITHIUM BARIUM AMMONIUM MANGANESE SELENIUM SELENIOUS CHROMIC BISMUTH TITANIUM STRONTIUM HYDROGEN L-ARGININE ARGININE'.split(
    ' ',
  ),
)
const frenchSaltBefore =
  /^(chlorhydrate|dichlorhydrate|bromhydrate|sulfate|bisulfate|maléate|fumarate|tartrate|bitartrate|mésylate|dimésylate|bésylate|acétate|phosphate|citrate|succinate|bromure|chlorure|propionate) (de |d'|du )/i
const frenchSaltAfter =
  / (sodique|disodique|potassique|calcique|magnésienne?|monohydraté|dihydraté|trihydraté|anhydre)$/i

const formWords = new Set(
  'TABLET TABLETS TAB TABS CAPSULE CAPSULES CAP CAPS INJECTION INJECTABLE INJ SOLUTION SOL SUSPENSION SUSP SYRUP CREAM CRM OINTMENT ONT GEL LOTION DROPS LIQUID LIQ POWDER USP BP FOR ORAL OF'.split(
    ' ',
  ),
)
const isNoBrandWord = (word: string) =>
  formWords.has(word.replace(/[,;.]$/, '')) ||
  /^[–-]$/.test(word) ||
  /^-?[\d.,/]+(%|MG|MCG|UG|G|GM|ML|L|UNITS?|IU|MEQ|MMOL)?([/-][\d.]*(MG|MCG|G|ML|L|H|HR|UNITS?|DOSE|ACT))*$/.test(
    word,
  ) ||
  /^(MG|MCG|G|ML|%|UNITS?|IU)$/.test(word)

function groupsOf(product: DrugProduct): ProductGroup[] {
  const brand = brandOf(product.brandName)
  const brandFr = product.brandNameFr ? brandOf(product.brandNameFr) : ''
  const groups: ProductGroup[] = [
    {
      relation: 'brand',
      key: `brand:${brand}`,
      name: productName(brand),
      nameFr: brandFr && brandFr !== brand ? productName(brandFr) : null,
    },
  ]
  for (const row of product.ingredients.toSorted((one, other) =>
    ingredientOrder(one) < ingredientOrder(other) ? -1 : 1,
  )) {
    const base = baseIngredient(row.INGREDIENT ?? '').toUpperCase()
    const baseFr = baseIngredientFr(row.INGREDIENT_F ?? '')
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

function strengthText({
  strength,
  strengthUnit,
  dosage,
  dosageUnit,
}: SourcedVersion<'Drug'>['details']['drugIngredients'][number]): string {
  if (!strength) return ''
  const unit = strengthUnit === 'unit' && strength !== '1' ? 'units' : (strengthUnit ?? '')
  const amountOf = `${strength}${unit === '%' ? '' : ' '}${unit}`.trim()
  if (!dosageUnit || /^(w|v)\/(w|v)$|^%$|^nil$/i.test(dosageUnit)) return amountOf
  return `${amountOf}/${[dosage, dosageUnit].filter(Boolean).join(' ')}`
}

function titleOf(name: string, strengths: string[]): string {
  const known = [...new Set(strengths.filter(Boolean))]
  if (known.length === 0 || strengths.length > 3 || /\d\s?(mg|mcg|g|mL|%|units?|IU)(?![a-z])/i.test(name)) return name
  return `${name} ${known.join(' + ')}`
}

function summaryOf({
  ingredients,
  forms,
  product,
  company,
}: {
  ingredients: string[]
  forms: string[]
  product: DrugProduct
  company: CompanyRow | null
}): string {
  const named =
    ingredients.length > 4
      ? `${ingredients.slice(0, 4).join(', ')} and ${ingredients.length - 4} more`
      : ingredients.join(', ')
  const taken = [forms.join(', '), product.routes.map((route) => substanceName(route).toLowerCase()).join(', ')]
    .filter(Boolean)
    .join(', ')
  return [named, taken, product.schedules.map(scheduleName).join(', '), company?.name].filter(Boolean).join(' · ')
}

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

/** ".5" → "0.5", "10.00" → "10". */
function amount(text: string): string {
  const number = text.trim().replace(/^\./, '0.')
  return /^\d+\.\d+$/.test(number) ? number.replace(/\.?0+$/, '') : number
}
